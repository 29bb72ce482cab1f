"""Step through an exported game, as everybody saw it, as one seat saw it, or open."""

import argparse
import sys
from pathlib import Path

from trapline.assembly import games_of
from trapline.cli.choices import ALSO, add_flag, chosen_value, shelf_named, whole
from trapline.cli.complaints import Complaint
from trapline.kernel import ARCHIVE, PUBLIC
from trapline.library.record import read


def describe(parser: argparse.ArgumentParser) -> None:
    add_flag(parser, ALSO)
    parser.add_argument("file", type=Path, help="what `trapline export` wrote")
    parser.add_argument("--lang", choices=("en", "fr"), default="en", help="(default en)")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--as", dest="seat", type=whole, metavar="SEAT", help="as this seat saw it")
    eyes.add_argument("--open", action="store_true", help="with every secret open")


def run(options: argparse.Namespace) -> int:
    shelf = shelf_named(chosen_value(ALSO, options))
    record = read(options.file, games_of(shelf))
    names = record.origin.names
    if options.seat is not None and options.seat not in range(len(names)):
        raise Complaint(f"the seats of this game are 0 to {len(names) - 1}")
    observer = ARCHIVE if options.open else PUBLIC if options.seat is None else options.seat
    texts = shelf[record.game.name].texts[options.lang]
    for at, told in list(record.told(observer, options.lang, texts)):
        print(f"{clock(at)}  {told}")
        if sys.stdin.isatty() and sys.stdout.isatty() and not is_read_on():
            break
    return 0


def is_read_on() -> bool:
    """Wait for the Enter key; Ctrl-D has read enough."""
    try:
        input()
    except EOFError:
        return False
    return True


def clock(at: int) -> str:
    minutes, seconds = divmod(at // 1000, 60)
    return f"{minutes:3}:{seconds:02}"
