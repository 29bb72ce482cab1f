"""What each seat may do now."""

from collections.abc import Iterator

from trapline.kernel import Seat

from .. import wishes
from ..model.basics import ORDINARY
from ..model.game import State
from ..model.kinds import Phase
from .claiming import claimants, may_vouch
from .listening import may_let_stand, may_object
from .queries import is_over, is_typed, last, notes_of
from .trial import charges


def invitations(state: State, seat: Seat) -> Iterator[wishes.AnyInvitation]:
    if is_over(state):
        return
    yield from in_phase(state, seat)
    yield from about_the_last_word(state, seat)
    if words := notes_of(state, seat):
        yield wishes.MayNote(words)


def in_phase(state: State, seat: Seat) -> Iterator[wishes.AnyInvitation]:
    match state.phase:
        case Phase.SPEAKING if seat == state.speaker:
            if is_typed(state):
                yield wishes.MaySay(state.turn)
            else:
                yield wishes.MaySpeak(state.turn, (ORDINARY, *state.players[seat].hand))
        case Phase.FREE if seat != last(state).by and seat not in state.barred:
            yield wishes.MayTake(state.said, state.turn)
        case Phase.SHOWING if may_vouch(state, seat):
            yield wishes.MayVouch(state.said)
        case Phase.ANSWER if state.trial is not None and seat == state.trial.whom:
            yield wishes.MayAnswer(state.trial.word, (ORDINARY, *state.players[seat].hand))
        case Phase.DEFENCE if state.trial is not None and seat == state.trial.whom:
            yield wishes.MayDefend(state.trial.word)
        case Phase.VOTE if state.trial is not None and seat in state.trial.voters:
            yield wishes.MayVote(state.trial.word)
        case _:
            return


def about_the_last_word(state: State, seat: Seat) -> Iterator[wishes.AnyInvitation]:
    """A claim is open to all, whatever they hold: to spot it is the skill (TT-59)."""
    if state.window is None:
        return
    word = last(state)
    if seat != word.by and seat not in claimants(state):
        yield wishes.MayClaim(word.number, state.players[seat].hand)
    allowed = charges(state, seat)
    if allowed:
        yield wishes.MayAccuse(word.number, allowed)
    if may_let_stand(state, seat):
        yield wishes.MayLetStand(word.number)
    if may_object(state, seat):
        yield wishes.MayObject(word.number)
