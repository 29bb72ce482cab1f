"""Accusations and votes."""

from msgspec.structs import replace

from ...facts.trial import Accused, Answered, Defended, Judged, Pleaded, Resumed, Voted
from ...model.basics import HIDDEN
from ...model.chain import Frozen, Trial
from ...model.game import State
from ...model.kinds import Charge, Phase, Verdict
from .changes import with_link


def accused(state: State, fact: Accused) -> State:
    state = with_link(state, fact.word, charge=fact.charge, accuser=fact.by)
    if fact.until is None:
        return state
    return replace(
        state,
        trial=Trial(fact.word, fact.by, fact.whom, fact.charge, fact.voters),
        frozen=Frozen(state.phase, fact.left),
        phase=Phase.ANSWER if fact.charge is Charge.SECRET else Phase.DEFENCE,
        until=fact.until,
    )


def answered(state: State, fact: Answered) -> State:
    state = replace(state, trial=None)
    if fact.secret:
        return with_link(state, fact.word, verdict=Verdict.GUILTY)
    return with_link(state, fact.word, verdict=Verdict.INNOCENT, secret=HIDDEN)


def defended(state: State, fact: Defended) -> State:
    if state.trial is None:
        return state
    heard = replace(state.trial, text=fact.text)
    return replace(state, trial=heard, phase=Phase.VOTE, until=fact.until)


def pleaded(state: State, fact: Pleaded) -> State:
    return replace(state, phase=Phase.VOTE, until=fact.until)


def voted(state: State, fact: Voted) -> State:
    trial = state.trial
    if trial is None:
        return state
    voted = tuple(sorted({*trial.voted, fact.by}))
    down = tuple(seat for seat in trial.down if seat != fact.by)
    if fact.down:
        down = tuple(sorted((*down, fact.by)))
    others = tuple(saying for saying in trial.whys if saying[0] != fact.by)
    whys = (*others, (fact.by, fact.why)) if fact.why else others
    return replace(state, trial=replace(trial, voted=voted, down=down, whys=whys))


def judged(state: State, fact: Judged) -> State:
    thumbs = {"down": fact.down, "up": fact.up, "whys": fact.whys}
    return replace(with_link(state, fact.word, verdict=fact.verdict, **thumbs), trial=None)


def resumed(state: State, fact: Resumed) -> State:
    if state.showing is not None:
        then = state.showing.then
        return replace(state, phase=then.phase, showing=None, until=fact.until)
    phase = Phase.HOLD if state.frozen is None else state.frozen.phase
    return replace(state, phase=phase, frozen=None, until=fact.until)
