"""What all vote on, and what was decided."""

from msgspec.structs import replace

from trapline.games.trapwords import facts as f
from trapline.games.trapwords.model import Phase, Precedent, Review, State
from trapline.games.trapwords.rules.fold.touch import turn_of, with_going


def review_opened(state: State, fact: f.ReviewOpened) -> State:
    review = Review(
        fact.number, fact.call, fact.lean, fact.voters, fact.until, is_stop=fact.is_stop
    )
    flags = turn_of(state).flags
    left = tuple(x for x in flags if (x.clue, x.said, x.trap) != review_key(review))
    state = with_going(state, flags=left)
    return replace(state, phase=Phase.REVIEW, review=review, reviewed=fact.number)


def review_key(review: Review) -> tuple[int, str, str | None]:
    return review.call.clue, review.call.said, review.call.trap


def voted(state: State, fact: f.Voted) -> State:
    review = state.review
    if review is None:
        return state
    voted = (*(seat for seat in review.voted if seat != fact.by), fact.by)
    springs = tuple(seat for seat in review.springs if seat != fact.by)
    if fact.springs:
        springs = (*springs, fact.by)
    return replace(state, review=replace(review, voted=tuple(sorted(voted)), springs=springs))


def settled(state: State, fact: f.ReviewSettled) -> State:
    state = replace(state, review=None, phase=Phase.CLOSING)
    if fact.precedent is None:
        return state
    old = without(state, fact.precedent.trap, fact.precedent.said)
    return replace(state, precedents=(*old, fact.precedent))


def without(state: State, trap: str, said: str) -> tuple[Precedent, ...]:
    """Return what was decided, but for this word and trap in the language of this game."""
    gone = Precedent(state.options.language, trap, said, springs=True)
    return tuple(p for p in state.precedents if replace(p, springs=True) != gone)
