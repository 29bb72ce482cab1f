"""Invitations to make up a setting, characters and Extras."""

from trapline.kernel import Seat

from ...content.atlas import Atlas
from ...content.making.lacks import lacks
from ...model.game import State
from ...wishes import Invited
from ...wishes.making import MayMakeCharacter, MaySetAspect
from ...wishes.setting import (
    MayDevelop,
    MayEndIdeas,
    MayFillIn,
    MayPropose,
    MayReadBack,
    MayVoteOut,
)
from .. import setting
from ..making import SIX
from ..spots import unset_spots


def ideas(_atlas: Atlas, _state: State, _me: Seat, number: int) -> Invited:
    yield MayEndIdeas(number)


def read(_atlas: Atlas, _state: State, _me: Seat, number: int) -> Invited:
    yield MayReadBack(number)


def sift(_atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    yield MayVoteOut(number, tuple(idea.number for idea in setting.in_play(state)))


def develop(_atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    if state.motion is not None:
        return
    yield MayDevelop(number)
    yield MayFillIn(number)
    if not lacks(state.making.sketch):
        yield MayPropose(number)


def make(_atlas: Atlas, state: State, me: Seat, number: int) -> Invited:
    cards = state.players[me].offered
    yield MayMakeCharacter(number, cards[:SIX], cards[SIX:])


def draft(_atlas: Atlas, state: State, me: Seat, number: int) -> Invited:
    spots = tuple(spot.code for spot in unset_spots(state))
    yield MaySetAspect(number, state.players[me].hand, spots)
