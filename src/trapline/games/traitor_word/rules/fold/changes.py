"""Changing one thing of a game, and leaving the rest."""

from typing import Any

from msgspec.structs import replace

from trapline.kernel import Seat

from ...model.basics import Seats, Words
from ...model.chain import Gain, Link
from ...model.game import State


def with_player(state: State, seat: Seat, **changes: Any) -> State:
    player = replace(state.players[seat], **changes)
    return replace(state, players={**state.players, seat: player})


def without_card(state: State, seat: Seat, card: str) -> State:
    """Take a card out of a hand, as far as the reader knows the hand."""
    hand = state.players[seat].hand
    return with_player(state, seat, hand=tuple(one for one in hand if one != card))


def with_cards(state: State, seat: Seat, words: Words) -> State:
    return with_player(state, seat, hand=state.players[seat].hand + words)


def with_flashes(state: State, word: int, seat: Seat, more: int) -> State:
    state = with_player(state, seat, flashes=state.players[seat].flashes + more)
    return replace(state, gains=(*state.gains, Gain(word, seat, more)))


def moved(seat: Seat, *, to: Seats, out_of: Seats) -> tuple[Seats, Seats]:
    """Somebody is of another mind: return both sides, the one they come to first."""
    side = to if seat in to else (*to, seat)
    return side, tuple(one for one in out_of if one != seat)


def link_of(state: State, number: int) -> Link:
    return next(link for link in state.chain if link.number == number)


def with_link(state: State, number: int, **changes: Any) -> State:
    chain = tuple(
        replace(link, **changes) if link.number == number else link for link in state.chain
    )
    return replace(state, chain=chain)


def with_shown(state: State, number: int, card: str, **changes: Any) -> State:
    """A card was shown for a word: if it was only spoken, its spelling is known from now on."""
    return with_link(state, number, text=link_of(state, number).text or card, **changes)
