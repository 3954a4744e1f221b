"""What the window remembers besides the table: which sheet is open and what is being entered on it.

Nothing of it is in the journal; a restart begins with an empty desk.
"""
