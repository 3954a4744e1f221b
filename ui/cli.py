"""The command line: ``housedealer`` alone opens the table, each other job is a sub-command.

Qt, numpy and the like are imported inside the commands, so that ``--version`` and ``replay`` start at once.
"""

from __future__ import annotations

import os

import click


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="housedealer", prog_name="housedealer", message="%(prog)s %(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    """House Dealer: a dealer's box for a real poker table. Without a command it opens the table."""
    if context.invoked_subcommand is None:
        open_table()


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


def open_table() -> None:
    """Show the table's window; ``ClickException`` where there is no screen to show it on."""
    from ui.display import missing_display

    problem = missing_display(os.environ)
    if problem is not None:
        raise click.ClickException(problem)
