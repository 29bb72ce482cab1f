"""A word of the chain, the window in which it can be objected to, and an accusation."""

from msgspec import Struct

from trapline.kernel import Seat, TableTime

from .basics import HIDDEN, Cards, Sayings, Seats
from .kinds import Charge, Phase, Verdict


class Link(Struct, frozen=True):
    """A word that was said, and what came of it."""

    number: int
    by: Seat | None
    """None where the deck itself broke a silence (TT-61)."""
    text: str
    """HIDDEN where it was spoken and nobody noted it."""
    at: TableTime
    round: int = 1
    is_opening: bool = False
    """Whether it was read from a card: then it can be claimed, but not accused."""
    secret: str = HIDDEN
    """The speaker's own card, as far as the reader knows."""
    aloud: bool = False
    """Whether it was said and not typed: how it is spelt, others wrote down, if anybody did."""
    noted: Seat | None = None
    """Who wrote it down last."""
    holders: Cards = ()
    """The others who held it, each with the card, as far as the reader knows."""
    returned: Cards = ()
    """Cards that were shown for it, and that most of the others did not hear (TT-19)."""
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


class Window(Struct, frozen=True):
    """From a word until the next: it can be claimed, accused, objected to."""

    stands: Seats = ()
    """Those who have no objection (TT-26)."""
    objects: Seats = ()
    """Those who say that it is no word for this game (TT-12)."""
    asked: bool = False
    """Whether the table asks if it is a word at all, as no list knows it (TT-12)."""
    against: bool = False
    """Whether the judge of words, where it votes, does not take it for one (TT-12)."""


class Trial(Struct, frozen=True):
    """An accusation that waits for an answer, or for votes; those are hidden until all are in."""

    word: int
    by: Seat
    whom: Seat
    charge: Charge
    voters: Seats
    text: str = ""
    """The sentence of defence."""
    voted: Seats = ()
    down: Seats = ()
    """Those who voted thumbs down, as far as the reader knows."""
    whys: Sayings = ()
    """What they say to it, as far as the reader knows."""


class Frozen(Struct, frozen=True):
    """What goes on after an interruption, and the time that its clock had left."""

    phase: Phase
    left: TableTime | None


class Showing(Struct, frozen=True):
    """Cards shown for a word, for the others to say whether it was said (TT-19), or to join."""

    cards: Cards
    heard: Seats = ()
    denied: Seats = ()
    """Those who say: that was not said."""
    then: Frozen = Frozen(Phase.HOLD, None)


class Gain(Struct, frozen=True):
    """A flash more or less for somebody, through this word."""

    word: int
    seat: Seat
    more: int
