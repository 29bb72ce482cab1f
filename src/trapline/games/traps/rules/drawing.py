"""The deck and the hand (TR-38 to TR-41)."""

from trapline.kernel import IllegalMove, Seat

from ..content import Card
from ..facts.cards import CardsFound, Dropped, Fizzled, Shuffled
from ..model.agenda import Drop
from ..model.basics import CardId
from ..model.reasons import Reason
from .queries import deck
from .scene import Scene


def held(scene: Scene, by: Seat, name: CardId) -> Card:
    """Return a card of a hand."""
    if name not in scene.state.players[by].hand:
        raise IllegalMove(Reason.NOT_IN_HAND)
    return scene.box.cards[name]


def take_from_deck(scene: Scene, but: tuple[CardId, ...] = ()) -> CardId | None:
    """Return any card of the deck; `but` were taken and not told yet. None: there is none."""
    left = deck(scene.box, scene.state)
    for card in but:
        left.remove(card)
    if not left and scene.state.discards:
        scene.tell(Shuffled())
        return take_from_deck(scene, but)
    return scene.luck.choice(left) if left else None


def over_limit(scene: Scene, seat: Seat, more: int) -> int:
    """Return how many cards must go if a hand gets so many more."""
    player = scene.state.players[seat]
    return max(0, len(player.hand) + more - scene.box.hand_limit(player))


def find_cards(scene: Scene, seat: Seat, count: int) -> None:
    cards: tuple[CardId, ...] = ()
    for _ in range(count):
        card = take_from_deck(scene, cards)
        if card is not None:
            cards = (*cards, card)
    scene.tell(CardsFound(seat, cards, over_limit(scene, seat, len(cards)), to=(seat,)))


def drop(scene: Scene, item: Drop) -> None:
    """Let the cards go where there is nothing to choose."""
    hand = scene.state.players[item.seat].hand
    if not hand:
        scene.tell(Fizzled(item.seat))
    elif item.count >= len(hand):
        drop_card(scene, item, hand[0])


def drop_card(scene: Scene, item: Drop, card: CardId) -> None:
    scene.tell(Dropped(item.seat, card, item.count - 1))
