"""The Relationship Rules: whose feeling counts, and which cards it allows (TD-58 to TD-65)."""

from collections.abc import Iterable

from ..model.basics import FigureId
from ..model.cards import OPPOSITE, Card, suit
from ..model.game import State
from ..model.sheets import Spot, feeling_spot


def bond(state: State, bidder: FigureId, target: FigureId) -> Spot | None:
    """Return the feeling at stake: an Extra's towards the bidder, else the bidder's (TD-62)."""
    if bidder == target:
        return None
    is_extra = state.figures[target].seat is None
    spot = feeling_spot(target, bidder) if is_extra else feeling_spot(bidder, target)
    return spot if spot.about in state.figures[spot.figure].feelings else None


def feeling(state: State, spot: Spot | None) -> Card | None:
    if spot is None or spot.about is None:
        return None
    return state.figures[spot.figure].feelings[spot.about]


def is_lawful(card: Card, felt: Card | None) -> bool:
    """Say whether a card's suit does not oppose a feeling (TD-59)."""
    return felt is None or suit(card) is not OPPOSITE[suit(felt)]


def lawful(cards: Iterable[Card], felt: Card | None) -> tuple[Card, ...]:
    return tuple(card for card in cards if card and is_lawful(card, felt))
