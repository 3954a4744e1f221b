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


def open_table() -> None:
    """Show the table's window; ``ClickException`` where there is no screen to show it on."""
    from ui.display import missing_display

    problem = missing_display(os.environ)
    if problem is not None:
        raise click.ClickException(problem)
