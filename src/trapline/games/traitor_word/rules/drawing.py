"""The draw pile, hands, and cards that are no use any more (TT-20, TT-24, TT-48)."""

from trapline.kernel import Seat

from ..content import Box
from ..facts.cards import Burnt, Drew, Shuffled, Swapped
from ..model.basics import HAND, START, Words
from ..model.game import State
from .queries import dead_cards
from .scene import Scene
from .words import match, used


def unseen(box: Box, state: State) -> list[str]:
    """Return the cards of the draw pile, and those that the piles of flashes began with.

    Nobody ever looks at the latter, so which of these cards they are makes no difference.
    """
    out = {*state.discards, *state.piled}
    for player in state.players.values():
        out.update(player.hand)
    return [word for word in box.words(state.options.colour) if word not in out]


def draw(scene: Scene, but: Words = ()) -> str | None:
    """Draw a card whose word has not been said; None if there is none left but these."""
    while True:
        cards = [card for card in unseen(scene.box, scene.state) if card not in but]
        if len(cards) <= START * len(scene.state.order):
            back = tuple(w for w in scene.state.discards if match(scene, w, used(scene)) is None)
            if not back:
                return None
            scene.tell(Shuffled(back))
            continue
        card = scene.luck.choice(cards)
        if match(scene, card, used(scene)) is None:
            return card
        scene.tell(Burnt((card,)))


def refill(scene: Scene, seat: Seat) -> None:
    """Draw back to five (TT-20). It is told in one way, however many cards that takes."""
    missing = HAND - len(scene.state.players[seat].hand)
    scene.tell(Drew(seat, drawn(scene, missing), to=(seat,)))


def drawn(scene: Scene, count: int) -> Words:
    cards: Words = ()
    for _ in range(count):
        card = draw(scene, cards)
        cards = cards if card is None else (*cards, card)
    return cards


def swap_dead_cards(scene: Scene) -> None:
    """Exchange them last of all: what everybody sees is drawn before what nobody may notice."""
    if not scene.state.options.swap_dead_cards:
        return
    for seat, card in dead_cards(scene.state):
        scene.tell(Swapped(seat, card, drawn(scene, 1), to=(seat,)))
