"""The smallest game: one calls, luck decides."""

from typing import Any, ClassVar

from trapline import kernel
from trapline.kernel import PLAIN, IllegalMove, Luck, Outcome, Seat


class Call(kernel.Wish, frozen=True):
    """A bet that heads, or else tails, will lie on top."""

    heads: bool


class MayCall(kernel.Invitation, frozen=True):
    """Heads or tails?"""


class Flipped(kernel.Fact, frozen=True):
    """The coin is in the air; or it fell, as it was called or not."""

    players: tuple[Seat, ...]
    as_called: bool | None = None


class View(kernel.View, frozen=True, kw_only=True):
    may: tuple[MayCall, ...] = ()


class Hopeful:
    """Calls whatever comes to mind."""

    def choose(self, view: View, luck: Luck) -> Call | None:
        return Call(luck.die(2) == 1) if view.may else None


class CoinFlip:
    """The first of two calls. The state is the last thing that happened."""

    name = "coin-flip"
    seats = range(2, 3)
    teams = 0
    vocabulary = kernel.Vocabulary(Call, Flipped, View, kernel.Options)
    bots: ClassVar = {PLAIN: Hopeful()}

    def defaults(self, language: kernel.Language) -> kernel.Options:
        return kernel.Options(language=language)

    def check(self, *_: Any) -> None: ...

    def setup(self, _options: Any, seats: Any, *_: Any) -> list[Flipped]:
        return [Flipped(tuple(sitter.seat for sitter in seats))]

    def play(self, state: Flipped, by: Any, wish: Any, _at: int, luck: Luck) -> list[Flipped]:
        if isinstance(wish, Call) and by in self.callers(state):
            return [Flipped(state.players, wish.heads is (luck.die(2) == 1))]
        if by is kernel.HOUSE and not isinstance(wish, kernel.SeatJoined):
            return []
        raise IllegalMove("not-your-call")

    def callers(self, state: Flipped) -> tuple[Seat, ...]:
        return state.players[:1] if state.as_called is None else ()

    def apply(self, _state: Any, fact: Flipped) -> Flipped:
        return fact

    def view(self, state: Flipped, observer: kernel.Observer) -> View:
        callers = self.callers(state)
        return View(may=(MayCall(),) if observer in callers else (), waiting=callers)

    def outcome(self, state: Flipped) -> Outcome | None:
        winner = state.players[0 if state.as_called else 1]
        return None if state.as_called is None else Outcome((winner,), "fallen")

    def deadline(self, _state: Any) -> None: ...

    def remember(self, *_: Any) -> None: ...


COIN_FLIP = CoinFlip()
