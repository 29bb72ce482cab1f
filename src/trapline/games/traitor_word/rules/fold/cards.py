"""Cards and flashes, from the first deal until all is opened."""

from msgspec.structs import replace

from trapline.kernel import Seat

from ...facts import cards as facts
from ...model.chain import Frozen, Showing
from ...model.game import Player, State
from ...model.kinds import Phase
from .changes import link_of, moved, with_cards, with_flashes, with_link, with_shown, without_card


def opened(_state: State | None, fact: facts.Opened) -> State:
    return State(
        options=fact.options,
        order=fact.order,
        players={seat: Player() for seat in fact.order},
        discards=fact.discards,
        bots=frozenset(fact.bots),
    )


def drew(state: State, fact: facts.Dealt | facts.Drew) -> State:
    return with_cards(state, fact.seat, fact.words)


def swapped(state: State, fact: facts.Swapped) -> State:
    state = with_cards(without_card(state, fact.seat, fact.out), fact.seat, fact.words)
    return replace(state, discards=(*state.discards, fact.out))


def burnt(state: State, fact: facts.Burnt) -> State:
    return replace(state, discards=state.discards + fact.words)


def shuffled(state: State, fact: facts.Shuffled) -> State:
    back = set(fact.words)
    return replace(state, discards=tuple(word for word in state.discards if word not in back))


def validated(state: State, fact: facts.Validated) -> State:
    state = piled(state, fact.word, fact.by, fact.card)
    return with_shown(state, fact.word, fact.card, secret=fact.card, validated=True)


def card_shown(state: State, fact: facts.CardShown) -> State:
    showing = state.showing or Showing(cards=(), then=Frozen(state.phase, fact.left))
    showing = replace(showing, cards=(*showing.cards, (fact.by, fact.card)))
    return replace(state, showing=showing, phase=Phase.SHOWING, until=fact.until)


def vouched(state: State, fact: facts.Vouched) -> State:
    if state.showing is None:
        return state
    heard, denied = state.showing.heard, state.showing.denied
    if fact.said:
        heard, denied = moved(fact.by, to=heard, out_of=denied)
    else:
        denied, heard = moved(fact.by, to=denied, out_of=heard)
    return replace(state, showing=replace(state.showing, heard=heard, denied=denied))


def card_returned(state: State, fact: facts.CardReturned) -> State:
    return with_link(state, fact.word, returned=fact.cards)


def claimed(state: State, fact: facts.Claimed) -> State:
    state = piled(state, fact.word, fact.by, fact.card)
    claims = (*link_of(state, fact.word).claims, fact.by)
    return with_shown(state, fact.word, fact.card, claims=claims)


def piled(state: State, word: int, seat: Seat, card: str) -> State:
    """Put a card from a hand on its owner's pile."""
    state = with_flashes(without_card(state, seat, card), word, seat, 1)
    return replace(state, piled=(*state.piled, card))


def card_lost(state: State, fact: facts.CardLost) -> State:
    state = without_card(state, fact.by, fact.card)
    state = with_shown(state, fact.word, fact.card, secret=fact.card)
    return replace(state, discards=(*state.discards, fact.card))


def flash_passed(state: State, fact: facts.FlashPassed) -> State:
    state = with_link(state, fact.word, payer=fact.giver)
    state = with_flashes(state, fact.word, fact.giver, -1)
    return with_flashes(state, fact.word, fact.taker, 1)


def game_ended(state: State, fact: facts.GameEnded) -> State:
    rows = zip(state.order, fact.hands, fact.flashes, strict=True)
    return replace(
        state,
        phase=Phase.OVER,
        players={seat: Player(hand, flashes) for seat, hand, flashes in rows},
        chain=fact.chain,
        gains=fact.gains,
        window=None,
        speaker=None,
        barred=(),
        until=None,
        trial=None,
        frozen=None,
        showing=None,
        winners=fact.winners,
        cause=fact.cause,
    )
