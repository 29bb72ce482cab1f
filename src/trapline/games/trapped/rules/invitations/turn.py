"""Invitations at the edges of a turn: an empty hand, a card too many, last words."""

from trapline.games.trapped import wishes as w
from trapline.games.trapped.cards import strongest_first
from trapline.games.trapped.content import Atlas
from trapline.games.trapped.model import State
from trapline.kernel import Seat


def refill(_atlas: Atlas, _state: State, _me: Seat, number: int) -> w.Invited:
    yield w.MayDrawFive(number)
    yield w.MayTakeTurn(number)


def trim(_atlas: Atlas, state: State, me: Seat, number: int) -> w.Invited:
    yield w.MayDiscard(number, tuple(strongest_first(state.players[me].hand)))


def epilogue(_atlas: Atlas, state: State, me: Seat, number: int) -> w.Invited:
    yield w.MayConclude(number, me in state.winners)
