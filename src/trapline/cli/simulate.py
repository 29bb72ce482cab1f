"""Let bots play a game many times, and tell how long it lasts and how it ends."""

import argparse
import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from operator import attrgetter
from pathlib import Path
from statistics import mean

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from trapline.catalogue import LAYOUTS, STUDIES, Changes
from trapline.cli.choices import ALSO, add_flag, chosen_value, shelf_named
from trapline.cli.complaints import Complaint
from trapline.cli.plot import drawn
from trapline.cli.simulation import Simulation
from trapline.kernel import PLAIN, PUBLIC, Bar, Chart, Game, Notes, Seat, TableTime

AS_IT_COMES: Mapping[str, Changes] = {"usual options": {}}
USUAL_SEATS = range(4, 9)
MINUTE = 60_000


class Played(Struct, frozen=True):
    """One game that bots have played to its end."""

    number: int
    layout: str
    seats: int
    cause: str
    winners: tuple[Seat, ...]
    rounds: int | None
    """Where the game has rounds."""
    moves: int
    ms: TableTime
    """How long it would have lasted at a table."""
    notes: Notes = None
    """Where the game is studied."""


def describe(parser: argparse.ArgumentParser) -> None:
    add_flag(parser, ALSO)
    parser.add_argument("game", help="its name, such as trapwords")
    parser.add_argument("--games", type=int, default=100, help="how many in all (default 100)")
    parser.add_argument("--scenario", help="where a game has several: this one alone")
    parser.add_argument("--seats", type=int, help="(default: a few numbers in turn)")
    parser.add_argument("--lang", choices=("en", "fr"), default="en", help="(default en)")
    parser.add_argument("--bot", default=PLAIN, help=f"(default {PLAIN})")
    parser.add_argument("--seed", default="trapline", help="the same seed gives the same games")
    parser.add_argument("--plot", metavar="FILE.svg", type=Path, help="draw what is found out")
    parser.add_argument("--json", action="store_true", help="print a line of JSON for each game")


def run(options: argparse.Namespace) -> int:
    game = game_named(options)
    if options.bot not in game.bots:
        raise Complaint(f"the bots of {game.name} are {', '.join(game.bots)}")
    if options.seats is not None and options.seats not in game.seats:
        raise Complaint(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players")
    if not layouts_of(game, options.scenario):
        raise Complaint(f"{game.name} has no scenario called {options.scenario}")
    if options.plot and game.name not in STUDIES:
        raise Complaint(f"nothing is found out about {game.name} that could be drawn")
    games = play_all(options)
    charts = charts_of(game, games)
    if options.plot:
        title = f"{game.name}: {len(games)} games of the {options.bot} bot"
        options.plot.write_text(drawn(title, charts), "utf-8")
    lines = [*table(game, games), *told(charts)] if not options.json else map(json_line, games)
    print("\n".join(lines))
    return 0


def play_all(options: argparse.Namespace) -> list[Played]:
    """Share the games out among the cores."""
    workers = os.cpu_count() or 1
    shares = [range(first, options.games, workers) for first in range(workers)]
    with ProcessPoolExecutor(workers) as pool:
        games = [one for share in pool.map(partial(series, options), shares) for one in share]
    return sorted(games, key=attrgetter("number"))


def game_named(options: argparse.Namespace) -> Game:
    listing = shelf_named(chosen_value(ALSO, options)).get(options.game)
    if listing is None:
        raise Complaint(f"this Trapline has no game called {options.game}")
    return listing.game


def series(options: argparse.Namespace, numbers: Sequence[int]) -> list[Played]:
    """Play the games of these numbers: layouts in turn, and for each the seats in turn."""
    game = game_named(options)
    layouts = layouts_of(game, options.scenario)
    counts = [count for count in USUAL_SEATS if count in game.seats] or list(game.seats)
    study = STUDIES[game.name](game) if game.name in STUDIES else None
    played = []
    for number in numbers:
        lap, place = divmod(number, len(layouts))
        name, changes = layouts[place]
        chosen = replace(game.defaults(options.lang), **changes)
        seats = options.seats or counts[lap % len(counts)]
        bots = Simulation(game, chosen, seats, f"{options.seed} {number}")
        outcome = bots.played(options.bot)
        rounds = getattr(game.view(bots.state, PUBLIC), "round", None)
        played.append(
            Played(
                number,
                name,
                seats,
                outcome.cause,
                outcome.winners,
                rounds,
                bots.moves,
                bots.at,
                study.notes(bots.facts, outcome) if study else None,
            )
        )
    return played


def layouts_of(game: Game, scenario: str | None) -> list[tuple[str, Changes]]:
    """Return what is compared with each other: everything, or only the layouts of a scenario."""
    layouts = LAYOUTS.get(game.name, AS_IT_COMES)
    return [
        (name, changes)
        for name, changes in layouts.items()
        if scenario is None or changes.get("scenario") == scenario
    ]


def charts_of(game: Game, games: Sequence[Played]) -> Sequence[Chart]:
    if game.name not in STUDIES:
        return ()
    return STUDIES[game.name](game).charts([played.notes for played in games])


def json_line(played: Played) -> str:
    return msgspec.json.encode(played).decode()


def table(game: Game, games: Sequence[Played]) -> list[str]:
    """Return a row for each layout: how many games, how long, and how many ended how."""
    causes = sorted({played.cause for played in games})
    layouts = dict.fromkeys(one.layout for one in games)
    sets = [[played for played in games if played.layout == layout] for layout in layouts]
    head = ["layout", "games", "rounds", "moves", "minutes", *columns(game, games), *causes]
    rows = [row(game, here, causes) for here in sets]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    return ["  ".join(map(str.ljust, line, widths)).rstrip() for line in (head, *rows)]


def columns(game: Game, games: Sequence[Played]) -> Mapping[str, str]:
    """Return what the game itself adds to a row."""
    if game.name not in STUDIES:
        return {}
    return STUDIES[game.name](game).columns([played.notes for played in games])


def row(game: Game, here: Sequence[Played], causes: Sequence[str]) -> list[str]:
    ends = Counter(played.cause for played in here)
    return [
        here[0].layout,
        str(len(here)),
        span([played.rounds for played in here if played.rounds is not None]),
        span([played.moves for played in here]),
        span([round(played.ms / MINUTE) for played in here]),
        *columns(game, here).values(),
        *(f"{ends[cause]} ({ends[cause] / len(here):.0%})" for cause in causes),
    ]


def span(numbers: Sequence[int]) -> str:
    if not numbers:
        return "-"
    return f"{mean(numbers):.1f} ({min(numbers)}-{max(numbers)})"


def told(charts: Sequence[Chart]) -> Iterator[str]:
    """Yield the figures of charts; a star marks what lies outside its band."""
    for chart in charts:
        band = "" if chart.band is None else " ({:g} to {:g})".format(*chart.band)
        yield ""
        yield f"{chart.title}, {chart.unit.strip()}{band}"
        width = max(len(bar.label) for bar in chart.bars)
        yield from (figure(bar, width, bar in chart.misses) for bar in chart.bars)


def figure(bar: Bar, width: int, is_off: bool) -> str:
    return f"  {bar.label:{width}}  {bar.value:6.2f}{' *' if is_off else '  '}  of {bar.cases}"
