"""STOP, flags and mistaps; what all vote on, and what was decided."""

from msgspec.structs import replace

from trapline.kernel import TableTime

from ...facts.calls import (
    Asked,
    Cried,
    Flagged,
    PrecedentStruck,
    ReviewOpened,
    ReviewSettled,
    Stopped,
    TakenBack,
    Voted,
    WentOn,
    WindowClosed,
)
from ...model.calls import Call, Flag, Precedent, Review, Settled
from ...model.game import State
from ...model.kinds import CallKind, Mistap, Phase
from .changes import clock_halted, resumed, turn_of, with_turn


def cried(state: State, fact: Cried) -> State:
    halted = clock_halted(state, fact.at)
    return naming(halted, Call(fact.by, 0, "", None, None), fact.at)


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
        halted = with_turn(clock_halted(state, fact.at), stood=fact.at)
        state = replace(halted, stops=state.stops + 1)
    trap = fact.trap or None
    call = Call(fact.by, fact.clue, fact.said, trap, fact.rule, agreed=fact.agreed)
    return replace(with_turn(state, call=call), phase=Phase.STOPPED, since=fact.at)


def taken_back(state: State, fact: TakenBack) -> State:
    match fact.what:
        case Mistap.STOP:
            return after_stop(state, fact.at)
        case Mistap.FLAG:
            return replace(with_turn(state, call=None), phase=Phase.CLOSING)
        case Mistap.GUESS:
            return uncounted(state, fact.at)
        case Mistap.RIGHT:
            return resumed(with_turn(state, found=False, claimed=None), fact.at)


def uncounted(state: State, at: TableTime) -> State:
    """A guess that was none turned nobody to stone, and did not end the turn."""
    turn = turn_of(state)
    counts = turn.counts[:-1]
    silenced = turn.silenced and bool(counts)
    back = with_turn(state, counts=counts, taps=turn.taps + 1, silenced=silenced)
    return resumed(back, at) if state.phase is Phase.CLOSING else back


def after_stop(state: State, at: TableTime) -> State:
    """Nobody loses time to call by a STOP: the windows that were open stay so for as long."""
    turn = turn_of(state)
    clues = tuple(
        replace(clue, until=clue.until + at - turn.stood) if clue.until > turn.stood else clue
        for clue in turn.clues
    )
    return resumed(with_turn(state, clues=clues), at)


def went_on(state: State, fact: WentOn) -> State:
    return after_stop(state, fact.at)


def flagged(state: State, fact: Flagged) -> State:
    turn = turn_of(state)
    flags = (*turn.flags, fact.flag) if fact.flag else turn.flags
    return with_turn(state, flags=flags, raised=turn.raised + 1)


def window_closed(state: State, _fact: WindowClosed) -> State:
    return state


def review_opened(state: State, fact: ReviewOpened) -> State:
    review = Review(
        fact.number,
        fact.call,
        fact.lean,
        fact.voters,
        fact.until,
        is_stop=fact.is_stop,
        denied=fact.denied,
        topic=fact.topic,
        before=fact.before,
    )
    left = tuple(flag for flag in turn_of(state).flags if not is_about(fact.call, flag))
    state = with_turn(state, flags=left)
    return replace(state, phase=Phase.REVIEW, review=review, reviewed=fact.number)


def is_about(call: Call, flag: Flag) -> bool:
    """Say whether a vote on this call answers a flag that says what it is about."""
    same = (call.trap or "", call.rule) == (flag.trap, flag.rule)
    return flag.said != "" and (call.clue, call.said) == (flag.clue, flag.said) and same


def voted(state: State, fact: Voted) -> State:
    review = state.review
    if review is None:
        return state
    voted = (*(seat for seat in review.voted if seat != fact.by), fact.by)
    springs = tuple(seat for seat in review.springs if seat != fact.by)
    if fact.springs:
        springs = (*springs, fact.by)
    return replace(state, review=replace(review, voted=tuple(sorted(voted)), springs=springs))


def review_settled(state: State, fact: ReviewSettled) -> State:
    review, new = state.review, fact.precedent
    state = replace(state, review=None, phase=Phase.CLOSING)
    if review is not None:
        state = noted(state, fact, review)
    if new is None:
        return state
    return replace(state, precedents=(*without(state, new.trap, new.said, new.reading), new))


def noted(state: State, fact: ReviewSettled, review: Review) -> State:
    """Keep how it was decided; what was contested and fell is as if it had not been claimed."""
    done = Settled(review.call, fact.springs, fact.votes, fact.decided, review.lean)
    state = with_turn(state, call=None, settled=(*turn_of(state).settled, done))
    if review.call.kind is not CallKind.RIGHT:
        return state
    return with_turn(state, claimed=None, found=fact.springs)


def without(state: State, trap: str, said: str, reading: str) -> tuple[Precedent, ...]:
    """Return what was decided, but for this word, trap and reading in the language of this game."""
    gone = (state.options.language, trap, said, reading)
    return tuple(p for p in state.precedents if (p.language, p.trap, p.said, p.reading) != gone)


def precedent_struck(state: State, fact: PrecedentStruck) -> State:
    return replace(state, precedents=without(state, fact.trap, fact.said, fact.reading))
