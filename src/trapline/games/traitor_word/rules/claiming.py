"""Claiming a word that somebody else said; a card may have to be shown first (TT-19 to TT-23)."""

from trapline.kernel import IllegalMove, Seat, Stale

from ..facts.cards import CardReturned, CardShown, Claimed, Vouched
from ..model.basics import GOAL, Cards, Seats
from ..model.chain import Link
from ..model.game import State
from ..model.reasons import Reason
from ..wishes import Claim, Vouch
from .drawing import refill
from .queries import here, is_finished_by_round, is_over, last, people_among
from .scene import Scene
from .scoring import end_if_due, learn, open_word
from .words import match, refuse_card

HEARING = 8
"""Seconds in which the others may say that a word was not said."""
LAST_CALL = 5
"""Seconds in which others who hold the word may show it too, before it makes seven (TT-47)."""


def claim(scene: Scene, by: Seat, wish: Claim) -> None:
    """Repeat a word of one's own that somebody else said."""
    link = open_word(scene.state, wish.word)
    if by == link.by:
        raise IllegalMove(Reason.OWN_WORD, rule="TT-19")
    if by in claimants(scene.state):
        raise IllegalMove(Reason.ALREADY_CLAIMED)
    card = claimed_card(scene, by, link, wish.card)
    if seconds := time_to_show(scene.state, by):
        until, left = scene.later(seconds), scene.left()
        scene.tell(CardShown(word=link.number, by=by, card=card, until=until, left=left))
    else:
        count(scene, link, ((by, card),))


def time_to_show(state: State, by: Seat) -> int:
    """Return for how many seconds a card lies on the table before it counts, if it does at all."""
    if last(state).aloud and others(state, by):
        return HEARING
    return LAST_CALL if state.showing is not None or makes_seven(state, by) else 0


def makes_seven(state: State, by: Seat) -> bool:
    """Say whether one flash more would end the game: two who hold the word share it (TT-47)."""
    return not is_finished_by_round(state) and state.players[by].flashes + 1 >= GOAL


def claimants(state: State) -> Seats:
    """Return all who showed a card for the last word, whatever came of it."""
    returned = tuple(seat for seat, _ in last(state).returned)
    return (*last(state).claims, *returned, *showing_now(state))


def showing_now(state: State) -> Seats:
    return () if state.showing is None else tuple(seat for seat, _ in state.showing.cards)


def claimed_card(scene: Scene, by: Seat, link: Link, card: str | None) -> str:
    """Return the card that is shown: where the word is known, it must be that word."""
    hand, word = scene.state.players[by].hand, word_shown(scene.state)
    if card:
        refuse_card(scene, by, str(card), but=link)
    elif not word:
        raise IllegalMove(Reason.WHICH_CARD)
    if not word:
        return str(card)
    found = match(scene, word, [str(card)] if card else hand)
    if found is None:
        raise IllegalMove(Reason.NOT_YOUR_WORD, word=word, rule="TT-19")
    return found


def word_shown(state: State) -> str:
    """Return the last word as it was written, or as a card shows it that lies on the table."""
    if state.showing is None or last(state).text:
        return last(state).text
    return state.showing.cards[0][1]


def others(state: State, by: Seat) -> Seats:
    """Return the people who may have heard it: bots have no ears."""
    return people_among(state, tuple(seat for seat in here(state) if seat != by))


def count(scene: Scene, link: Link, cards: Cards) -> None:
    """Lay on their piles what was claimed: if two hold the word, it counts for both (TT-22)."""
    for by, card in cards:
        scene.tell(Claimed(link.number, by, card))
    for by, _ in cards:
        refill(scene, by)
    learn(scene, link)
    end_if_due(scene)


def vouch(scene: Scene, by: Seat, wish: Vouch) -> None:
    if scene.state.showing is None or last(scene.state).number != wish.word:
        raise Stale
    if not may_vouch(scene.state, by):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    scene.tell(Vouched(wish.word, by, wish.said))


def may_vouch(state: State, seat: Seat) -> bool:
    return seat in listeners(state) and seat not in showing_now(state)


def listeners(state: State) -> Seats:
    """Return those who say whether the word was said; who shows the same card says yes."""
    if state.showing is None or not last(state).aloud:
        return ()
    return others(state, state.showing.cards[0][0])


def is_denied(state: State) -> bool:
    denied = () if state.showing is None else state.showing.denied
    return 2 * sum(seat in denied for seat in listeners(state)) > len(listeners(state))


def is_heard(state: State) -> bool:
    """Say whether so many heard it that the others cannot be most of them."""
    heard = () if state.showing is None else (*state.showing.heard, *showing_now(state))
    asked = listeners(state)
    return bool(asked) and 2 * sum(seat in heard for seat in asked) >= len(asked)


def end_showing(scene: Scene) -> None:
    """The card counts, unless most of the others did not hear the word (TT-19)."""
    showing = scene.state.showing
    if showing is None:
        raise LookupError("no card is shown")
    if is_denied(scene.state):
        scene.tell(CardReturned(scene.state.said, showing.cards))
    else:
        count(scene, last(scene.state), showing.cards)
    if not is_over(scene.state):
        scene.resume()
