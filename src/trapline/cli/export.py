"""Write a finished game as JSON lines."""

import argparse
import sys
from pathlib import Path

from trapline.adapters.sqlite import read_log, read_packs
from trapline.assembly import games_of
from trapline.cli.choices import ALSO, add_data, add_flag, chosen_value, database, shelf_named
from trapline.cli.complaints import Complaint
from trapline.kernel import IllegalMove
from trapline.tables.export import exported, packs_used
from trapline.tables.service import normal


def describe(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    add_flag(parser, ALSO)
    parser.add_argument("code", help="the table's code")
    parser.add_argument("--game", type=int, default=1, help="which game of the evening (default 1)")
    parser.add_argument("--to", type=Path, help="the file to write (default: print it)")


def run(options: argparse.Namespace) -> int:
    file = database(options)
    entries = read_log(file, normal(options.code))
    if entries is None:
        raise Complaint(f"there is no table {options.code}")
    games = games_of(shelf_named(chosen_value(ALSO, options)))
    try:
        packs = packs_used(games, entries, options.game)
        texts = read_packs(file, packs) if packs else {}
        lines = list(exported(games, entries, options.game, texts))
    except IllegalMove as missing:
        raise Complaint(f"this Trapline has no game called {missing.facts['game']}") from None
    if not lines:
        raise Complaint(f"table {options.code} has no finished game {options.game}")
    written = b"".join(line + b"\n" for line in lines)
    if options.to is None:
        sys.stdout.buffer.write(written)
    else:
        options.to.write_bytes(written)
    return 0
