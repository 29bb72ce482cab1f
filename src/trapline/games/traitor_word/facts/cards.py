"""Cards and flashes."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Fact, Seat, TableTime, Unrevealing

from ..model.basics import Cards, Seats, Words
from ..model.chain import Gain, Link
from ..model.kinds import Cause
from ..model.options import Options


class Opened(Fact, frozen=True):
    """The game began: who sits where, who reads the first word. Nobody sees `discards`."""

    hides: ClassVar = {"discards": ()}

    options: Options
    order: Seats
    bots: Seats
    discards: Words
    """Cards that this table saw in earlier games."""
    to: Seats = ()


class Dealt(Fact, frozen=True):
    """Somebody has five secret words, and three flashes."""

    hides: ClassVar = {"words": ()}

    seat: Seat
    words: Words
    to: Seats


class Burnt(Fact, frozen=True):
    """A card was drawn whose word has been used (TT-24). Nobody sees it: for whom, is a secret."""

    unseen: ClassVar = True

    words: Words
    to: Seats = ()


class Shuffled(Fact, frozen=True):
    """The draw pile is made anew from the discards. Nobody sees them."""

    unseen: ClassVar = True

    words: Words
    to: Seats = ()


class Drew(Fact, frozen=True):
    """A hand is full again, as far as there are cards."""

    hides: ClassVar = {"words": ()}

    seat: Seat
    words: Words
    to: Seats


class Swapped(Fact, frozen=True):
    """A dead card was exchanged, in secret (TT-24)."""

    unseen: ClassVar = True

    seat: Seat
    out: str
    words: Words
    to: Seats


class Validated(Fact, frozen=True):
    """The word that somebody said was secret, and nobody caught it."""

    word: int
    by: Seat
    card: str


class CardShown(Fact, frozen=True):
    """Somebody claims a word that was spoken, and shows the card. Did the others hear it?"""

    word: int
    by: Seat
    card: str
    until: TableTime
    left: TableTime | None
    """What is left of the clock that stands still."""


class Vouched(Unrevealing, frozen=True):
    """Somebody heard the word that is shown, or says that it was not said."""

    word: int
    by: Seat
    said: bool


class CardReturned(Unrevealing, frozen=True):
    """Most did not hear it: what was shown goes back to its hand, and nothing is scored."""

    word: int
    cards: Cards


class Claimed(Fact, frozen=True):
    """Somebody else had said it: that's my word!"""

    word: int
    by: Seat
    card: str


class CardLost(Fact, frozen=True):
    """A secret word that was caught goes to the discards."""

    word: int
    by: Seat
    card: str


class FlashPassed(Fact, frozen=True):
    """A flash changes hands."""

    word: int
    giver: Seat
    taker: Seat


class GameEnded(Fact, frozen=True):
    """Everything is opened: piles and hands in the order of play, and the whole chain."""

    winners: Seats
    cause: Cause
    flashes: tuple[int, ...]
    hands: tuple[Words, ...]
    chain: tuple[Link, ...]
    gains: tuple[Gain, ...]


AnyCard: TypeAlias = (
    Opened
    | Dealt
    | Burnt
    | Shuffled
    | Drew
    | Swapped
    | Validated
    | CardShown
    | Vouched
    | CardReturned
    | Claimed
    | CardLost
    | FlashPassed
    | GameEnded
)
