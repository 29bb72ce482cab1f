"""The command `trapline`: serve, export, replay, backup, referee, simulate."""

import argparse
import sys
from collections.abc import Sequence

from trapline import __version__
from trapline.cli import backup, export, referee, replay, serve, simulate
from trapline.cli.complaints import Complaint


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    try:
        status: int = options.run(options)
    except Complaint as complaint:
        print(f"trapline: {complaint}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        return 1
    return status


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog="trapline", description=__doc__)
    whole.add_argument("--version", action="version", version=f"trapline {__version__}")
    commands = whole.add_subparsers(required=True, metavar="COMMAND")
    for command in (serve, export, replay, backup, referee, simulate):
        name = command.__name__.rpartition(".")[2]
        one = commands.add_parser(name, help=command.__doc__, description=command.__doc__)
        command.describe(one)
        one.set_defaults(run=command.run)
    return whole
