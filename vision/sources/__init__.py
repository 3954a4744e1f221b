"""Where pictures of the table come from: a USB camera, a Pi camera, files, a simulated table."""
