"""Accusations and votes."""

from msgspec.structs import replace

from trapline.games.traitor_word import facts as f
from trapline.games.traitor_word.model import (
    HIDDEN,
    Charge,
    Frozen,
    Phase,
    State,
    Trial,
    Verdict,
)
from trapline.games.traitor_word.rules.fold.touch import with_link


def accused(state: State, fact: f.Accused) -> State:
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


def answered(state: State, fact: f.Answered) -> State:
    state = replace(state, trial=None)
    if fact.secret:
        return with_link(state, fact.word, verdict=Verdict.GUILTY)
    return with_link(state, fact.word, verdict=Verdict.INNOCENT, secret=HIDDEN)


def defended(state: State, fact: f.Defended) -> State:
    if state.trial is None:
        return state
    heard = replace(state.trial, text=fact.text)
    return replace(state, trial=heard, phase=Phase.VOTE, until=fact.until)


def voted(state: State, fact: f.Voted) -> State:
    trial = state.trial
    if trial is None:
        return state
    voted = tuple(sorted({*trial.voted, fact.by}))
    down = tuple(seat for seat in trial.down if seat != fact.by)
    if fact.down:
        down = tuple(sorted((*down, fact.by)))
    return replace(state, trial=replace(trial, voted=voted, down=down))


def judged(state: State, fact: f.Judged) -> State:
    seen = with_link(state, fact.word, verdict=fact.verdict, down=fact.down, up=fact.up)
    return replace(seen, trial=None)


def resumed(state: State, fact: f.Resumed) -> State:
    if state.showing is not None:
        then = state.showing.then
        return replace(state, phase=then.phase, showing=None, until=fact.until)
    phase = Phase.HOLD if state.frozen is None else state.frozen.phase
    return replace(state, phase=phase, frozen=None, until=fact.until)
