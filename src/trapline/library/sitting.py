"""A table at which programs sit: one game, from its first fact to its outcome."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from msgspec import EncodeError, Struct

from trapline.kernel import (
    HOUSE,
    UNREADABLE,
    Bot,
    By,
    Fact,
    Game,
    HouseMove,
    IllegalMove,
    Observer,
    Options,
    Outcome,
    Seat,
    SeededLuck,
    Stale,
    TableTime,
    TimeUp,
    View,
    Wish,
    decoder,
    encode,
)
from trapline.library.mistakes import Hung, Mistake
from trapline.library.shelf import bot_named, sitters
from trapline.tables.world import Patience

PAUSES = range(Patience().bot_fastest, Patience().bot_slowest + 1)
MOST_MOVES = 20_000
STALLED: Final = Outcome((), "stalled")
"""The end of a game that nobody brings to an end."""
STALE: Final = "stale"

Bots: TypeAlias = str | Bot | Sequence[str | Bot]
"""One for all chairs, or one for each: by the name the game knows it by, or your own."""


class Refusal(Struct, frozen=True):
    """A wish that the rules refused; `facts` fill the sentence of the reason."""

    at: TableTime
    seat: Seat
    wish: Wish
    reason: str
    facts: Mapping[str, Any]

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"seat {self.seat} may not {self.wish}: {self.reason}{told and f' ({told})'}"


class Happening(Struct, frozen=True):
    """What one accepted wish, or the house, made happen."""

    at: TableTime
    by: By
    facts: tuple[Fact, ...]


class Sitting:
    """One game as it is played; the same seed and the same wishes give the same game."""

    def __init__(self, game: Game, options: Options, seats: int, seed: int | str) -> None:
        self.game, self.options, self.seats, self.at = game, options, range(seats), 0
        self.luck, self.whim = SeededLuck(f"game {seed}"), SeededLuck(f"whim {seed}")
        self.state: Any = None
        self.happened: list[Happening] = []
        self.refusals: list[Refusal] = []
        self.refused: Callable[[Refusal], None] | None = None
        self.tell(HOUSE, game.setup(options, sitters(game, seats), self.at, self.luck, None))

    @property
    def facts(self) -> list[Fact]:
        return [fact for one in self.happened for fact in one.facts]

    @property
    def moves(self) -> int:
        return len(self.happened) - 1

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def view(self, observer: Observer) -> View:
        return self.game.view(self.state, observer)

    def tell(self, by: By, facts: Sequence[Fact]) -> None:
        for fact in facts:
            self.state = self.game.apply(self.state, fact)
        self.happened.append(Happening(self.at, by, tuple(facts)))

    def played(self, bots: Bots) -> Outcome:
        """Let bots play to the end, at the pace they have at a table."""
        chairs = self.chairs(bots)
        while (outcome := self.outcome) is None:
            if self.moves >= MOST_MOVES:
                return STALLED
            self.pass_time(self.at + self.whim.choice(PAUSES))
            if not self.somebody_moves(chairs):
                self.wait()
        return outcome

    def chairs(self, bots: Bots) -> list[Bot]:
        each = bots_of(bots, len(self.seats))
        if len(each) != len(self.seats):
            raise Mistake(f"{len(each)} bots cannot sit on {len(self.seats)} chairs")
        return [bot_named(self.game, bot) for bot in each]

    def somebody_moves(self, bots: Sequence[Bot]) -> bool:
        """Ask the bots in any order, and after the first those first who are waited for."""
        seats = list(self.whim.shuffled(self.seats))
        while seats:
            seat = seats.pop(0)
            view = self.view(seat)
            wish = bots[seat].choose(view, self.whim) if view.may else None
            if wish is not None and self.asks(seat, wish):
                return True
            awaited = [one for one in seats if one in view.waiting]
            seats = awaited + [one for one in seats if one not in awaited]
        return False

    def pass_time(self, until: TableTime) -> None:
        while (due := self.game.deadline(self.state)) is not None and due.at <= until:
            self.at = max(self.at, due.at)
            self.asks(HOUSE, TimeUp(due.name, due.turn))
        self.at = max(self.at, until)

    def wait(self) -> None:
        """Let the time pass until the house moves."""
        due = self.game.deadline(self.state)
        if due is not None:
            self.pass_time(due.at)
        elif self.outcome is None:
            last = f"; the last refusal: {self.refusals[-1]}" if self.refusals else ""
            raise Hung(f"{self.game.name} hangs: no bot moves and no clock runs{last}")

    def asks(self, by: By, wish: Wish | HouseMove) -> bool:
        """Say whether a wish came true; what was refused is kept in `refusals`."""
        if by is not HOUSE:
            wish = as_it_arrives(self.game, by, wish)
        try:
            facts = self.game.play(self.state, by, wish, self.at, self.luck)
        except IllegalMove as refused:
            self.refuse(by, wish, refused.reason, refused.facts)
            return False
        except Stale:
            self.refuse(by, wish, STALE, {})
            return False
        self.tell(by, facts)
        return True

    def refuse(self, by: By, wish: Wish | HouseMove, reason: str, facts: Mapping[str, Any]) -> None:
        if by is HOUSE or not isinstance(wish, Wish):
            return
        self.refusals.append(Refusal(self.at, by, wish, reason, facts))
        if self.refused is not None:
            self.refused(self.refusals[-1])


def as_it_arrives(game: Game, by: By, wish: Any) -> Wish:
    """Return a wish as it comes in at the door of a table; what could not is its bot's mistake."""
    try:
        arrived: Wish = decoder(game.vocabulary.wishes).decode(encode(wish))
    except (*UNREADABLE, EncodeError, TypeError, OverflowError) as error:
        said = f"seat {by} asked for {wish!r:.200}, which is no wish of {game.name} ({error})"
        raise Mistake(f"{said}: a bot returns one of legal(view), or None") from None
    return arrived


def bots_of(bots: Bots, count: int) -> Sequence[str | Bot]:
    """Return a bot for each chair; one bot sits on all of them."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        return [bots] * count
    return bots
