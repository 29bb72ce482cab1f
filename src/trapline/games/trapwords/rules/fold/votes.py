"""What all vote on, and what was decided."""

from msgspec.structs import replace

from ...facts.calls import PrecedentStruck, ReviewOpened, ReviewSettled, Voted
from ...model.calls import Call, Flag, Precedent, Review, Settled
from ...model.game import State
from ...model.kinds import CallKind, Phase
from .changes import turn_of, with_turn


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
    flags = turn_of(state).flags
    left = tuple(flag for flag in flags if not is_about(fact.call, flag))
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


def settled(state: State, fact: ReviewSettled) -> State:
    review = state.review
    state = replace(state, review=None, phase=Phase.CLOSING)
    if review is not None:
        state = noted(state, fact, review)
    if fact.precedent is None:
        return state
    new = fact.precedent
    old = without(state, new.trap, new.said, new.reading)
    return replace(state, precedents=(*old, new))


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
