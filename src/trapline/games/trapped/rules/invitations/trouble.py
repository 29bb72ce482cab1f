"""Invitations when something happens: events, the monster, and what people agree to."""

from trapline.kernel import Seat

from ...content.atlas import Atlas
from ...model.agenda import Boarding, Do
from ...model.basics import FigureId
from ...model.game import State
from ...model.sheets import Figure
from ...wishes import Invited
from ...wishes.offers import Lair, Trouble
from ...wishes.trouble import MayAgree, MayChoose, MayFlee, MayMakeUpEvent, MayPlayEvent, MayProwl
from .. import events, monster
from ..choices import choices
from ..hooks.begin import tag_of
from ..queries import in_room


def event(atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    card = events.drawn_card(state).card
    troubles = tuple(Trouble(*one) for one in events.troubles(atlas, state))
    figures = events.touchable(state)
    if troubles:
        ids = tuple(one.event for one in troubles)
        touched = tuple(dict.fromkeys(who for one in troubles for who in one.figures))
        yield MayPlayEvent(number, card, ids, touched, troubles)
    yield MayMakeUpEvent(number, card, figures)


def pick(atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    step = state.agenda[0]
    if isinstance(step, Do):
        yield MayChoose(number, tag_of(step.hook), choices(atlas, state, step) or ())


def agree(_atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    step = state.agenda[0]
    if isinstance(step, Boarding):
        yield MayAgree(number, step.way, step.figure)
    elif isinstance(step, Do):
        yield MayAgree(number, tag_of(step.hook), step.whom)


def prowl(atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    rooms = monster.haunts(atlas, state)
    lairs = tuple(lair(atlas, state, room) for room in rooms)
    yield MayProwl(number, rooms, lairs)


def lair(atlas: Atlas, state: State, room: str) -> Lair:
    steps = monster.steps_to_prey(atlas, state, room)
    return Lair(room, ids(in_room(state, room)), steps)


def ids(figures: list[Figure]) -> tuple[FigureId, ...]:
    return tuple(figure.id for figure in figures)


def flee(atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    yield MayFlee(number, monster.hideouts(atlas, state))
