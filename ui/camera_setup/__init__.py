"""What is done with the camera before the game: choose it, aim it, draw its zones, teach and check the deck.

Nothing here imports OpenCV or numpy: they come with the first frame, on the camera's own thread.
"""
