"""The smallest game: one calls, luck decides."""

from enum import StrEnum
from typing import Any, TypeAlias

from trapline import kernel
from trapline.kernel import PLAIN, IllegalMove, Luck, Outcome, Seat

Side = StrEnum("Side", ["HEADS", "TAILS"])
Reason = StrEnum("Reason", {"NOT_YOUR_CALL": "not-your-call", "NOBODY_JOINS": "nobody-joins"})


class Call(kernel.Wish, frozen=True):
    """A bet on the side that will lie on top."""

    side: Side


class MayCall(kernel.Invitation, frozen=True):
    """Heads or tails?"""


class Opened(kernel.Fact, frozen=True):
    """Two sat down; the first of them calls."""

    players: tuple[Seat, ...]


class Flipped(Opened, frozen=True):
    """The coin fell."""

    called: Side
    side: Side


AnyFact: TypeAlias = Opened | Flipped


class Looked(kernel.View, frozen=True, kw_only=True):
    """The coin lies where everybody sees it."""

    may: tuple[MayCall, ...] = ()
    side: Side | None = None


class CoinFlip:
    """Two seats, one call. Its state is the last thing that happened."""

    name = "coin-flip"
    seats = range(2, 3)
    teams = 0
    vocabulary = kernel.Vocabulary(Call, AnyFact, Looked, kernel.Options)

    @property
    def bots(self) -> dict[str, kernel.Bot]:
        return {PLAIN: Hopeful()}

    def defaults(self, language: kernel.Language) -> kernel.Options:
        return kernel.Options(language=language)

    def check(self, _options: Any, _seats: Any) -> None: ...

    def setup(self, _options: Any, seats: Any, _at: int, _luck: Luck, _: Any) -> list[AnyFact]:
        return [Opened(tuple(sitter.seat for sitter in seats))]

    def play(self, state: AnyFact, by: Any, wish: Any, _at: int, luck: Luck) -> list[AnyFact]:
        if isinstance(wish, kernel.SeatJoined):
            raise IllegalMove(Reason.NOBODY_JOINS)
        if isinstance(by, kernel.House):
            return []
        if isinstance(state, Flipped) or by != state.players[0]:
            raise IllegalMove(Reason.NOT_YOUR_CALL)
        return [Flipped(state.players, wish.side, luck.choice(list(Side)))]

    def apply(self, _state: Any, fact: AnyFact) -> AnyFact:
        return fact

    def view(self, state: AnyFact, observer: kernel.Observer) -> Looked:
        if isinstance(state, Flipped):
            return Looked(side=state.side)
        return Looked(
            may=(MayCall(),) if observer == state.players[0] else (),
            waiting=state.players[:1],
            channels=(kernel.TABLE_TALK,) if observer in state.players else (),
        )

    def redact(self, fact: AnyFact, _observer: Any) -> AnyFact:
        return fact

    def outcome(self, state: AnyFact) -> Outcome | None:
        if not isinstance(state, Flipped):
            return None
        caller, other = state.players
        won = state.called is state.side
        return Outcome((caller if won else other,), "called" if won else "miscalled")

    def deadline(self, _state: Any) -> None: ...

    def remember(self, _state: Any, _memory: Any) -> None: ...


class Hopeful:
    """Calls whatever comes to mind."""

    def choose(self, view: Looked, luck: Luck) -> Call | None:
        return Call(luck.choice(list(Side))) if view.may else None


COIN_FLIP = CoinFlip()
