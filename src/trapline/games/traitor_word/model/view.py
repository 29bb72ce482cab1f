"""Traitor Word as one observer sees it."""

from msgspec import Struct

from trapline import kernel
from trapline.kernel import Language, Seat, TableTime, Turn

from ..wishes import AnyInvitation
from .basics import HIDDEN, Cards, Sayings, Seats, Words
from .chain import Gain, Trial
from .kinds import Cause, Charge, Phase, Verdict
from .options import Speaking


class Fate(Struct, frozen=True):
    """What came of a word, as far as the observer knows."""

    secret: str = HIDDEN
    """The speaker's own card, if it was one."""
    holders: Cards = ()
    """The others who held it, each with the card."""
    returned: Cards = ()
    """Cards that were shown for it and went back."""
    validated: bool = False
    claims: Seats = ()
    charge: Charge | None = None
    accuser: Seat | None = None
    verdict: Verdict | None = None
    down: Seats = ()
    up: Seats = ()
    """The thumbs, once all were seen."""
    whys: Sayings = ()
    """What voters said to them."""
    payer: Seat | None = None
    """Who paid a flash for the accusation."""


class Heard(Struct, frozen=True):
    """A word of the chain. Most have no fate, so that a long chain is quickly sent."""

    number: int
    by: Seat | None
    text: str
    is_opening: bool
    fate: Fate | None
    noted: Seat | None = None
    """Who wrote it down, where it was spoken."""


class Shown(Struct, frozen=True):
    """Cards that are shown for a word, and who has heard it where it was spoken (TT-19)."""

    cards: Cards
    heard: Seats
    denied: Seats
    is_last: bool = False
    """Whether nobody is asked, for it makes seven: others may show theirs (TT-47)."""


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
    chain: tuple[Heard, ...]
    is_open: bool
    """Whether the last word can still be claimed or accused."""
    stands: Seats
    """Those who have no objection to the last word."""
    objects: Seats
    asked: bool
    """Whether the others are asked if the last word is one (TT-12)."""
    judge: bool | None
    """Where the judge of words has a vote: whether it takes the last word for one."""
    speaker: Seat | None
    """Who must say a word now, or comes next."""
    barred: Seats
    until: TableTime | None
    left: TableTime | None
    """What a clock that stands still has left."""
    trial: Trial | None
    shown: Shown | None
    hand: Words
    flashes: int | None
    """Mine."""
    secret: str
    """My own card, if the last word was mine and can still be caught."""
    piles: tuple[int, ...]
    """Everybody's flashes in `order`, once the game is over."""
    hands: tuple[Words, ...]
    gains: tuple[Gain, ...]
    winners: Seats
    cause: Cause | None

    @property
    def is_housekeeping(self) -> bool:
        """Once all people let a word stand, a bot makes up its mind at once (TT-26)."""
        return super().is_housekeeping or (self.phase is Phase.HOLD and self.me in self.waiting)
