"""Invitations to make up a setting, characters and Extras."""

from trapline.games.trapped import wishes as w
from trapline.games.trapped.content import Atlas
from trapline.games.trapped.content.making import lacks
from trapline.games.trapped.model import State
from trapline.games.trapped.rules import setting
from trapline.games.trapped.rules.making import SIX
from trapline.games.trapped.rules.spots import unset_spots
from trapline.kernel import Seat


def ideas(_atlas: Atlas, _state: State, _me: Seat, number: int) -> w.Invited:
    yield w.MayEndIdeas(number)


def read(_atlas: Atlas, _state: State, _me: Seat, number: int) -> w.Invited:
    yield w.MayReadBack(number)


def sift(_atlas: Atlas, state: State, _me: Seat, number: int) -> w.Invited:
    yield w.MayVoteOut(number, tuple(idea.number for idea in setting.in_play(state)))


def develop(_atlas: Atlas, state: State, _me: Seat, number: int) -> w.Invited:
    if state.motion is not None:
        return
    yield w.MayDevelop(number)
    yield w.MayFillIn(number)
    if not lacks(state.making.sketch):
        yield w.MayPropose(number)


def make(_atlas: Atlas, state: State, me: Seat, number: int) -> w.Invited:
    cards = state.players[me].offered
    yield w.MayMakeCharacter(number, cards[:SIX], cards[SIX:])


def draft(_atlas: Atlas, state: State, me: Seat, number: int) -> w.Invited:
    spots = tuple(spot.code for spot in unset_spots(state))
    yield w.MaySetAspect(number, state.players[me].hand, spots)
