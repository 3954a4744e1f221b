"""Where the user's files lie, as his system has it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import platformdirs

_NAME: Final = "housedealer"


def data_folder() -> Path:
    """The folder of the nights; not made yet on a first start."""
    return platformdirs.user_data_path(_NAME)


def config_folder() -> Path:
    """The folder of settings and of presets of one's own; not made yet on a first start."""
    return platformdirs.user_config_path(_NAME)
