"""From the state of the table to the views of the screens. Qt-free and pure."""
