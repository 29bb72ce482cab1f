"""Drawing cards, and shuffling when there are none (TD-39, TD-41)."""

from collections.abc import Iterable

from trapline.kernel import Seat

from ..facts.turns import Discarded, Drew, Reshuffled
from ..model.basics import HAND
from ..model.cards import Card, strongest_first
from .queries import deck
from .scene import Scene


def drawn(scene: Scene, count: int) -> tuple[Card, ...]:
    """Draw from the deck; a new one is shuffled when it is used up."""
    cards: list[Card] = []
    while len(cards) < count:
        left = [card for card in deck(scene.state) if card not in cards]
        if left:
            cards.append(scene.luck.choice(left))
        else:
            shuffle(scene)
    return tuple(cards)


def shuffle(scene: Scene) -> None:
    """Where even the discards are used up, everybody first throws away down to five."""
    if not scene.state.discards:
        for seat, player in scene.state.players.items():
            if len(player.hand) > HAND:
                scene.tell(Discarded(seat, weakest(player.hand, len(player.hand) - HAND)))
    scene.tell(Reshuffled())


def weakest(cards: Iterable[Card], count: int = 1) -> tuple[Card, ...]:
    return tuple(reversed(strongest_first(cards)))[:count]


def draw(scene: Scene, seat: Seat, count: int = 1) -> None:
    scene.tell(Drew(seat, drawn(scene, count), to=(seat,)))
