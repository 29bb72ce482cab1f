"""Let bots play a game many times, and tell how long it lasts and how it ends."""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from statistics import mean
from typing import Any

import msgspec

from trapline import __version__
from trapline.catalogue import STUDIES
from trapline.cli.bots import OWN, add_course, aligned, bounds, changes_of, game_of, told_short
from trapline.cli.choices import picture
from trapline.cli.complaints import Complaint
from trapline.cli.longwork import carried_out, writable
from trapline.kernel import PLAIN, Bar, Chart
from trapline.library.mistakes import write
from trapline.library.plot import drawn
from trapline.library.simulating import Played, Simulation, simulate

MINUTE = 60_000
NOTHING = "-"


def describe(parser: argparse.ArgumentParser) -> None:
    add_course(parser, "(default: a few numbers in turn)")
    parser.add_argument("--scenario", help="where a game has several: this one alone")
    parser.add_argument("--bot", default=PLAIN, help=f"{OWN} (default {PLAIN})")
    parser.add_argument("--plot", metavar="FILE.svg", type=picture, help="draw what is found out")
    parser.add_argument("--json", action="store_true", help="print a line of JSON for each game")


def run(options: argparse.Namespace) -> int:
    game = game_of(options)
    if options.plot and game.name not in STUDIES:
        raise Complaint(f"nothing is found out about {game.name} that could be drawn")
    writable(options.plot)
    work = partial(
        simulate,
        game,
        options.games,
        options.bot,
        options.seed,
        changes_of(options.changes),
        scenario=options.scenario,
        seats=options.seats,
        language=options.lang,
    )
    found, status = carried_out(lambda heard: work(heard=heard), options.games)
    told_short(len(found.games), options.games)
    if found.games:
        tell(found, options)
    return status


def tell(found: Simulation, options: argparse.Namespace) -> None:
    title = f"{found.game.name}: {len(found.games)} games of the {found.bot} bot"
    if options.json:
        origin = {"language": options.lang, "set": changes_of(options.changes)}
        lines = [json_line(found, played, origin) for played in found.games]
    else:
        head = f"{title}, seed {found.seed}, Trapline {__version__}"
        lines = [head, "", *table(found), *told(found.charts)]
    try:
        if options.plot:
            write(options.plot, drawn(title, found.charts, f"seed {found.seed}").encode())
    finally:
        # What was found out is told also where the picture finds no room.
        print("\n".join(lines))


def json_line(found: Simulation, played: Played, origin: Mapping[str, Any]) -> str:
    """Return a game with what is needed to play it again."""
    head = {
        "trapline": __version__,
        "game": found.game.name,
        "bot": found.bot,
        "seed": f"{found.seed} {played.number}",
    }
    return msgspec.json.encode({**head, **origin, **msgspec.to_builtins(played)}).decode()


def table(found: Simulation) -> list[str]:
    """Return a row for each layout: how many games, how long, and how many ended how."""
    causes = sorted({played.cause for played in found.games})
    more = found.columns(found.games)
    head = ["layout", "games", "rounds", "moves", "minutes", *more, *causes]
    rows = [row(found, here, causes) for here in found.layouts.values()]
    return aligned([head, *rows])


def row(found: Simulation, here: Sequence[Played], causes: Sequence[str]) -> list[str]:
    ends = Counter(played.cause for played in here)
    return [
        here[0].layout,
        str(len(here)),
        span([played.rounds for played in here if played.rounds is not None]),
        span([played.moves for played in here]),
        span([round(played.ms / MINUTE) for played in here]),
        *found.columns(here).values(),
        *(f"{ends[cause]} ({ends[cause] / len(here):.0%})" for cause in causes),
    ]


def span(numbers: Sequence[int]) -> str:
    if not numbers:
        return NOTHING
    return f"{mean(numbers):.1f} ({min(numbers)}-{max(numbers)})"


def told(charts: Sequence[Chart]) -> Iterator[str]:
    """Yield the figures of charts, each with its bounds.

    A star marks what lies outside its band, a question mark what does perhaps by luck alone.
    """
    for chart in charts:
        band = "" if chart.band is None else " ({:g} to {:g})".format(*chart.band)
        yield ""
        yield f"{chart.title}, {chart.unit.strip()}{band}".replace(",  ", " ").rstrip(", ")
        yield from aligned([figure(chart, bar) for bar in chart.bars])


def figure(chart: Chart, bar: Bar) -> list[str]:
    mark = "*" if bar in chart.misses else "?" if bar in chart.unsure else " "
    value = f"{bar.value:6.2f}" if bar.cases else f"{NOTHING:>6}"
    return [f"  {bar.label}", f"{value} {mark}", f"of {bar.cases}", bounds(bar)]
