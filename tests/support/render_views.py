"""Render the sample views to PNG files, to be looked at.

python -m tests.support.render_views DIR [--size WxH]... [--only NAME]... [--day]
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

SIZES = ("800x480", "720x1280")


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--size", "sizes", multiple=True, default=SIZES)
@click.option("--only", multiple=True)
@click.option("--day", is_flag=True)
def main(folder: Path, sizes: tuple[str, ...], only: tuple[str, ...], day: bool) -> None:
    """Write one picture for each sample and size, and say which texts were cut."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PyQt6.QtWidgets import QApplication

    from tests.support.sample_views import windows
    from ui.kit import Kit
    from ui.stage import Stage
    from ui.theme import DAY, NIGHT
    from ui.typeface import load_fonts

    app = QApplication(sys.argv[:1])
    load_fonts()
    folder.mkdir(parents=True, exist_ok=True)
    for size in sizes:
        width, height = map(int, size.split("x"))
        for name, view in windows().items():
            if only and name not in only:
                continue
            cut: list[str] = []
            stage = Stage(Kit(theme=DAY if day else NIGHT, text_cut=cut.append))
            stage.resize(width, height)
            stage.render(view)
            stage.show()
            app.processEvents()
            stage.grab().save(str(folder / f"{name}-{size}{'-day' if day else ''}.png"))
            if cut:
                click.echo(f"{name} {size}: cut {sorted(set(cut))}")
            stage.close()


if __name__ == "__main__":
    main()
