"""Telling the story, inventing, voting, and care for each other."""

from msgspec.structs import replace

from trapline.kernel import CameBack, attendance

from ...content.making.sketch import without
from ...facts import talk as facts
from ...model.agenda import Dared, Telling
from ...model.game import Cue, Line, Motion, State
from ...model.kinds import Matter, News
from ..queries import next_step
from .changes import answered, popped, pushed, with_discards, with_episode, with_line, with_making


def told(state: State, fact: facts.Told) -> State:
    return with_line(state, fact.seat, "told", fact.words)


def cue_given(state: State, fact: facts.CueGiven) -> State:
    cue = Cue(fact.cue, fact.seat, fact.prompt, fact.figure, fact.about, fact.conflict)
    state = came_of(replace(listened(state), cue=cue, cues=fact.cue), cue)
    return pushed(state, Telling(fact.seat))


def came_of(state: State, cue: Cue) -> State:
    """What has come of a conflict is clear now."""
    last = state.last
    if last is None or last.number != cue.conflict:
        return state
    return with_episode(
        replace(state, last=replace(last, prompt=cue.prompt, about=cue.about)),
        News.RESULT,
        last.figure,
        subject=last.subject,
        contest=last.kind,
        words=last.words,
        prompt=cue.prompt,
        about=cue.about,
        scar=last.scar,
    )


def narrated(state: State, fact: facts.Narrated) -> State:
    return with_line(heard(state), fact.seat, "narrated", fact.words)


def told_aloud(state: State, _fact: facts.ToldAloud) -> State:
    return heard(state)


def cue_passed(state: State, _fact: facts.CuePassed) -> State:
    return heard(state)


def heard(state: State) -> State:
    """The tale is told; the table goes on, if it has waited for it."""
    return replace(listened(state), cue=None)


def moved_on(state: State, _fact: facts.MovedOn) -> State:
    return listened(state)


def listened(state: State) -> State:
    return popped(state) if next_step(state, Telling) else state


def struck(state: State, fact: facts.Struck) -> State:
    gone = state.story[fact.line]
    story = (*state.story[: fact.line], replace(gone, words=""), *state.story[fact.line + 1 :])
    motion = state.motion
    if motion is not None and motion.words == gone.words:
        motion = replace(motion, words="")
    return without_idea(unread(replace(state, story=story, motion=motion), gone), gone)


def unread(state: State, line: Line) -> State:
    """A dare or an event that somebody does not want is not read any more; it still counts."""
    agenda = tuple(
        replace(step, words="") if isinstance(step, Dared) and step.words == line.words else step
        for step in state.agenda
    )
    running, last = (
        replace(one, words="") if one is not None and one.words == line.words else one
        for one in (state.conflict, state.last)
    )
    episodes = tuple(
        replace(one, words="") if one.words == line.words else one for one in state.episodes
    )
    happening = state.happening
    if happening is not None and happening.words == line.words:
        happening = replace(happening, words="")
    return replace(
        state,
        agenda=agenda,
        conflict=running,
        last=last,
        episodes=episodes,
        happening=happening,
    )


def without_idea(state: State, line: Line) -> State:
    """An idea that somebody does not want in the story is gone, from the sheet as well."""
    ideas = tuple(
        replace(idea, words="", out=True) if idea.line == line.number else idea
        for idea in state.making.ideas
    )
    return with_making(state, ideas=ideas, sketch=without(state.making.sketch, line.words))


def halted(state: State, fact: facts.Halted) -> State:
    return replace(state, halted=fact.at)


def went_on(state: State, fact: facts.WentOn) -> State:
    pause = 0 if state.halted is None else fact.at - state.halted
    question, motion = state.question, state.motion
    if question is not None and question.until is not None:
        question = replace(question, until=question.until + pause)
    if motion is not None and motion.until is not None:
        motion = replace(motion, until=motion.until + pause)
    return replace(state, halted=None, question=question, motion=motion)


def motion_made(state: State, fact: facts.MotionMade) -> State:
    """About a setting the GM has spoken, and waits for the others."""
    motion = Motion(
        number=fact.number,
        matter=fact.matter,
        by=fact.by,
        words=fact.words,
        seat=fact.seat,
        until=fact.until,
        yes=(fact.by,),
        becomes=fact.becomes,
    )
    state = with_line(state, fact.by, "motion-made", fact.words)
    state = replace(state, motion=motion, motions_made=fact.number)
    return answered(state, state.gm) if fact.matter is Matter.SETTING else state


def voted(state: State, fact: facts.Voted) -> State:
    motion = state.motion
    if motion is None:
        return state
    if fact.yes:
        return replace(state, motion=replace(motion, yes=(*motion.yes, fact.seat)))
    against = replace(motion, no=(*motion.no, fact.seat), because=fact.because or motion.because)
    return replace(state, motion=against)


def motion_closed(state: State, fact: facts.MotionClosed) -> State:
    state = replace(with_discards(state, fact.cards), motion=None)
    if fact.matter is Matter.SETTING:
        return with_making(state, blessed=fact.carried, refused=not fact.carried)
    return state


def went_away(state: State, fact: facts.WentAway) -> State:
    since = {**state.gone_since}
    since.setdefault(fact.seat, state.round)
    state = replace(attendance.went_away(state, fact), gone_since=since)
    if fact.until is None or state.question is None:
        return state
    return replace(state, question=replace(state.question, until=fact.until))


def came_back(state: State, fact: CameBack) -> State:
    since = {seat: when for seat, when in state.gone_since.items() if seat != fact.seat}
    return replace(attendance.came_back(state, fact), gone_since=since)
