"""Invitations when something happens: events, the monster, and what people agree to."""

from trapline.games.trapped import wishes as w
from trapline.games.trapped.content import Atlas
from trapline.games.trapped.model import Boarding, Do, Figure, FigureId, State
from trapline.games.trapped.rules import events, monster
from trapline.games.trapped.rules.choices import choices
from trapline.games.trapped.rules.hooks.begin import tag_of
from trapline.games.trapped.rules.standing import in_room
from trapline.kernel import Seat


def event(atlas: Atlas, state: State, _me: Seat, number: int) -> w.Invited:
    card = events.drawn_card(state).card
    troubles = tuple(w.Trouble(*one) for one in events.troubles(atlas, state))
    figures = events.touchable(state)
    if troubles:
        ids = tuple(one.event for one in troubles)
        touched = tuple(dict.fromkeys(who for one in troubles for who in one.figures))
        yield w.MayPlayEvent(number, card, ids, touched, troubles)
    yield w.MayMakeUpEvent(number, card, figures)


def pick(atlas: Atlas, state: State, _me: Seat, number: int) -> w.Invited:
    step = state.agenda[0]
    if isinstance(step, Do):
        yield w.MayChoose(number, tag_of(step.hook), choices(atlas, state, step) or ())


def agree(_atlas: Atlas, state: State, _me: Seat, number: int) -> w.Invited:
    step = state.agenda[0]
    if isinstance(step, Boarding):
        yield w.MayAgree(number, step.way, step.figure)
    elif isinstance(step, Do):
        yield w.MayAgree(number, tag_of(step.hook), step.whom)


def prowl(atlas: Atlas, state: State, _me: Seat, number: int) -> w.Invited:
    rooms = monster.haunts(atlas, state)
    lairs = tuple(lair(atlas, state, room) for room in rooms)
    yield w.MayProwl(number, rooms, lairs)


def lair(atlas: Atlas, state: State, room: str) -> w.Lair:
    steps = monster.steps_to_prey(atlas, state, room)
    return w.Lair(room, ids(in_room(state, room)), steps)


def ids(figures: list[Figure]) -> tuple[FigureId, ...]:
    return tuple(figure.id for figure in figures)


def flee(atlas: Atlas, state: State, _me: Seat, number: int) -> w.Invited:
    yield w.MayFlee(number, monster.hideouts(atlas, state))
