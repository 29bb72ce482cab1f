"""The book, the clock, clues and guesses, and how a turn ends."""

from msgspec.structs import replace

from trapline.kernel import TableTime

from ...facts.turns import (
    BookTaken,
    Burnt,
    ClockStarted,
    ClueGiven,
    GuessCounted,
    Guessed,
    Hinted,
    PressedOn,
    RightHeard,
    Silenced,
    ThoughtSo,
    TurnBegan,
    TurnEnded,
)
from ...model.calls import Flag, Tap
from ...model.game import State
from ...model.kinds import Phase
from ...model.options import Caller
from ...model.turn import Clue, Guess, TeamTurn
from ..queries import plain
from .changes import clock_halted, exchanged, turn_of, with_reader, with_sheet, with_turn


def turn_began(state: State, fact: TurnBegan) -> State:
    turn = TeamTurn(fact.team, fact.giver)
    return replace(state, phase=Phase.WAITING, turn=fact.turn, since=fact.at, team_turn=turn)


def book_taken(state: State, fact: BookTaken) -> State:
    return with_reader(state, fact.giver, fact.word, fact.at)


def clock_started(state: State, fact: ClockStarted) -> State:
    until = None if fact.left is None else fact.at + fact.left
    running = with_turn(state, until=until, left=None, ran=fact.at)
    return replace(running, phase=Phase.CLUING, since=fact.at)


def clue_given(state: State, fact: ClueGiven) -> State:
    clue = Clue(fact.number, fact.text, fact.at, fact.until)
    given = with_turn(state, clues=(*turn_of(state).clues, clue))
    return replace(given, clues=fact.number)


def hinted(state: State, fact: Hinted) -> State:
    """The referee that calls for all also flags what it doubts (TW-77)."""
    hint, options, turn = fact.hint, state.options, turn_of(state)
    state = with_turn(state, hints=(*turn.hints, hint))
    wonders = bool(hint.trap) and not hint.sure and hint.lean is not False
    doubts = options.reviews and (wonders or hint.doubts)
    if not doubts or options.caller is not Caller.REFEREE:
        return state
    flag = Flag(hint.clue, plain(hint.said), hint.trap, rule=hint.rule)
    return with_turn(state, flags=(*turn.flags, flag))


def silenced(state: State, _fact: Silenced) -> State:
    return with_turn(state, silenced=True)


def thought_so(state: State, _fact: ThoughtSo) -> State:
    return state


def guessed(state: State, fact: Guessed) -> State:
    guess = Guess(fact.by, fact.word, fact.right, fact.at, fact.mends)
    named = with_turn(state, guesses=(*turn_of(state).guesses, guess), found=fact.right)
    return closing(named, fact.at) if fact.right else named


def guess_counted(state: State, fact: GuessCounted) -> State:
    turn = turn_of(state)
    counts = (*turn.counts, Tap(fact.by, fact.at))
    return with_turn(state, counts=counts, taps=turn.taps + 1)


def burnt(state: State, fact: Burnt) -> State:
    return closing(state, fact.at)


def right_heard(state: State, fact: RightHeard) -> State:
    """The word is found, unless it is contested or one of the last clues is called."""
    return closing(with_turn(state, claimed=fact.by, found=True), fact.at)


def closing(state: State, at: TableTime) -> State:
    """The clock stops while it shows whether the turn is over."""
    return replace(clock_halted(state, at), phase=Phase.CLOSING, since=at)


def turn_ended(state: State, fact: TurnEnded) -> State:
    result = fact.result
    return replace(
        with_sheet(state, result.team, word=result.word, traps=result.traps),
        results=exchanged(state.results, result.team, result),
        phase=Phase.RESTING,
        turn=fact.turn or state.turn,
        team_turn=None,
        review=None,
        since=fact.at,
        rested=(),
        book=(*state.book, result),
    )


def pressed_on(state: State, fact: PressedOn) -> State:
    return replace(state, rested=(*state.rested, fact.by))
