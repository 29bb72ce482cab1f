"""Let bots play a game many times, and tell how long it lasts and how it ends."""

import argparse
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from operator import attrgetter
from statistics import mean

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from trapline.catalogue import LAYOUTS, Changes
from trapline.cli.choices import ALSO, add_flag, chosen_value, shelf_named
from trapline.cli.complaints import Complaint
from trapline.kernel import (
    HOUSE,
    PLAIN,
    PUBLIC,
    By,
    Game,
    HouseMove,
    IllegalMove,
    Options,
    Outcome,
    Seat,
    SeededLuck,
    Sitter,
    Stale,
    TableTime,
    TimeUp,
    Wish,
)
from trapline.tables.world import Patience

AS_IT_COMES: Mapping[str, Changes] = {"usual options": {}}
USUAL_SEATS = range(4, 9)
PAUSES = range(Patience().bot_fastest, Patience().bot_slowest + 1)
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


def describe(parser: argparse.ArgumentParser) -> None:
    add_flag(parser, ALSO)
    parser.add_argument("game", help="its name, such as trapwords")
    parser.add_argument("--games", type=int, default=100, help="how many in all (default 100)")
    parser.add_argument("--seats", type=int, help="(default: a few numbers in turn)")
    parser.add_argument("--lang", choices=("en", "fr"), default="en", help="(default en)")
    parser.add_argument("--bot", default=PLAIN, help=f"(default {PLAIN})")
    parser.add_argument("--seed", default="trapline", help="the same seed gives the same games")
    parser.add_argument("--json", action="store_true", help="print a line of JSON for each game")


def run(options: argparse.Namespace) -> int:
    game = game_named(options)
    if options.bot not in game.bots:
        raise Complaint(f"the bots of {game.name} are {', '.join(game.bots)}")
    if options.seats is not None and options.seats not in game.seats:
        raise Complaint(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players")
    workers = os.cpu_count() or 1
    shares = [range(first, options.games, workers) for first in range(workers)]
    with ProcessPoolExecutor(workers) as pool:
        games = [one for share in pool.map(partial(series, options), shares) for one in share]
    games.sort(key=attrgetter("number"))
    lines = table(games) if not options.json else map(json_line, games)
    print("\n".join(lines))
    return 0


def game_named(options: argparse.Namespace) -> Game:
    listing = shelf_named(chosen_value(ALSO, options)).get(options.game)
    if listing is None:
        raise Complaint(f"this Trapline has no game called {options.game}")
    return listing.game


def series(options: argparse.Namespace, numbers: Sequence[int]) -> list[Played]:
    """Play the games of these numbers: layouts in turn, and for each the seats in turn."""
    game = game_named(options)
    layouts = list(LAYOUTS.get(game.name, AS_IT_COMES).items())
    counts = [count for count in USUAL_SEATS if count in game.seats] or list(game.seats)
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
            )
        )
    return played


class Simulation:
    """A table at which nobody but bots sits."""

    def __init__(self, game: Game, options: Options, seats: int, seed: str) -> None:
        sitters = [Sitter(seat, seat % game.teams if game.teams else None) for seat in range(seats)]
        self.game, self.seats, self.at, self.moves = game, range(seats), 0, 0
        self.luck, self.whim = SeededLuck(f"game {seed}"), SeededLuck(f"whim {seed}")
        self.state = None
        for fact in game.setup(options, sitters, self.at, self.luck, None):
            self.state = game.apply(self.state, fact)

    def played(self, bot: str) -> Outcome:
        while (outcome := self.game.outcome(self.state)) is None:
            self.pass_time(self.at + self.whim.choice(PAUSES))
            if not any(self.moves_of(bot, seat) for seat in self.whim.shuffled(self.seats)):
                self.wait()
        return outcome

    def moves_of(self, bot: str, seat: Seat) -> bool:
        """Let one bot move, if the game is not over and it wants to."""
        view = self.game.view(self.state, seat)
        wish = self.game.bots[bot].choose(view, self.whim) if view.may else None
        return wish is not None and self.happens(seat, wish)

    def pass_time(self, until: TableTime) -> None:
        while (due := self.game.deadline(self.state)) is not None and due.at <= until:
            self.at = max(self.at, due.at)
            self.happens(HOUSE, TimeUp(due.name, due.turn))
        self.at = max(self.at, until)

    def wait(self) -> None:
        due = self.game.deadline(self.state)
        if due is None and self.game.outcome(self.state) is None:
            raise Complaint(f"{self.game.name} hangs: no bot moves and no clock runs")
        if due is not None:
            self.pass_time(due.at)

    def happens(self, by: By, wish: Wish | HouseMove) -> bool:
        try:
            facts = self.game.play(self.state, by, wish, self.at, self.luck)
        except (IllegalMove, Stale):
            return False
        for fact in facts:
            self.state = self.game.apply(self.state, fact)
        self.moves += 1
        return True


def json_line(played: Played) -> str:
    return msgspec.json.encode(played).decode()


def table(games: Sequence[Played]) -> list[str]:
    """Return a row for each layout: how many games, how long, and how many ended how."""
    causes = sorted({played.cause for played in games})
    head = ["layout", "games", "rounds", "moves", "minutes", *causes]
    rows = [row(layout, games, causes) for layout in dict.fromkeys(one.layout for one in games)]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    return ["  ".join(map(str.ljust, line, widths)).rstrip() for line in (head, *rows)]


def row(layout: str, games: Sequence[Played], causes: Sequence[str]) -> list[str]:
    here = [played for played in games if played.layout == layout]
    ends = Counter(played.cause for played in here)
    return [
        layout,
        str(len(here)),
        span([played.rounds for played in here if played.rounds is not None]),
        span([played.moves for played in here]),
        span([round(played.ms / MINUTE) for played in here]),
        *(f"{ends[cause]} ({ends[cause] / len(here):.0%})" for cause in causes),
    ]


def span(numbers: Sequence[int]) -> str:
    if not numbers:
        return "-"
    return f"{mean(numbers):.1f} ({min(numbers)}-{max(numbers)})"
