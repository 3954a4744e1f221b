"""What runs in the seat box. Copy `main.py` and the folder `seatbox` to a Pico that runs MicroPython."""
