"""What `simulate`, `match` and `compare` ask alike: the game, the games, the options."""

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from trapline.cli.choices import ALSO, add_flag, chosen_value, shelf_named, whole
from trapline.cli.complaints import Complaint
from trapline.kernel import Bar, Game
from trapline.library.mistakes import unknown

OWN = "a name, or your own as module:Name, found from this folder on"


def add_course(parser: argparse.ArgumentParser, seats: str) -> None:
    add_flag(parser, ALSO)
    parser.add_argument("game", help="its name, such as trapwords")
    parser.add_argument("--games", type=whole, default=100, help="how many (default 100)")
    parser.add_argument("--seats", type=whole, help=seats)
    parser.add_argument("--lang", choices=("en", "fr"), default="en", help="(default en)")
    parser.add_argument("--seed", default="trapline", help="the same seed gives the same games")
    parser.add_argument(
        "--set",
        dest="changes",
        metavar="OPTION=VALUE",
        action="append",
        default=[],
        help="play with this option; may be said again",
    )


def game_of(options: argparse.Namespace) -> Game:
    # A bot of one's own lies where one stands, as for `python -m`.
    sys.path.insert(0, str(Path.cwd()))
    shelf = shelf_named(chosen_value(ALSO, options))
    if options.game not in shelf:
        raise unknown(f"this Trapline has no game called {options.game}, but", options.game, shelf)
    return shelf[options.game].game


def changes_of(said: Sequence[str]) -> Mapping[str, Any]:
    """Return options as `name=value` says them: numbers, words, lists, true and false."""
    pairs = [one.partition("=") for one in said]
    for name, equals, _ in pairs:
        if not equals:
            raise Complaint(f"--set {name} wants OPTION=VALUE, such as --set hide_price=5")
    return {name: value_of(text) for name, _, text in pairs}


def value_of(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the lines of a table, its columns below each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]


def bounds(bar: Bar) -> str:
    """Return between what a figure lies; nothing happens less than never."""
    if bar.within is None:
        return ""
    low, high = bar.within
    return f"{max(low, min(bar.value, 0)):.2f} to {high:.2f}"


def told_short(done: int, asked: int) -> None:
    """Say that not all was played."""
    if done < asked:
        print(f"trapline: broken off after {done} of {asked} games", file=sys.stderr)
