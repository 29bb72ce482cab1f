"""Invitations at the edges of a turn: an empty hand, a card too many, last words."""

from trapline.kernel import Seat

from ...content.atlas import Atlas
from ...model.cards import strongest_first
from ...model.game import State
from ...wishes import Invited
from ...wishes.trouble import MayConclude, MayDiscard
from ...wishes.turn import MayDrawFive, MayTakeTurn


def refill(_atlas: Atlas, _state: State, _me: Seat, number: int) -> Invited:
    yield MayDrawFive(number)
    yield MayTakeTurn(number)


def trim(_atlas: Atlas, state: State, me: Seat, number: int) -> Invited:
    yield MayDiscard(number, tuple(strongest_first(state.players[me].hand)))


def epilogue(_atlas: Atlas, state: State, me: Seat, number: int) -> Invited:
    yield MayConclude(number, me in state.winners)
