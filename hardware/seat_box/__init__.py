"""The box of lamps and buttons at the seats, on USB: its lines, its session, its port."""
