"""The clock, the book and the torch."""

from msgspec.structs import replace

from trapline.kernel import Seat, TableTime

from ...facts.turns import (
    BookTaken,
    Burnt,
    ClockStarted,
    ClueGiven,
    Guessed,
    Hinted,
    RightHeard,
    Silenced,
    TurnBegan,
    TurnEnded,
)
from ...facts.writing import TorchPassed
from ...model.calls import Flag
from ...model.game import State
from ...model.kinds import Phase
from ...model.options import Caller
from ...model.turn import Clue, Guess, TeamTurn
from ..queries import is_stuck, plain
from .changes import turn_of, with_sheet, with_turn


def torch_passed(state: State, fact: TorchPassed) -> State:
    ours, theirs = state.torches
    torches = (fact.seat, theirs) if fact.team == 0 else (ours, fact.seat)
    declined = state.declined if fact.declined is None else state.declined | {fact.declined}
    state = replace(state, torches=torches, declined=declined)
    if state.team_turn is not None and state.team_turn.team == fact.team:
        return with_turn(state, giver=fact.seat)
    return state


def found(state: State, at: TableTime) -> State:
    """The word is found, unless one of the last clues is called."""
    return closing(with_turn(state, found=True), at)


def closing(state: State, at: TableTime) -> State:
    """The clock stands while it shows whether the turn is over."""
    return replace(standing_still(state, at), phase=Phase.CLOSING, since=at)


def standing_still(state: State, at: TableTime) -> State:
    """Stop the clock, if it runs, and keep what is left of it."""
    turn = turn_of(state)
    if turn.ran is None:
        return state
    left = None if turn.until is None else max(0, turn.until - at)
    return with_turn(state, until=None, left=left, ran=None, used=turn.used + at - turn.ran)


def went_on(state: State, at: TableTime) -> State:
    """Let the clock run on from where it stood, if the turn can go on."""
    turn = turn_of(state)
    phase = Phase.CLOSING if turn.found else Phase.CLUING
    state = replace(with_turn(state, call=None), phase=phase, since=at, review=None)
    if turn.found or is_stuck(state):
        return state
    return with_turn(state, until=None if turn.left is None else at + turn.left, left=None, ran=at)


def after_stop(state: State, at: TableTime) -> State:
    """Nobody loses time to call by a STOP: the windows that were open stay so for as long."""
    turn = turn_of(state)
    clues = tuple(
        replace(clue, until=clue.until + at - turn.stood) if clue.until > turn.stood else clue
        for clue in turn.clues
    )
    return went_on(with_turn(state, clues=clues), at)


def hinted(state: State, fact: Hinted) -> State:
    """The referee that calls for all also flags what it doubts (TW-77)."""
    hint = fact.hint
    state = with_turn(state, hints=(*turn_of(state).hints, hint))
    options = state.options
    wonders = bool(hint.trap) and not hint.sure and hint.lean is not False
    doubts = options.reviews and (wonders or hint.doubts)
    if not doubts or options.caller is not Caller.REFEREE:
        return state
    flag = Flag(hint.clue, plain(hint.said), hint.trap, rule=hint.rule)
    return with_turn(state, flags=(*turn_of(state).flags, flag))


def turn_ended(state: State, fact: TurnEnded) -> State:
    team, result = fact.result.team, fact.result
    ours, theirs = state.results
    results = (result, theirs) if team == 0 else (ours, result)
    return replace(
        with_sheet(state, team, word=result.word, traps=result.traps),
        results=results,
        phase=Phase.WAITING,
        team_turn=None,
        review=None,
        since=fact.at,
        book=(*state.book, result),
    )


def reading(state: State, giver: Seat, at: TableTime) -> State:
    """Let a clue-giver read the word."""
    readers = tuple(dict.fromkeys((*turn_of(state).readers, giver)))
    state = with_turn(state, giver=giver, readers=readers)
    return replace(state, phase=Phase.READING, since=at, waits=state.waits + 1)


def turn_began(state: State, fact: TurnBegan) -> State:
    turn = TeamTurn(fact.team, fact.giver)
    return replace(state, phase=Phase.WAITING, turn=fact.turn, since=fact.at, team_turn=turn)


def book_taken(state: State, fact: BookTaken) -> State:
    known = with_sheet(state, fact.team, word=fact.word) if fact.word else state
    return reading(known, fact.giver, fact.at)


def clock_started(state: State, fact: ClockStarted) -> State:
    until = None if fact.left is None else fact.at + fact.left
    running = with_turn(state, until=until, left=None, ran=fact.at)
    return replace(running, phase=Phase.CLUING, since=fact.at)


def clue_given(state: State, fact: ClueGiven) -> State:
    clue = Clue(fact.number, fact.text, fact.at, fact.until)
    given = with_turn(state, clues=(*turn_of(state).clues, clue))
    return replace(given, clues=fact.number)


def silenced(state: State, _fact: Silenced) -> State:
    return with_turn(state, silenced=True)


def guessed(state: State, fact: Guessed) -> State:
    guess = Guess(fact.by, fact.word, fact.right, fact.at, fact.mends)
    named = with_turn(state, guesses=(*turn_of(state).guesses, guess))
    return found(named, fact.at) if fact.right else named


def burnt(state: State, fact: Burnt) -> State:
    return closing(state, fact.at)


def right_heard(state: State, fact: RightHeard) -> State:
    return found(with_turn(state, claimed=fact.by), fact.at)
