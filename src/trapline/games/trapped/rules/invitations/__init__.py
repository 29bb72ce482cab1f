"""What somebody may do now: answers to what is asked, and what is always possible."""

from collections.abc import Callable, Mapping

from trapline.kernel import Seat

from ...content.atlas import Atlas
from ...content.making.sketch import Part
from ...model.agenda import Ask
from ...model.game import State
from ...wishes import Invited
from ...wishes.offers import Leash
from ...wishes.setting import MayAddIdea
from ...wishes.talk import (
    MayBecome,
    MayGive,
    MayGoOn,
    MayHalt,
    MayInvent,
    MayLead,
    MayLetGo,
    MayNotThis,
    MayRelease,
    MayTake,
    MayTell,
    MayVote,
)
from .. import setting, talk, things
from ..offers import deeds
from ..queries import character_of, extra_of, heirs, is_over, others_here
from . import conflict, making, trouble, turn


def invitations(atlas: Atlas, state: State, me: Seat) -> Invited:
    if is_over(state):
        return
    question = state.question
    if state.halted is None:
        if question is not None and me in question.waits:
            yield from ASKED[question.ask](atlas, state, me, question.number)
        yield from at_any_time(atlas, state, me)
        yield MayHalt()
    else:
        yield MayGoOn()
    if lines := talk.strikeable(state):
        yield MayNotThis(lines)


def at_any_time(atlas: Atlas, state: State, me: Seat) -> Invited:
    question = state.question
    if question is not None and question.ask is Ask.IDEAS and setting.ideas_left(state, me):
        yield MayAddIdea(question.number, tuple(Part))
    yield MayTell()
    if state.motion is None:
        yield MayInvent()
        if gone := talk.long_gone(state):
            yield MayLetGo(gone)
    elif me not in (*state.motion.yes, *state.motion.no):
        yield MayVote(state.motion.number)
    if things.is_quiet(state):
        yield from in_quiet(atlas, state, me)


def in_quiet(atlas: Atlas, state: State, me: Seat) -> Invited:
    if me == state.gm:
        if leashes := things.leadable(atlas, state):
            rooms = tuple(dict.fromkeys(room for some in leashes.values() for room in some))
            reins = tuple(Leash(figure, some) for figure, some in leashes.items())
            yield MayLead(tuple(leashes), rooms, reins)
        return
    figure = character_of(state, me)
    if figure is None:
        claimed = dict(state.claims).get(me)
        able = tuple(one.id for one in heirs(state, me) if one.id != claimed)
        if able:
            yield MayBecome(able)
    elif lying := things.takeable(atlas, state, figure):
        yield MayTake(lying)
    yield from gifts(state, me)
    if (extra := extra_of(state, me)) is not None:
        yield MayRelease(extra.id)


def gifts(state: State, me: Seat) -> Invited:
    givers = [one for one in things.hands(state, me) if one.items]
    items = tuple(dict.fromkeys(item for one in givers for item in one.items))
    near = tuple(dict.fromkeys(o.id for one in givers for o in others_here(state, one)))
    if items and near:
        yield MayGive(items, near)


ASKED: Mapping[Ask, Callable[[Atlas, State, Seat, int], Invited]] = {
    Ask.IDEAS: making.ideas,
    Ask.READ: making.read,
    Ask.SIFT: making.sift,
    Ask.DEVELOP: making.develop,
    Ask.MAKE: making.make,
    Ask.DRAFT: making.draft,
    Ask.REFILL: turn.refill,
    Ask.ACT: deeds,
    Ask.ANSWER: conflict.answer,
    Ask.CONTEST: conflict.bid,
    Ask.RULE: conflict.rule,
    Ask.BID: conflict.bid,
    Ask.CLOSE: conflict.close,
    Ask.LUCK: conflict.luck,
    Ask.HURT: conflict.hurt,
    Ask.EVENT: trouble.event,
    Ask.PICK: trouble.pick,
    Ask.FACE: conflict.face,
    Ask.AGREE: trouble.agree,
    Ask.DOOM: conflict.doom,
    Ask.PROWL: trouble.prowl,
    Ask.FLEE: trouble.flee,
    Ask.TRIM: turn.trim,
    Ask.EPILOGUE: turn.epilogue,
}
