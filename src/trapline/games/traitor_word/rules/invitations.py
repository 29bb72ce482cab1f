"""What each seat may do now."""

from collections.abc import Iterator

from trapline.games.traitor_word import wishes as w
from trapline.games.traitor_word.model import ORDINARY, Phase, State
from trapline.games.traitor_word.rules.claiming import claimants, may_vouch
from trapline.games.traitor_word.rules.listening import may_let_stand, may_object
from trapline.games.traitor_word.rules.standing import is_over, is_typed, last, notes_of
from trapline.games.traitor_word.rules.trial import charges
from trapline.kernel import Seat


def invitations(state: State, seat: Seat) -> Iterator[w.AnyInvitation]:
    if is_over(state):
        return
    yield from in_phase(state, seat)
    yield from about_the_last_word(state, seat)
    if words := notes_of(state, seat):
        yield w.MayNote(words)


def in_phase(state: State, seat: Seat) -> Iterator[w.AnyInvitation]:
    match state.phase:
        case Phase.SPEAKING if seat == state.speaker:
            if is_typed(state):
                yield w.MaySay(state.turn)
            else:
                yield w.MaySpeak(state.turn, (ORDINARY, *state.players[seat].hand))
        case Phase.FREE if seat != last(state).by and seat not in state.barred:
            yield w.MayTake(state.said, state.turn)
        case Phase.SHOWING if may_vouch(state, seat):
            yield w.MayVouch(state.said)
        case Phase.ANSWER if state.trial is not None and seat == state.trial.whom:
            yield w.MayAnswer(state.trial.word, (ORDINARY, *state.players[seat].hand))
        case Phase.DEFENCE if state.trial is not None and seat == state.trial.whom:
            yield w.MayDefend(state.trial.word)
        case Phase.VOTE if state.trial is not None and seat in state.trial.voters:
            yield w.MayVote(state.trial.word)
        case _:
            return


def about_the_last_word(state: State, seat: Seat) -> Iterator[w.AnyInvitation]:
    """A claim is open to all, whatever they hold: to spot it is the skill (TT-59)."""
    if state.window is None:
        return
    word = last(state)
    if seat != word.by and seat not in claimants(state):
        yield w.MayClaim(word.number, state.players[seat].hand)
    allowed = charges(state, seat)
    if allowed:
        yield w.MayAccuse(word.number, allowed)
    if may_let_stand(state, seat):
        yield w.MayLetStand(word.number)
    if may_object(state, seat):
        yield w.MayObject(word.number)
