"""Traitor Word as one observer sees it."""

from trapline import kernel
from trapline.games.traitor_word.model import (
    Cause,
    Gain,
    Link,
    Phase,
    Seats,
    Speaking,
    Trial,
    Words,
)
from trapline.games.traitor_word.wishes import AnyInvitation
from trapline.kernel import Language, Seat, TableTime, Turn


class View(kernel.View, frozen=True, kw_only=True):
    """Of piles and hands only one's own, until the game is over. Unknown words are HIDDEN."""

    may: tuple[AnyInvitation, ...] = ()
    me: Seat | None
    """Whose view it is; None for all who only look on."""
    language: Language
    speaking: Speaking
    rounds: bool
    phase: Phase
    turn: Turn
    round: int
    order: Seats
    away: Seats
    empty: Seats
    chain: tuple[Link, ...]
    """Each with what was opened about it, and what I know myself."""
    is_open: bool
    """Whether the last word can still be claimed or accused."""
    stands: Seats
    """Those who have no objection to the last word."""
    objects: Seats
    speaker: Seat | None
    """Who must say a word now, or comes next."""
    barred: Seats
    until: TableTime | None
    left: TableTime | None
    """What a clock that stands still has left."""
    trial: Trial | None
    hand: Words
    flashes: int | None
    """Mine."""
    secret: str
    """My own card, if the last word was mine and can still be caught."""
    piles: tuple[int, ...]
    """Everybody's flashes in the order of seats, once the game is over."""
    hands: tuple[Words, ...]
    gains: tuple[Gain, ...]
    winners: Seats
    cause: Cause | None
