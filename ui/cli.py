"""The command line: ``housedealer`` alone opens the table, each other job is a sub-command.

Qt, numpy and the like are imported inside the commands, so that ``--version`` and ``replay`` start at once.
"""

from __future__ import annotations

import os
from pathlib import Path

import click


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="housedealer", prog_name="housedealer", message="%(prog)s %(version)s")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder of the nights; else the user's data folder.",
)
@click.option("--windowed", is_flag=True, help="Open the table in a window instead of filling the screen.")
@click.option("--no-sim", is_flag=True, help="Leave the simulated hardware out, off a Raspberry Pi.")
@click.option(
    "--camera",
    metavar="SOURCE",
    help="Read the cards from this camera for once: usb, usb:/dev/video2, pi, simulator, a video, or off.",
)
@click.pass_context
def main(
    context: click.Context, *, data: Path | None, windowed: bool, no_sim: bool, camera: str | None
) -> None:
    """House Dealer: a dealer's box for a real poker table. Without a command it opens the table."""
    if context.invoked_subcommand is None:
        context.exit(open_table(data=data, full_screen=not windowed, simulates=not no_sim, camera=camera))


@main.command()
@click.option("--steps", is_flag=True, help="Also give the choices before every action.")
@click.argument("files", nargs=-1, required=True, type=click.Path(allow_dash=True), metavar="FILE...")
@click.pass_context
def replay(context: click.Context, *, steps: bool, files: tuple[str, ...]) -> None:
    """Replay hand records from FILE..., one JSON answer a line. "-" is standard input.

    The exit status is 1 if a record breaks a rule or a file cannot be read; the others are still replayed.
    """
    from ui.replay_files import replay_files

    context.exit(0 if replay_files(files, steps=steps) else 1)


@main.command("read-cards")
@click.option(
    "--json", "as_json", is_flag=True, help="One JSON object a picture, with places and confidences."
)
@click.option(
    "--annotate",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Write copies into DIR with what was read drawn on them.",
)
@click.option("--deck", is_flag=True, help="Ask the deck that was taught where a reading is in doubt.")
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="IMAGE|FOLDER...")
@click.pass_context
def read_cards(
    context: click.Context, *, as_json: bool, annotate: Path | None, deck: bool, paths: tuple[Path, ...]
) -> None:
    """Read the cards in pictures, one line a picture.

    The exit status is 1 if a file is no picture; the others are still read.
    """
    from config.paths import config_folder
    from ui.read_card_files import CannotAnnotate, read_card_files

    folder = config_folder() if deck else None
    try:
        all_read = read_card_files(paths, as_json=as_json, annotate=annotate, deck_folder=folder)
        context.exit(0 if all_read else 1)
    except CannotAnnotate as error:
        raise click.ClickException(str(error)) from error


@main.command()
@click.option(
    "--source",
    metavar="SOURCE",
    help="usb, usb:/dev/video2, pi, simulator, or the path of pictures or a video; else the kept one.",
)
@click.option("--seconds", type=click.FloatRange(min=0), help="Stop after so long; else Ctrl-C does.")
@click.pass_context
def watch(context: click.Context, *, source: str | None, seconds: float | None) -> None:
    """Print the cards that the camera sees, whenever they change.

    The exit status is 1 if the source cannot be used in the end.
    """
    from config.errors import ConfigError
    from config.paths import config_folder
    from ui.watch_cards import watch_cards

    try:
        context.exit(0 if watch_cards(source, settings_folder=config_folder(), seconds=seconds) else 1)
    except ConfigError as error:
        raise click.ClickException(str(error)) from error


@main.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path), metavar="DIR")
@click.option(
    "--size",
    "sizes",
    multiple=True,
    metavar="WxH",
    help="A screen size, 800x480 for example.",
)
@click.option("--language", type=click.Choice(["en", "de"]), default="en", help="English or German.")
def gallery(*, folder: Path, sizes: tuple[str, ...], language: str) -> None:
    """Paint every screen in telling states into DIR, one PNG each."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ui.gallery.painting import BadSize, paint_gallery

    try:
        for path in paint_gallery(folder, sizes, language=language):
            click.echo(path)
    except (BadSize, OSError) as error:
        raise click.ClickException(str(error)) from error


@main.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of lines.")
@click.pass_context
def doctor(context: click.Context, *, as_json: bool) -> None:
    """Say what is connected, what is missing, and what helps.

    The exit status is 1 if something that is configured is missing. Off a Raspberry Pi the simulator counts
    as present, and is named as such.
    """
    from config.paths import config_folder, data_folder
    from ui.doctor import report

    parent = context.parent
    data: Path | None = parent.params["data"] if parent is not None else None
    folder = data or data_folder()
    findings = report.examine(data=folder, settings_folder=data or config_folder(), environ=os.environ)
    words = report.words_of(report.settings_in(folder))
    click.echo(report.as_json(findings) if as_json else report.as_text(findings, words))
    context.exit(0 if report.all_there(findings) else 1)


def open_table(*, data: Path | None, full_screen: bool, simulates: bool, camera: str | None = None) -> int:
    """Show the table's window; ``ClickException`` where there is no screen to show it on."""
    from ui.display import missing_display

    problem = missing_display(os.environ)
    if problem is not None:
        raise click.ClickException(problem)
    from config.errors import ConfigError
    from config.paths import config_folder, data_folder
    from ui.app import run_app

    try:
        return run_app(
            data=data or data_folder(),
            settings_folder=data or config_folder(),
            full_screen=full_screen,
            simulates=simulates,
            camera=camera,
        )
    except ConfigError as error:
        raise click.ClickException(str(error)) from error
