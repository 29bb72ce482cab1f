"""Questions about the turn that is being played."""

from ..content import Burden
from ..model.basics import Seats
from ..model.calls import Call, Review
from ..model.game import State
from ..model.kinds import Phase
from ..model.turn import Sheet, TeamTurn
from .queries import burden, gone, is_typed, next_in_line


def running_turn(state: State) -> TeamTurn:
    """Return the turn that is being played."""
    if state.team_turn is None:
        raise LookupError(f"nobody's turn in {state.phase}")
    return state.team_turn


def running_sheet(state: State) -> Sheet:
    """Return the word and the traps of the running turn."""
    return state.sheets[running_turn(state).team]


def running_burden(state: State) -> Burden:
    return burden(state, running_turn(state).team)


def running_call(state: State) -> Call:
    """Return what the turn stands still for."""
    call = running_turn(state).call
    if call is None:
        raise LookupError(f"nobody called in {state.phase}")
    return call


def running_review(state: State) -> Review:
    if state.review is None:
        raise LookupError(f"no review in {state.phase}")
    return state.review


def writers(state: State) -> Seats:
    """Return those who set the traps of this turn, and watch over it."""
    return state.teams[1 - running_turn(state).team]


def teammates(state: State) -> Seats:
    """Return those to whom the clues of this turn are given."""
    turn = running_turn(state)
    return tuple(seat for seat in state.teams[turn.team] if seat != turn.giver)


def guessers(state: State) -> Seats:
    turn = running_turn(state)
    others = tuple(seat for seat in teammates(state) if seat not in turn.readers)
    if not running_burden(state).one_guesser:
        return others
    line = tuple(s for s in next_in_line(state, turn.team, turn.giver) if s in others)
    here = tuple(seat for seat in line if seat not in gone(state))
    return (here or line)[:1]


def guesses_left(state: State) -> int:
    turn = running_turn(state)
    typed = sum(not one.mends for one in turn.guesses)
    made = typed if is_typed(state) else len(turn.counts)
    return running_burden(state).guesses - made


def may_clue(state: State) -> bool:
    """Say whether the clue-giver may type a clue."""
    return is_typed(state) and not running_turn(state).silenced and not is_stuck(state)


def is_stuck(state: State) -> bool:
    """Say whether a turn cannot go on: nobody is here to give clues, or nobody to guess."""
    is_open = state.phase in (Phase.READING, Phase.CLUING)
    return is_open and (giver_is_gone(state) or nobody_guesses(state))


def giver_is_gone(state: State) -> bool:
    return running_turn(state).giver in gone(state)


def nobody_guesses(state: State) -> bool:
    """Say whether all who could guess are gone; where people speak, a phone may sleep."""
    return is_typed(state) and all(seat in state.away for seat in guessers(state))
