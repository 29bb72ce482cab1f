"""Let several bots play each other at one table, chairs in turn, and tell who wins how often."""

import argparse
import sys
from functools import partial
from pathlib import Path

from trapline.cli.bots import OWN, add_course, aligned, changes_of, game_of, told_short
from trapline.cli.choices import picture
from trapline.cli.longwork import carried_out, different, writable
from trapline.library.matching import match
from trapline.library.mistakes import write
from trapline.library.plot import drawn
from trapline.library.standings import Match


def describe(parser: argparse.ArgumentParser) -> None:
    add_course(parser, "(default: one for each bot, or as few as the game wants)")
    parser.add_argument("--bots", required=True, metavar="ONE,OTHER", help=f"each {OWN}")
    parser.add_argument("--csv", metavar="FILE.csv", type=Path, help="write a row for each chair")
    parser.add_argument("--json", metavar="FILE.json", type=Path, help="write all of it")
    parser.add_argument("--plot", metavar="FILE.svg", type=picture, help="draw who wins how often")
    parser.add_argument("--keep", metavar="FOLDER", type=Path, help="keep each game for a replay")


def run(options: argparse.Namespace) -> int:
    files = (options.csv, options.json, options.plot)
    different(*files)
    for file in files:
        writable(file)
    work = partial(
        match,
        game_of(options),
        [one.strip() for one in options.bots.split(",") if one.strip()],
        options.games,
        options.seed,
        changes_of(options.changes),
        seats=options.seats,
        language=options.lang,
        keep=options.keep,
    )
    found, status = carried_out(lambda heard: work(heard=heard), options.games)
    told_short(len(found.games), options.games)
    if found.games:
        tell(found, options)
    return status


def tell(found: Match, options: argparse.Namespace) -> None:
    try:
        write_files(found, options)
    finally:
        # What was found out is told also where a file finds no room.
        print("\n".join(table(found)))
        for refusal in refusals(found):
            print(f"trapline: refused, {refusal}", file=sys.stderr)


def write_files(found: Match, options: argparse.Namespace) -> None:
    if options.csv:
        write(options.csv, found.csv)
    if options.json:
        write(options.json, found.json)
    if options.plot:
        title = f"{found.game}: {len(found.games)} games"
        write(options.plot, drawn(title, [found.chart], f"seed {found.seed}").encode())


def table(found: Match) -> list[str]:
    games = f"{len(found.games)} games, seed {found.seed}, Trapline {found.version}"
    rows = [["bot", "games", "wins", "nineteen times in twenty", "refused"]]
    rows += [
        [
            one.bot,
            str(one.games),
            f"{one.rate:.1%}",
            "{:.1%} to {:.1%}".format(*one.within),
            str(one.refused),
        ]
        for one in found.standings
    ]
    alike = f"Were all alike, each would win {found.alike:.1%}."
    return [f"{found.game}: {games}", "", *aligned(rows), "", alike]


def refusals(found: Match) -> list[str]:
    """Return the first wish of each bot that was refused, with its game."""
    first: dict[str, str] = {}
    for one in found.games:
        for chair in one.chairs:
            if chair.refusal:
                first.setdefault(chair.bot, f"game {one.number}, {chair.bot}: {chair.refusal}")
    return list(first.values())
