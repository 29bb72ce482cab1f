"""What each seat may do now."""

from collections.abc import Iterator

from trapline.kernel import Seat

from ..model.basics import ORDINARY
from ..model.game import State
from ..model.kinds import Phase
from ..wishes import (
    AnyInvitation,
    MayAccuse,
    MayAnswer,
    MayClaim,
    MayDefend,
    MayLetStand,
    MayNote,
    MayObject,
    MaySay,
    MaySpeak,
    MayTake,
    MayVote,
    MayVouch,
)
from .claiming import claimants, may_vouch
from .listening import may_let_stand, may_object
from .queries import is_over, is_typed, last, notes_of
from .trial import charges


def invitations(state: State, seat: Seat) -> Iterator[AnyInvitation]:
    if is_over(state):
        return
    yield from in_phase(state, seat)
    yield from about_the_last_word(state, seat)
    if words := notes_of(state, seat):
        yield MayNote(words)


def in_phase(state: State, seat: Seat) -> Iterator[AnyInvitation]:
    match state.phase:
        case Phase.SPEAKING if seat == state.speaker:
            if is_typed(state):
                yield MaySay(state.turn)
            else:
                yield MaySpeak(state.turn, (ORDINARY, *state.players[seat].hand))
        case Phase.FREE if seat != last(state).by and seat not in state.barred:
            yield MayTake(state.said, state.turn)
        case Phase.SHOWING if may_vouch(state, seat):
            yield MayVouch(state.said)
        case Phase.ANSWER if state.trial is not None and seat == state.trial.whom:
            yield MayAnswer(state.trial.word, (ORDINARY, *state.players[seat].hand))
        case Phase.DEFENCE if state.trial is not None and seat == state.trial.whom:
            yield MayDefend(state.trial.word)
        case Phase.VOTE if state.trial is not None and seat in state.trial.voters:
            yield MayVote(state.trial.word)
        case _:
            return


def about_the_last_word(state: State, seat: Seat) -> Iterator[AnyInvitation]:
    """A claim is open to all, whatever they hold: to spot it is the skill (TT-59)."""
    if state.window is None:
        return
    word = last(state)
    if seat != word.by and seat not in claimants(state):
        yield MayClaim(word.number, state.players[seat].hand)
    allowed = charges(state, seat)
    if allowed:
        yield MayAccuse(word.number, allowed)
    if may_let_stand(state, seat):
        yield MayLetStand(word.number)
    if may_object(state, seat):
        yield MayObject(word.number)
