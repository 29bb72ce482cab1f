"""Many games of bots of one kind: how long they last, how they end, what is found out."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from trapline.catalogue import LAYOUTS, STUDIES, Changes
from trapline.kernel import (
    PLAIN,
    PUBLIC,
    Bot,
    Chart,
    Game,
    Language,
    Notes,
    Options,
    Seat,
    Study,
    TableTime,
)
from trapline.library.labour import Heard, Stopped, shared_out
from trapline.library.mistakes import Mistake, unknown
from trapline.library.playing import label, seated
from trapline.library.shelf import bot_named, changed, game_named

AS_IT_COMES: Mapping[str, Changes] = {"usual options": {}}
USUAL_SEATS = range(4, 9)


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


class Simulation(Struct, frozen=True):
    """Games of bots of one kind, and what is found out by them."""

    game: Game
    bot: str
    seed: str
    games: tuple[Played, ...]

    @property
    def charts(self) -> Sequence[Chart]:
        study = study_of(self.game)
        return study.charts([one.notes for one in self.games]) if study else ()

    @property
    def layouts(self) -> Mapping[str, Sequence[Played]]:
        """The games of each layout."""
        names = dict.fromkeys(one.layout for one in self.games)
        return {name: [one for one in self.games if one.layout == name] for name in names}

    def columns(self, games: Sequence[Played]) -> Mapping[str, str]:
        """Return what the game itself has to tell of some of the games."""
        study = study_of(self.game)
        return study.columns([one.notes for one in games]) if study else {}


class Course(Struct, frozen=True):
    """What is played: each layout in turn, and for each the numbers of seats in turn."""

    game: Game
    bot: Bot
    name: str
    """The bot's, as the game or its class has it."""
    seed: str
    layouts: tuple[tuple[str, Options], ...]
    counts: tuple[int, ...]

    def simulation(self, games: Sequence[Played]) -> Simulation:
        return Simulation(self.game, self.name, self.seed, tuple(games))

    def played(self, number: int) -> Played:
        game, study = self.game, study_of(self.game)
        lap, place = divmod(number, len(self.layouts))
        name, options = self.layouts[place]
        seats = self.counts[lap % len(self.counts)]
        table = seated(game, self.bot, f"{self.seed} {number}", options, seats)
        outcome = table.played(self.bot)
        return Played(
            number,
            name,
            seats,
            outcome.cause,
            outcome.winners,
            getattr(game.view(table.state, PUBLIC), "round", None),
            table.moves,
            table.at,
            study.notes(table.facts, outcome) if study else None,
        )


def simulate(
    game: str | Game,
    games: int = 100,
    bot: str | Bot = PLAIN,
    seed: int | str = "trapline",
    options: Mapping[str, Any] | None = None,
    *,
    scenario: str | None = None,
    seats: int | None = None,
    language: Language = "en",
    workers: int | None = None,
    heard: Heard | None = None,
) -> Simulation:
    """Let bots of one kind play many games, on all cores; the same seed gives the same games.

    A game that has several layouts plays them in turn, or those of one scenario; without `seats`
    the usual numbers of players take turns too. `heard` is told how many games are done.
    """
    course = course_of(game_named(game), bot, seed, options or {}, scenario, seats, language)
    try:
        return course.simulation(shared_out(course.played, games, workers, heard))
    except Stopped as stopped:
        raise Stopped(course.simulation(stopped.done)) from stopped


def course_of(
    game: Game,
    bot: str | Bot,
    seed: int | str,
    options: Mapping[str, Any],
    scenario: str | None,
    seats: int | None,
    language: Language,
) -> Course:
    """Return what is to be played, once it is sure that it can begin."""
    player = bot_named(game, bot)
    layouts = tuple(
        (name, changed(game, replace(game.defaults(language), **changes), options))
        for name, changes in layouts_of(game, scenario)
    )
    counts = counts_of(game, seats)
    for _, chosen in layouts:
        seated(game, player, seed, chosen, counts[0])
    return Course(game, player, label(bot), str(seed), layouts, counts)


def layouts_of(game: Game, scenario: str | None) -> Sequence[tuple[str, Changes]]:
    """Return what is compared with each other: everything, or only the layouts of a scenario."""
    everything = LAYOUTS.get(game.name, AS_IT_COMES).items()
    if scenario is None:
        return list(everything)
    layouts = [
        (name, changes) for name, changes in everything if changes.get("scenario") == scenario
    ]
    if layouts:
        return layouts
    known = sorted({str(changes["scenario"]) for _, changes in everything if "scenario" in changes})
    if not known:
        raise Mistake(f"{game.name} has no scenarios")
    raise unknown(f"{game.name} has no scenario called {scenario}, but", scenario, known)


def counts_of(game: Game, seats: int | None) -> tuple[int, ...]:
    if seats is None:
        return tuple(count for count in USUAL_SEATS if count in game.seats) or tuple(game.seats)
    if seats not in game.seats:
        raise Mistake(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players")
    return (seats,)


STUDIED: dict[int, tuple[Game, Study]] = {}
"""Studies by the identity of their game, which they keep: to make one may take a while."""


def study_of(game: Game) -> Study | None:
    if game.name not in STUDIES:
        return None
    if id(game) not in STUDIED:
        STUDIED[id(game)] = game, STUDIES[game.name](game)
    return STUDIED[id(game)][1]
