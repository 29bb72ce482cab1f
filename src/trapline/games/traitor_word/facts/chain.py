"""The chain: whose turn it is, what is said, and what the others make of it."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Fact, Seat, TableTime, Turn, Unrevealing

from ..model.basics import HIDDEN, Seats


class OpeningRead(Fact, frozen=True):
    """A word was read from a card. `by` is None where the deck broke a silence."""

    number: int
    by: Seat | None
    text: str
    at: TableTime
    until: TableTime


class TurnBegan(Unrevealing, frozen=True):
    """Somebody must say a word."""

    turn: Turn
    by: Seat
    round: int
    until: TableTime | None


class TokenFreed(Unrevealing, frozen=True):
    """The My Turn token can be taken."""

    turn: Turn
    until: TableTime


class Taken(Fact, frozen=True):
    """My turn! Somebody was first to take the token: that shows whether the last word was free."""

    turn: Turn
    by: Seat
    until: TableTime


class GaveBack(Unrevealing, frozen=True):
    """Somebody took the token and said nothing. It lies where it lay, and can be taken again."""

    turn: Turn
    by: Seat
    until: TableTime
    whose: Seat | None = None
    """Who spoke last, and has it before them again; None where the draw pile did."""


class Said(Fact, frozen=True):
    """A word was said, typed or aloud. Only its speaker knows whether it is secret."""

    hides: ClassVar = {"secret": HIDDEN}

    number: int
    by: Seat
    text: str
    at: TableTime
    until: TableTime
    secret: str
    to: Seats


class Asked(Unrevealing, frozen=True):
    """No list knows the word that was said: is that a word? `against` is what the judge thinks."""

    word: int
    against: bool
    until: TableTime


class Accepted(Unrevealing, frozen=True):
    """Those who were asked have answered, and it is a word."""

    word: int
    until: TableTime


class Noticed(Fact, frozen=True):
    """Somebody holds the word that was said."""

    unseen: ClassVar = True

    word: int
    seat: Seat
    card: str
    to: Seats


class Passed(Fact, frozen=True):
    """Nobody said anything in time: `by`, whose turn it was, or anybody."""

    turn: Turn
    by: Seat | None


class LetStood(Unrevealing, frozen=True):
    """Somebody has no objection."""

    word: int
    by: Seat


class Objected(Unrevealing, frozen=True):
    """Somebody says that this is no word for the game."""

    word: int
    by: Seat


class Struck(Fact, frozen=True):
    """A word was taken back, and its speaker says another."""

    word: int
    by: Seat
    text: str
    turn: Turn
    until: TableTime | None


class Noted(Fact, frozen=True):
    """Somebody wrote down what was spoken."""

    word: int
    by: Seat
    text: str


class Compared(Fact, frozen=True):
    """What is written decides which card its speaker said, if any, whatever was marked (TT-28)."""

    unseen: ClassVar = True

    word: int
    by: Seat
    card: str
    to: Seats


AnyLink: TypeAlias = (
    OpeningRead
    | TurnBegan
    | TokenFreed
    | Taken
    | GaveBack
    | Said
    | Asked
    | Accepted
    | Noticed
    | Passed
    | LetStood
    | Objected
    | Struck
    | Noted
    | Compared
)
