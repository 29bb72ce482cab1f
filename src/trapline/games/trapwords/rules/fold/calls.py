"""STOP, and what people tap where they speak."""

from msgspec.structs import replace

from trapline.kernel import TableTime

from ...facts.calls import Asked, Cried, Flagged, Stopped, TakenBack, WentOn
from ...facts.turns import GuessCounted
from ...model.calls import Call, Tap
from ...model.game import State
from ...model.kinds import CallKind, Mistap, Phase
from .changes import turn_of, with_turn
from .turns import after_stop, standing_still, went_on


def cried(state: State, fact: Cried) -> State:
    standing = standing_still(state, fact.at)
    return naming(standing, Call(fact.by, 0, "", None, None), fact.at)


def asked(state: State, fact: Asked) -> State:
    """One flag less waits for its answer."""
    flags = turn_of(state).flags
    left = tuple(flag for flag in flags if (flag.by, flag.at) != (fact.by, fact.flagged))
    call = Call(fact.by, 0, "", None, None, CallKind.FLAG)
    return naming(with_turn(state, flags=left), call, fact.at)


def naming(state: State, call: Call, at: TableTime) -> State:
    """Wait until it is said what was called; how long since the word was found does not change."""
    named = with_turn(state, call=call, stood=at)
    return replace(named, phase=Phase.NAMING, stops=state.stops + 1)


def stopped(state: State, fact: Stopped) -> State:
    """A STOP that was cried before has stood since then."""
    if state.phase is not Phase.NAMING:
        standing = with_turn(standing_still(state, fact.at), stood=fact.at)
        state = replace(standing, stops=state.stops + 1)
    trap = fact.trap or None
    call = Call(fact.by, fact.clue, fact.said, trap, fact.rule, agreed=fact.agreed)
    return replace(with_turn(state, call=call), phase=Phase.STOPPED, since=fact.at)


def counted(state: State, fact: GuessCounted) -> State:
    turn = turn_of(state)
    counts = (*turn.counts, Tap(fact.by, fact.at))
    return with_turn(state, counts=counts, taps=turn.taps + 1)


def taken_back(state: State, fact: TakenBack) -> State:
    match fact.what:
        case Mistap.STOP:
            return after_stop(state, fact.at)
        case Mistap.FLAG:
            return replace(with_turn(state, call=None), phase=Phase.CLOSING)
        case Mistap.GUESS:
            return uncounted(state, fact.at)
        case Mistap.RIGHT:
            return went_on(with_turn(state, found=False, claimed=None), fact.at)


def uncounted(state: State, at: TableTime) -> State:
    """A guess that was none turned nobody to stone, and did not end the turn."""
    turn = turn_of(state)
    counts = turn.counts[:-1]
    silenced = turn.silenced and bool(counts)
    back = with_turn(state, counts=counts, taps=turn.taps + 1, silenced=silenced)
    return went_on(back, at) if state.phase is Phase.CLOSING else back


def flagged(state: State, fact: Flagged) -> State:
    turn = turn_of(state)
    flags = (*turn.flags, fact.flag) if fact.flag else turn.flags
    return with_turn(state, flags=flags, raised=turn.raised + 1)


def call_rejected(state: State, fact: WentOn) -> State:
    return after_stop(state, fact.at)
