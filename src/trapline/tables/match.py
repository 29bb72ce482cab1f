"""The game on the table: its state, and the list of what was played."""

from msgspec import Struct
from msgspec.structs import replace

from trapline.kernel import Fact, Game, Outcome, Seat, State, TableTime
from trapline.tables.model import Version


class Played(Struct, frozen=True):
    """The game facts of one entry. `seat` is None where the house moved."""

    version: Version
    at: TableTime
    seat: Seat | None
    drew: bool
    facts: tuple[Fact, ...]

    @property
    def is_final(self) -> bool:
        """Whether nobody can go back past it: it drew from luck, or opened a secret."""
        return self.drew or any(fact.opens for fact in self.facts)


class Match(Struct, frozen=True):
    """One game, from its set-up to its outcome."""

    game: Game
    state: State = None
    played: tuple[Played, ...] = ()
    outcome: Outcome | None = None

    def after(self, fact: Fact) -> "Match":
        return replace(self, state=self.game.apply(self.state, fact))

    def noted(self, played: Played) -> "Match":
        return replace(self, played=(*self.played, played))

    def back(self, to: Version) -> "Match":
        """Return the match as it stood after that version."""
        kept = tuple(played for played in self.played if played.version <= to)
        state = None
        for played in kept:
            for fact in played.facts:
                state = self.game.apply(state, fact)
        return replace(self, state=state, played=kept)

    def reached(self, to: Version) -> Played | None:
        """Return the entry that everybody's consent could take the game back to."""
        earliest = self.earliest()
        if earliest is None or not earliest <= to < self.played[-1].version:
            return None
        return next((played for played in self.played if played.version == to), None)

    def undoable(self) -> Seat | None:
        """Return the seat that may take back the last thing that happened."""
        last = self.played[-1]
        if last.is_final or not all(fact.retractable for fact in last.facts):
            return None
        return last.seat

    def earliest(self) -> Version | None:
        """Return how far back everybody's consent could take the game; None: nowhere."""
        earliest = None
        for place in range(len(self.played) - 1, 0, -1):
            if self.played[place].is_final:
                break
            earliest = self.played[place - 1].version
        return earliest
