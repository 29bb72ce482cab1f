"""All vote on a call or a flag: each team has one voice, the referee decides between them."""

from msgspec.structs import replace

from trapline.kernel import Seat, Stale, Team

from ..facts.calls import ReviewOpened, ReviewSettled, Voted, WentOn
from ..model.calls import Call, Precedent, Review, Votes
from ..model.game import State
from ..model.kinds import CallKind, ClueRule, Decision, Failure
from ..wishes.calls import Vote
from .curses import is_terror, lean_on_curse
from .queries import everybody, plain, team_of
from .refusals import refuse_unless_among
from .running import running_review
from .scene import Scene
from .turns import end_turn
from .verdicts import Suspect, precedent, sentence, suspect_called

VOTING_TIME = 30_000


def open_review(scene: Scene, call: Call, *, denied: bool = False) -> None:
    """Let all vote; where it is denied that the word was said, no referee can help."""
    found = suspect_called(scene, call)
    topic = topic_of(scene.state, call, found)
    scene.tell(
        ReviewOpened(
            number=scene.state.reviewed + 1,
            call=call,
            lean=None if denied else lean(scene, call, found),
            voters=everybody(scene.state),
            until=scene.at + VOTING_TIME,
            is_stop=call.kind is not CallKind.FLAG,
            denied=denied,
            topic=topic,
            before=topic and precedent(scene.state, topic.trap, topic.said, topic.reading),
        )
    )


def topic_of(state: State, call: Call, found: Suspect | None) -> Precedent | None:
    """Return what a verdict would be a precedent for: a trap, a word and its reading (TW-80)."""
    if call.trap is None or not call.said:
        return None
    return Precedent(
        language=state.options.language,
        trap=call.trap.casefold(),
        said=plain(call.said) if found is None else found.said,
        springs=False,
        reading="" if found is None else found.reading,
        sentence=sentence(state, call),
    )


def lean(scene: Scene, call: Call, found: Suspect | None) -> bool | None:
    """Return what the referee would say: nothing of most rules, or where it is unsure."""
    if call.agreed:
        return True
    if call.rule is ClueRule.CURSE:
        return lean_on_curse(scene, call)
    if not call.said or (call.trap is None and call.rule is not ClueRule.SECRET):
        return None
    return False if found is None else found.lean


def vote(scene: Scene, by: Seat, wish: Vote) -> None:
    review = scene.state.review
    if review is None or wish.review != review.number:
        raise Stale
    refuse_unless_among(by, review.voters)
    scene.tell(Voted(review.number, by, wish.springs, to=(by,)))


def all_have_voted(state: State) -> bool:
    """Say whether everybody who is here has voted."""
    review = running_review(state)
    return all(seat in review.voted for seat in review.voters if seat not in state.away)


def conclude(scene: Scene) -> None:
    """Settle a review: what holds ends the turn, or takes its success back."""
    review = running_review(scene.state)
    votes = (count(scene.state, review, 0), count(scene.state, review, 1))
    springs, by = decided(votes, review.lean)
    kept = None if review.denied else review.topic
    scene.tell(
        ReviewSettled(
            review=review.number,
            springs=springs,
            votes=votes,
            precedent=kept and replace(kept, springs=springs),
            decided=by,
        )
    )
    if springs and review.call.kind is not CallKind.RIGHT:
        uphold(scene, review.call)
    elif not springs and review.is_stop:
        scene.tell(WentOn(scene.at))


def count(state: State, review: Review, team: Team) -> tuple[int, int]:
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


def uphold(scene: Scene, call: Call) -> None:
    """The call was right: the turn ends at once (TW-64, TW-65)."""
    failure = Failure.TRAP if call.rule is None else broken(scene, call, call.rule)
    trap = call.trap or ""
    end_turn(scene, failure, said=call.said, trap=trap, rule=call.rule, clue=call.clue)


def broken(scene: Scene, call: Call, rule: ClueRule) -> Failure:
    """Return what a broken rule leads to: after the Word of Terror the team also flees (TW-99)."""
    if rule is ClueRule.SECRET:
        return Failure.SECRET
    if rule is not ClueRule.CURSE:
        return Failure.ILLEGAL
    return Failure.TERROR if is_terror(scene, call) else Failure.CURSE
