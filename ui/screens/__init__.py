"""Whole screens: they place widgets on the canvas and hand each its part of the view."""
