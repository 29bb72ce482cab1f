"""The game on the table: where it stands, and how far it could go back."""

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from trapline.kernel import Deadline, Fact, Game, Outcome, Seat, State, TableTime
from trapline.kernel.story import Happened, Storied, Story
from trapline.tables.model import Table, Version
from trapline.tables.ports import Entry

RETRACTABLE: Final = attrgetter("retractable")


class Position(Struct, frozen=True):
    """Where a game stood after an entry, and the table. `seat` is its author, where it has one."""

    version: Version
    at: TableTime
    seat: Seat | None
    state: State
    retractable: bool
    table: Table


class Telling(Struct, frozen=True):
    """What an entry told of a game, and what was told before: a chain, for games are long."""

    before: "Telling | None"
    version: Version
    at: TableTime
    facts: tuple[Fact, ...]


class Match(Struct, frozen=True):
    """One game, from its set-up to its outcome."""

    game: Game
    state: State = None
    positions: tuple[Position, ...] = ()
    """The one that nobody can go back past, and all that followed it."""
    deadline: Deadline | None = None
    outcome: Outcome | None = None
    told: Telling | None = None
    """All of it, as it happened and was not taken back."""
    story: Story | None = None
    """What it was, once it is over."""

    def after(self, fact: Fact) -> "Match":
        return replace(self, state=self.game.apply(self.state, fact))

    def heard(self, facts: Iterable[Fact], entry: Entry) -> "Match":
        """Return the match after facts that are in the log."""
        facts, state = tuple(facts), self.state
        for fact in facts:
            state = self.game.apply(state, fact)
        return replace(self, state=state, told=Telling(self.told, entry.version, entry.at, facts))

    def over(self, outcome: Outcome) -> "Match":
        story = self.game.story(happened(self.told)) if isinstance(self.game, Storied) else None
        return replace(self, outcome=outcome, story=story)

    def noted(
        self, entry: Entry, seat: Seat | None, facts: Sequence[Fact], table: Table
    ) -> "Match":
        """Return the match with the position that these facts of an entry led to."""
        retractable = all(map(RETRACTABLE, facts))
        position = Position(entry.version, entry.at, seat, self.state, retractable, table)
        earlier = () if entry.final else self.positions
        return standing(self, (*earlier, position))

    def back(self, to: Version) -> "Match":
        """Return the match as it stood after that version."""
        told = self.told
        while told is not None and told.version > to:
            told = told.before
        reached = tuple(old for old in self.positions if old.version <= to)
        return standing(replace(self, told=told), reached)

    def reached(self, to: Version) -> Position | None:
        """Return the position that everybody's consent could take the game back to."""
        return next((position for position in self.positions[:-1] if position.version == to), None)

    def undoable(self) -> Seat | None:
        """Return the seat that may take back the last thing that happened."""
        last = self.positions[-1]
        return last.seat if last.retractable and self.earliest() is not None else None

    def earliest(self) -> Version | None:
        """Return how far back everybody's consent could take the game; None: nowhere."""
        return self.positions[0].version if len(self.positions) > 1 else None


def happened(told: Telling | None) -> tuple[Happened, ...]:
    """Return all that was told, fact by fact."""
    entries: list[Telling] = []
    while told is not None:
        entries.append(told)
        told = told.before
    return tuple(Happened(x.version, x.at, fact) for x in reversed(entries) for fact in x.facts)


def standing(match: Match, positions: tuple[Position, ...]) -> Match:
    """Return the match as it stands at the last of these positions."""
    state = positions[-1].state
    deadline = match.game.deadline(state)
    return replace(match, state=state, positions=positions, deadline=deadline)
