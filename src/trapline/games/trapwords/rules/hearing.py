"""Where people speak: what is heard is tapped, counted once, and can be taken back (TW-66)."""

from trapline.kernel import IllegalMove, Seat, Stale, TableTime

from ..facts import AnyFact
from ..facts.turns import Burnt, GuessCounted, RightHeard, Silenced
from ..model.game import State
from ..model.kinds import Curse, Failure, Phase
from ..model.reasons import Reason
from ..wishes.turns import CallRight, CountGuess
from .queries import burden, guesses_left, is_typed, running_turn, writers
from .turns import failed, refuse_late

SAME_MOMENT = 2_000
"""Two who tap within this time have heard the same."""


def count_guess(state: State, by: Seat, wish: CountGuess, at: TableTime) -> list[AnyFact]:
    """The opponents count what they hear."""
    counts_another = state.team_turn is not None and wish.taps != state.team_turn.taps
    if wish.turn == state.turn and counts_another:
        raise Stale
    refuse_late(state, wish.turn, Phase.CLUING)
    if is_typed(state) or by not in writers(state):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    refuse_echo(state, by, at)
    counted = GuessCounted(by, at)
    if guesses_left(state) == 1:
        return [counted, Burnt(at)]
    turn = running_turn(state)
    if burden(state, turn.team).guess_silences and not turn.silenced:
        return [counted, Silenced(Curse.PETRIFICATION)]
    return [counted]


def refuse_echo(state: State, by: Seat, at: TableTime) -> None:
    """Two rivals who tap for the same shout burn one torch."""
    last = running_turn(state).counts[-1:]
    if any(tap.by != by and at - tap.at < SAME_MOMENT for tap in last):
        raise IllegalMove(Reason.ALREADY_COUNTED, by=last[0].by, rule="TW-66")


def call_right(state: State, by: Seat, wish: CallRight, at: TableTime) -> RightHeard:
    """Either side may say that the word was named; the other may contest it (TW-128)."""
    refuse_late(state, wish.turn, Phase.CLUING, Phase.CLOSING)
    if not may_call_right(state, by):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    return RightHeard(by, at)


def may_call_right(state: State, by: Seat) -> bool:
    turn = running_turn(state)
    return not is_typed(state) and not turn.found and by in (turn.giver, *writers(state))


def spent(state: State, at: TableTime) -> list[AnyFact]:
    """Without a guess left the turn does not go on, even if it stood still before."""
    return [failed(state, Failure.GUESSES, at)] if guesses_left(state) <= 0 else []
