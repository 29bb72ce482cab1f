"""Hands, the deck, and what is played."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Fact, Seat, Unrevealing, each

from ..model.agenda import Effect
from ..model.basics import HIDDEN, CardId, PieceId, Seats, Space
from .settling import Settling


class MustDrop(Settling, Unrevealing, frozen=True):
    """Cards must go."""

    by: Seat
    count: int


class Dropped(Settling, frozen=True):
    """A card that had to go. `left`: how many more must."""

    by: Seat
    card: CardId
    left: int


class Discarded(Fact, frozen=True):
    """A card was thrown away freely."""

    by: Seat
    card: CardId


class Drew(Fact, frozen=True):
    """A card was bought from the deck."""

    hides: ClassVar = {"card": HIDDEN}

    by: Seat
    card: CardId
    amount: int
    to: Seats


class CardsFound(Settling, frozen=True):
    """Cards that cost nothing. `over`: how many must go."""

    hides: ClassVar = {"cards": each(HIDDEN)}

    by: Seat
    cards: tuple[CardId, ...]
    over: int
    to: Seats


class Snatched(Settling, frozen=True):
    """A card went from one hand to another, unseen by the rest."""

    hides: ClassVar = {"card": HIDDEN}

    by: Seat
    whom: Seat
    card: CardId
    over: int
    to: Seats


class Shuffled(Unrevealing, frozen=True):
    """The discards are the deck again."""


class TrapPlaced(Fact, frozen=True):
    """A Trap was placed face up."""

    by: Seat
    space: Space
    card: CardId
    amount: int


class TrapHidden(Fact, frozen=True):
    """A Trap was placed face down."""

    hides: ClassVar = {"card": HIDDEN}

    by: Seat
    space: Space
    card: CardId
    amount: int
    to: Seats


class ActionPlayed(Fact, frozen=True):
    """An Action was played: what follows is in `effects`."""

    by: Seat
    card: CardId
    amount: int
    effects: tuple[Effect, ...]


class PerkGained(Fact, frozen=True):
    """A Perk was laid out for the rest of the game."""

    by: Seat
    card: CardId
    amount: int


class Cashed(Fact, frozen=True):
    """A Found Treasure became gold."""

    by: Seat
    card: CardId
    amount: int


class AbilityUsed(Unrevealing, frozen=True):
    """An adventurer's ability was used."""

    by: Seat
    piece: PieceId
    effects: tuple[Effect, ...]


class Aimed(Settling, Unrevealing, frozen=True):
    """Somebody chose on whom an effect falls."""

    by: Seat
    effect: Effect


class PerkLost(Settling, Unrevealing, frozen=True):
    """A Perk went to the discards. `over`: how many cards must go."""

    by: Seat
    card: CardId
    over: int = 0


class Fizzled(Settling, Unrevealing, frozen=True):
    """Nothing came of it. `what` there was nothing to do with, where that is not plain to see."""

    by: Seat
    what: str = ""


AnyCard: TypeAlias = (
    MustDrop
    | Dropped
    | Discarded
    | Drew
    | CardsFound
    | Snatched
    | Shuffled
    | TrapPlaced
    | TrapHidden
    | ActionPlayed
    | PerkGained
    | Cashed
    | AbilityUsed
    | Aimed
    | PerkLost
    | Fizzled
)
