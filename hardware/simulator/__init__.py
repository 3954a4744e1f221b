"""Devices without solder: the real classes on mock pins and on a pseudo-terminal."""
