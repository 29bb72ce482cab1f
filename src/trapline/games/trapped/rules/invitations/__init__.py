"""What somebody may do now: answers to what is asked, and what is always possible."""

from collections.abc import Callable, Mapping

from trapline.games.trapped import wishes as w
from trapline.games.trapped.content import Atlas
from trapline.games.trapped.content.making import Part
from trapline.games.trapped.model import Ask, State
from trapline.games.trapped.rules import setting, talk, things
from trapline.games.trapped.rules.invitations import conflict, making, trouble, turn
from trapline.games.trapped.rules.offers import deeds
from trapline.games.trapped.rules.standing import (
    character_of,
    extra_of,
    heirs,
    is_over,
    others_here,
)
from trapline.kernel import Seat


def invitations(atlas: Atlas, state: State, me: Seat) -> w.Invited:
    if is_over(state):
        return
    question = state.question
    if state.halted is None:
        if question is not None and me in question.waits:
            yield from ASKED[question.ask](atlas, state, me, question.number)
        yield from at_any_time(atlas, state, me)
        yield w.MayHalt()
    else:
        yield w.MayGoOn()
    if lines := talk.strikeable(state):
        yield w.MayNotThis(lines)


def at_any_time(atlas: Atlas, state: State, me: Seat) -> w.Invited:
    question = state.question
    if question is not None and question.ask is Ask.IDEAS and setting.ideas_left(state, me):
        yield w.MayAddIdea(question.number, tuple(Part))
    yield w.MayTell()
    if state.motion is None:
        yield w.MayInvent()
        if gone := talk.long_gone(state):
            yield w.MayLetGo(gone)
    elif me not in (*state.motion.yes, *state.motion.no):
        yield w.MayVote(state.motion.number)
    if things.is_quiet(state):
        yield from in_quiet(atlas, state, me)


def in_quiet(atlas: Atlas, state: State, me: Seat) -> w.Invited:
    if me == state.gm:
        if leashes := things.leadable(atlas, state):
            rooms = tuple(dict.fromkeys(room for some in leashes.values() for room in some))
            reins = tuple(w.Leash(figure, some) for figure, some in leashes.items())
            yield w.MayLead(tuple(leashes), rooms, reins)
        return
    figure = character_of(state, me)
    if figure is None:
        claimed = dict(state.claims).get(me)
        able = tuple(one.id for one in heirs(state, me) if one.id != claimed)
        if able:
            yield w.MayBecome(able)
    elif lying := things.takeable(atlas, state, figure):
        yield w.MayTake(lying)
    yield from gifts(state, me)
    if (extra := extra_of(state, me)) is not None:
        yield w.MayRelease(extra.id)


def gifts(state: State, me: Seat) -> w.Invited:
    givers = [one for one in things.hands(state, me) if one.items]
    items = tuple(dict.fromkeys(item for one in givers for item in one.items))
    near = tuple(dict.fromkeys(o.id for one in givers for o in others_here(state, one)))
    if items and near:
        yield w.MayGive(items, near)


ASKED: Mapping[Ask, Callable[[Atlas, State, Seat, int], w.Invited]] = {
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
