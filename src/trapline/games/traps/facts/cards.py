"""Hands, the deck, and what is played."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Seat, each

from ..model.agenda import Effect
from ..model.basics import HIDDEN, CardId, PieceId, Seats, Space
from .base import Quiet, Settled, Told


class MustDrop(Settled, frozen=True):
    """Cards must go."""

    by: Seat
    count: int


class Dropped(Told, frozen=True):
    """A card that had to go. `left`: how many more must."""

    settles: ClassVar[bool] = True

    by: Seat
    card: CardId
    left: int


class Discarded(Told, frozen=True):
    """A card was thrown away freely."""

    by: Seat
    card: CardId


class Drew(Told, frozen=True):
    """A card was bought from the deck."""

    hides: ClassVar = {"card": HIDDEN}

    by: Seat
    card: CardId
    amount: int
    to: Seats


class CardsFound(Told, frozen=True):
    """Cards that cost nothing. `over`: how many must go."""

    settles: ClassVar[bool] = True
    hides: ClassVar = {"cards": each(HIDDEN)}

    by: Seat
    cards: tuple[CardId, ...]
    over: int
    to: Seats


class Snatched(Told, frozen=True):
    """A card went from one hand to another, unseen by the rest."""

    settles: ClassVar[bool] = True
    hides: ClassVar = {"card": HIDDEN}

    by: Seat
    whom: Seat
    card: CardId
    over: int
    to: Seats


class Shuffled(Quiet, frozen=True):
    """The discards are the deck again."""


class TrapPlaced(Told, frozen=True):
    """A Trap was placed face up."""

    by: Seat
    space: Space
    card: CardId
    amount: int


class TrapHidden(Told, frozen=True):
    """A Trap was placed face down."""

    hides: ClassVar = {"card": HIDDEN}

    by: Seat
    space: Space
    card: CardId
    amount: int
    to: Seats


class ActionPlayed(Told, frozen=True):
    """An Action was played: what follows is in `effects`."""

    by: Seat
    card: CardId
    amount: int
    effects: tuple[Effect, ...]


class PerkGained(Told, frozen=True):
    """A Perk was laid out for the rest of the game."""

    by: Seat
    card: CardId
    amount: int


class Cashed(Told, frozen=True):
    """A Found Treasure became gold."""

    by: Seat
    card: CardId
    amount: int


class AbilityUsed(Quiet, frozen=True):
    """An adventurer's ability was used."""

    by: Seat
    piece: PieceId
    effects: tuple[Effect, ...]


class Aimed(Settled, frozen=True):
    """Somebody chose on whom an effect falls."""

    by: Seat
    effect: Effect


class PerkLost(Settled, frozen=True):
    """A Perk went to the discards. `over`: how many cards must go."""

    by: Seat
    card: CardId
    over: int = 0


class Fizzled(Settled, frozen=True):
    """Nothing came of it."""

    by: Seat


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
