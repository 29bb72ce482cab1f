"""The deck and the hand (TR-38 to TR-41)."""

from trapline.kernel import IllegalMove, Seat

from ..content import Box, Card
from ..facts.cards import CardsFound, Discarded, Drew, Dropped, Fizzled, Shuffled
from ..model.agenda import Drop
from ..model.basics import MOST_DRAWS, CardId
from ..model.game import State
from ..model.kinds import Phase
from ..model.reasons import Reason
from ..wishes.answers import DropCard
from ..wishes.turn import Discard, Draw
from .asking import afford, pending
from .queries import deck, deck_size, draw_price
from .scene import Scene


def held(scene: Scene, by: Seat, name: CardId) -> Card:
    """Return a card of a hand."""
    if name not in scene.state.players[by].hand:
        raise IllegalMove(Reason.NOT_IN_HAND)
    return scene.box.cards[name]


def draw(scene: Scene, by: Seat, _wish: Draw) -> None:
    state = scene.state
    if state.phase is not Phase.DRAW:
        raise IllegalMove(Reason.NOT_NOW, rule="TR-11")
    if state.drawn >= MOST_DRAWS:
        raise IllegalMove(Reason.NO_MORE_DRAWS, rule="TR-38")
    if over_limit(scene, by, 1):
        raise IllegalMove(Reason.HAND_FULL, rule="TR-39")
    price = draw_price(scene.box, state, by)
    afford(state, by, price)
    card = take_from_deck(scene)
    if card is None:
        raise IllegalMove(Reason.NO_CARDS_LEFT, rule="TR-97")
    scene.tell(Drew(by, card, price, to=(by,)))


def may_draw(box: Box, state: State, seat: Seat) -> bool:
    player = state.players[seat]
    room = len(player.hand) < box.hand_limit(player)
    left = deck_size(box, state) or state.discards
    can_pay = player.gold >= draw_price(box, state, seat)
    open_phase = state.phase is Phase.DRAW and state.drawn < MOST_DRAWS
    return bool(open_phase and room and left and can_pay)


def discard(scene: Scene, by: Seat, wish: Discard) -> None:
    scene.tell(Discarded(by, held(scene, by, wish.card).id))


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
        let_go(scene, item, hand[0])


def drop_card(scene: Scene, by: Seat, wish: DropCard) -> None:
    item = pending(scene.state, by, Drop)
    let_go(scene, item, held(scene, by, wish.card).id)


def let_go(scene: Scene, item: Drop, card: CardId) -> None:
    scene.tell(Dropped(item.seat, card, item.count - 1))
