"""Presets and settings: TOML files, the frozen schema they are read into, and the loader."""
