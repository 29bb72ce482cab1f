"""Telling the story, inventing, voting, and care for each other."""

from msgspec.structs import replace

from ...facts.talk import (
    CameBack,
    Halted,
    MotionClosed,
    MotionMade,
    Struck,
    Told,
    Voted,
    WentAway,
    WentOn,
)
from ...model.game import Matter, Motion, State
from . import setting
from .changes import discarded, told


def spoken(state: State, fact: Told) -> State:
    return told(state, fact.seat, "told", fact.words)


def struck(state: State, fact: Struck) -> State:
    gone = state.story[fact.line]
    story = (*state.story[: fact.line], replace(gone, words=""), *state.story[fact.line + 1 :])
    motion = state.motion
    if motion is not None and motion.words == gone.words:
        motion = replace(motion, words="")
    return setting.struck(replace(state, story=story, motion=motion), gone)


def halted(state: State, fact: Halted) -> State:
    return replace(state, halted=fact.at)


def went_on(state: State, fact: WentOn) -> State:
    pause = 0 if state.halted is None else fact.at - state.halted
    question, motion = state.question, state.motion
    if question is not None and question.until is not None:
        question = replace(question, until=question.until + pause)
    if motion is not None:
        motion = replace(motion, until=motion.until + pause)
    return replace(state, halted=None, question=question, motion=motion)


def motion_made(state: State, fact: MotionMade) -> State:
    motion = Motion(
        fact.number, fact.matter, fact.by, fact.words, fact.seat, fact.until, (fact.by,)
    )
    state = told(state, fact.by, "motion-made", fact.words)
    state = replace(state, motion=motion, motions=fact.number)
    return setting.proposed(state) if fact.matter is Matter.SETTING else state


def voted(state: State, fact: Voted) -> State:
    motion = state.motion
    if motion is None:
        return state
    if fact.yes:
        return replace(state, motion=replace(motion, yes=(*motion.yes, fact.seat)))
    return replace(state, motion=replace(motion, no=(*motion.no, fact.seat)))


def motion_closed(state: State, fact: MotionClosed) -> State:
    state = replace(discarded(state, fact.cards), motion=None)
    if fact.matter is Matter.SETTING:
        return setting.judged(state, carried=fact.carried)
    return state


def went_away(state: State, fact: WentAway) -> State:
    since = {**state.gone_since}
    since.setdefault(fact.seat, state.round)
    state = replace(
        state,
        away=state.away | {fact.seat},
        empty=state.empty | {fact.seat} if fact.left else state.empty,
        gone_since=since,
    )
    if fact.until is None or state.question is None:
        return state
    return replace(state, question=replace(state.question, until=fact.until))


def came_back(state: State, fact: CameBack) -> State:
    since = {seat: when for seat, when in state.gone_since.items() if seat != fact.seat}
    bots = state.bots | {fact.seat} if fact.bot else state.bots - {fact.seat}
    return replace(
        state,
        away=state.away - {fact.seat},
        empty=state.empty - {fact.seat},
        bots=bots,
        gone_since=since,
    )
