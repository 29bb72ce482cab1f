"""All vote on a call or a flag: each team has one voice, the referee decides between them."""

from msgspec.structs import replace

from trapline.kernel import IllegalMove, Seat, Stale, TableTime

from ..facts import AnyFact
from ..facts.calls import ReviewOpened, ReviewSettled, Voted, WentOn
from ..facts.turns import TurnEnded
from ..judge import Judge
from ..model.calls import Call, Precedent, Review, Votes
from ..model.game import State
from ..model.kinds import CallKind, ClueRule, Decision, Failure
from ..model.reasons import Reason
from ..wishes.calls import Vote
from .curses import is_terror, lean_on_curse
from .fold import after
from .queries import everybody, team_of
from .turns import ended
from .verdicts import Verdict, plain, precedent, sentence, verdict_on

VOTING_TIME = 30_000


def opened(
    state: State, call: Call, at: TableTime, judge: Judge, *, denied: bool = False
) -> ReviewOpened:
    """Let all vote; where it is denied that the word was said, no referee can help."""
    found = verdict_on(state, call, judge)
    topic = topic_of(state, call, found)
    return ReviewOpened(
        number=state.reviewed + 1,
        call=call,
        lean=None if denied else lean(state, call, found, judge),
        voters=everybody(state),
        until=at + VOTING_TIME,
        is_stop=call.kind is not CallKind.FLAG,
        denied=denied,
        topic=topic,
        before=topic and precedent(state, topic.trap, topic.said, topic.reading),
    )


def topic_of(state: State, call: Call, found: Verdict | None) -> Precedent | None:
    """Return what a verdict would be a precedent for: a trap, a word and its reading (TW-80)."""
    if call.trap is None or not call.said:
        return None
    said, reading = (plain(call.said), "") if found is None else (found.said, found.reading)
    text, language = sentence(state, call), state.options.language
    return Precedent(language, call.trap.casefold(), said, False, reading, text)


def lean(state: State, call: Call, found: Verdict | None, judge: Judge) -> bool | None:
    """Return what the referee would say: nothing of most rules, or where it is unsure."""
    if call.agreed:
        return True
    if call.rule is ClueRule.CURSE:
        return lean_on_curse(state, call, judge)
    if not call.said or (call.trap is None and call.rule is not ClueRule.SECRET):
        return None
    return False if found is None else found.lean


def vote(state: State, by: Seat, wish: Vote) -> Voted:
    review = state.review
    if review is None or wish.review != review.number:
        raise Stale
    if by not in review.voters:
        raise IllegalMove(Reason.NOT_YOUR_PART)
    return Voted(review.number, by, wish.springs, to=(by,))


def running_review(state: State) -> Review:
    if state.review is None:
        raise LookupError(f"no review in {state.phase}")
    return state.review


def is_settled(state: State) -> bool:
    """Say whether everybody who is here has voted."""
    review = running_review(state)
    return all(seat in review.voted for seat in review.voters if seat not in state.away)


def concluded(state: State, at: TableTime) -> list[AnyFact]:
    """Settle a review: what holds ends the turn, or takes its success back."""
    review = running_review(state)
    settled = settle(state, review)
    if review.call.kind is CallKind.RIGHT:
        return [settled] if settled.springs else [settled, WentOn(at)]
    if settled.springs:
        return [settled, upheld(after(state, settled), review.call, at)]
    return [settled, WentOn(at)] if review.is_stop else [settled]


def settle(state: State, review: Review) -> ReviewSettled:
    votes = (count(state, review, 0), count(state, review, 1))
    springs, by = decided(votes, review.lean)
    topic = review.topic
    kept = None if topic is None or review.denied else replace(topic, springs=springs)
    return ReviewSettled(review.number, springs, votes, kept, by)


def count(state: State, review: Review, team: int) -> tuple[int, int]:
    voted = [seat for seat in review.voted if team_of(state, seat) == team]
    springs = sum(seat in review.springs for seat in voted)
    return springs, len(voted) - springs


def decided(votes: Votes, lean: bool | None) -> tuple[bool, Decision]:
    """Both teams agree; or the referee's lean decides; or the clue stands (TW-80, TW-81)."""
    one, other = map(voice, votes)
    if one is not None and one == other:
        return one, Decision.AGREED
    if lean is not None:
        return lean, Decision.LEAN
    return False, Decision.STANDS


def voice(votes: tuple[int, int]) -> bool | None:
    """Return what most of a team say; nothing, where they are even or silent."""
    springs, spares = votes
    return None if springs == spares else springs > spares


def upheld(state: State, call: Call, at: TableTime) -> TurnEnded:
    """The call was right: the turn ends at once (TW-64, TW-65)."""
    failure = Failure.TRAP if call.rule is None else broken(state, call, call.rule)
    return ended(state, failure, at, said=call.said, trap=call.trap or "", rule=call.rule)


def broken(state: State, call: Call, rule: ClueRule) -> Failure:
    """Return what a broken rule leads to: after the Word of Terror the team also flees (TW-99)."""
    if rule is ClueRule.SECRET:
        return Failure.SECRET
    if rule is not ClueRule.CURSE:
        return Failure.ILLEGAL
    return Failure.TERROR if is_terror(state, call) else Failure.CURSE
