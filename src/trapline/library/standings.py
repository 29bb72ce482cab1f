"""What came of a match: who won, how often, and how sure that is."""

from collections.abc import Sequence
from csv import writer
from io import StringIO
from pathlib import Path
from statistics import fmean

import msgspec
from msgspec import Struct

from trapline import __version__
from trapline.kernel import Bar, Chart, Options, Seat, TableTime, Team, Within, encode, rate_within
from trapline.library.mistakes import write

COLUMNS = (
    *("trapline", "game", "match_seed", "options"),
    *("number", "seed", "cause", "moves", "ms"),
    *("seat", "team", "bot", "won", "refused"),
)


class Chair(Struct, frozen=True):
    """One chair of one game: who sat there, and what came of it."""

    seat: Seat
    team: Team | None
    bot: str
    won: bool
    refused: int
    """How often the rules refused what it asked for."""
    refusal: str | None = None
    """The first of these, in words."""


class Round(Struct, frozen=True):
    """One game of a match; `play` with its seed and its bots plays it again."""

    number: int
    seed: str
    chairs: tuple[Chair, ...]
    cause: str
    moves: int
    ms: TableTime

    def rate(self, bot: str) -> float:
        """Return which part of a bot's chairs won."""
        return fmean(chair.won for chair in self.chairs if chair.bot == bot)


class Standing(Struct, frozen=True):
    """How one bot did: `rate` lies within these bounds nineteen times in twenty."""

    bot: str
    games: int
    rate: float
    within: Within
    refused: int


class Match(Struct, frozen=True):
    """Games of several bots at one table; `save` writes them as JSON or as CSV."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: Options
    asked: int
    """How many games were to be played."""
    games: tuple[Round, ...]
    version: str = __version__

    @property
    def alike(self) -> float:
        """How often each would win, were they all alike."""
        chairs = [chair.won for one in self.games for chair in one.chairs]
        return fmean(chairs) if chairs else 0.0

    @property
    def standings(self) -> Sequence[Standing]:
        """How each did, the best first."""
        found = [self.standing(bot) for bot in dict.fromkeys(self.bots)] if self.games else []
        return sorted(found, key=lambda one: -one.rate)

    def standing(self, bot: str) -> Standing:
        there = [one for one in self.games if any(chair.bot == bot for chair in one.chairs)]
        rates = [one.rate(bot) for one in there]
        refused = sum(c.refused for one in there for c in one.chairs if c.bot == bot)
        if not rates:
            return Standing(bot, 0, 0.0, (0.0, 1.0), 0)
        return Standing(bot, len(there), fmean(rates), rate_within(rates), refused)

    @property
    def chart(self) -> Chart:
        """The standings, to be drawn; `alike` is the band that they are compared with."""
        bars = tuple(
            Bar(one.bot, 100 * one.rate, one.games, (100 * one.within[0], 100 * one.within[1]))
            for one in self.standings
        )
        return Chart(
            "Wins, and the line where all are alike",
            bars,
            band=(100 * self.alike, 100 * self.alike),
        )

    def save(self, file: Path | str) -> None:
        """Write it as JSON, or as CSV with a row for each chair, by the name of the file."""
        write(file, self.csv if Path(file).suffix == ".csv" else self.json)

    @property
    def json(self) -> bytes:
        return as_json(self)

    @property
    def csv(self) -> bytes:
        return as_csv(self)


def as_json(match: Match) -> bytes:
    """Return a match with what is needed to play it again."""
    whole = {
        "trapline": match.version,
        "game": match.game,
        "bots": match.bots,
        "seed": match.seed,
        "options": match.options,
        "asked": match.asked,
        "alike": match.alike,
        "standings": match.standings,
        "games": match.games,
    }
    return msgspec.json.format(encode(whole), indent=1) + b"\n"


def as_csv(match: Match) -> bytes:
    """Return a row for each chair, each with what is needed to play its game again."""
    page = StringIO()
    rows = writer(page, lineterminator="\n")
    rows.writerow(COLUMNS)
    options = encode(match.options).decode()
    for one in match.games:
        for chair in one.chairs:
            rows.writerow(
                (
                    *(match.version, match.game, match.seed, options),
                    *(one.number, one.seed, one.cause, one.moves, one.ms),
                    *(chair.seat, chair.team, chair.bot, int(chair.won), chair.refused),
                )
            )
    return page.getvalue().encode()
