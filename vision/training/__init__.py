"""Makes the reader's two networks: artwork, rendered scenes, training, export. Run by hand, never by the app.

``python -m vision.training`` does everything; it needs ``pip install .[train]``.
"""
