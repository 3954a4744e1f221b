"""The camera over the table and the window: what it sees is offered, what the hand waits for is told.

Nothing here imports OpenCV or numpy: they come with the first frame, on the camera's own thread.
"""
