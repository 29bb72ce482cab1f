"""Try a house rule with bots: games with it beside games as usual."""

import argparse
from collections.abc import Sequence
from functools import partial

from trapline import __version__
from trapline.cli.bots import OWN, add_course, aligned, bounds, changes_of, game_of, told_short
from trapline.cli.longwork import carried_out
from trapline.kernel import PLAIN, Bar
from trapline.library.comparing import Change, Comparison, compare


def describe(parser: argparse.ArgumentParser) -> None:
    add_course(parser, "(default: a few numbers in turn)")
    parser.add_argument("--scenario", help="where a game has several: this one alone")
    parser.add_argument("--bot", default=PLAIN, help=f"{OWN} (default {PLAIN})")
    parser.add_argument("--all", action="store_true", help="also what is the same but for luck")


def run(options: argparse.Namespace) -> int:
    work = partial(
        compare,
        game_of(options),
        changes_of(options.changes),
        options.games,
        options.bot,
        options.seed,
        scenario=options.scenario,
        seats=options.seats,
        language=options.lang,
    )
    found, status = carried_out(lambda heard: work(heard=heard), 2 * options.games)
    told_short(len(found.usual.games) + len(found.changed.games), 2 * options.games)
    if changes := found.changes:
        print("\n".join(told(found, changes, everything=options.all)))
    return status


def told(found: Comparison, changes: Sequence[Change], *, everything: bool) -> list[str]:
    """Return a row for each figure that differs by more than luck, or for all of them."""
    said = ", ".join(f"{name}={value}" for name, value in found.options.items())
    shown = [one for one in changes if everything or one.is_sure or one.chart == "Length"]
    rows = [["", "usual", "", said, "", "difference", ""], *map(row, shown)]
    games = f"{len(found.usual.games)} games as usual, {len(found.changed.games)} with {said}"
    origin = f"bot {found.usual.bot}, seed {found.usual.seed}, Trapline {__version__}"
    same = len(changes) - len(shown)
    return [
        f"{found.usual.game.name}: {games}, {origin}",
        "",
        *aligned(rows),
        "",
        "In brackets: where it lies nineteen times in twenty. * more than luck;",
        f"of {len(changes)} figures {len(changes) / 20:.0f} or so look like that by luck alone.",
        *([f"{same} more figures differ by no more than luck: --all shows them."] if same else []),
    ]


def row(change: Change) -> list[str]:
    unit = change.unit.strip()
    within = "" if change.within is None else "({:+.2f} to {:+.2f})".format(*change.within)
    name = f"{change.chart}: {change.label}" + (f", {unit}" if unit else "")
    star = " *" if change.is_sure else ""
    return [
        name,
        *figure(change.usual),
        *figure(change.changed),
        f"{change.by:+.2f}{star}",
        within,
    ]


def figure(bar: Bar) -> list[str]:
    within = f"({bounds(bar)})" if bar.within else ""
    return [f"{bar.value:.2f}", within]
