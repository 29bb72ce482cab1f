"""What people and the house may do in a game of Whisper, or why not."""

from collections.abc import Callable
from typing import TypeAlias

from tests.games import whisper_model as m
from tests.games.whisper_content import plain
from tests.games.whisper_model import AnyFact, Phase, Reason
from tests.games.whisper_state import (
    State,
    is_choosing,
    team_of,
)
from trapline import kernel
from trapline.kernel import IllegalMove, Seat, Stale, TableTime

Referee: TypeAlias = Callable[[str, str], bool]
"""Does this clue fit that word?"""

MOST_SEATS = 8


def answer(state: State, by: Seat, wish: m.AnyWish, at: TableTime, fits: Referee) -> AnyFact:
    if wish.turn != state.turn:
        raise Stale
    match wish:
        case m.Choose():
            return choose(state, by, wish.word)
        case m.GiveClue():
            return give_clue(state, by, wish.clue, at)
        case m.Guess():
            return guess(state, by, wish.word, at)
        case m.Object():
            return object_to_clue(state, by, at, fits)
        case m.LetPass():
            return let_pass(state, by)


def choose(state: State, by: Seat, word: str) -> AnyFact:
    team = team_of(state, by)
    if not is_choosing(state, team):
        raise IllegalMove(Reason.NOT_CHOOSING)
    if word not in state.sides[team].offered:
        raise IllegalMove(Reason.WORD_NOT_OFFERED, word=word)
    return m.Chosen(team, str(word), by, to=state.teams[team])


def give_clue(state: State, by: Seat, clue: str, at: TableTime) -> AnyFact:
    if state.phase is not Phase.WHISPERING or state.is_over or by != state.whisperer:
        raise IllegalMove(Reason.NOT_WHISPERING)
    if not plain(clue):
        raise IllegalMove(Reason.NOTHING_SAID)
    if plain(str(state.sides[state.speaking].secret)) in plain(clue):
        raise IllegalMove(Reason.CLUE_SAYS_THE_WORD)
    return m.ClueGiven(by, str(clue), at)


def guess(state: State, by: Seat, word: str, at: TableTime) -> AnyFact:
    hear_clue(state, by)
    if not plain(word):
        raise IllegalMove(Reason.NOTHING_SAID)
    secret = str(state.sides[state.speaking].secret)
    if plain(word) == plain(secret):
        return m.Found(by, secret, at)
    return m.Missed(by, str(word), at)


def object_to_clue(state: State, by: Seat, at: TableTime, fits: Referee) -> AnyFact:
    hear_clue(state, by)
    if not state.options.objections:
        raise IllegalMove(Reason.NO_OBJECTIONS)
    speaker = state.sides[state.speaking]
    if fits(speaker.clues[-1], str(speaker.secret)):
        return m.Overruled(by, state.speaking, at)
    return m.Upheld(by, 1 - state.speaking, at)


def let_pass(state: State, by: Seat) -> AnyFact:
    hear_clue(state, by)
    return m.Passed(by)


def hear_clue(state: State, by: Seat) -> None:
    if by not in state.listeners:
        raise IllegalMove(Reason.NOT_LISTENING)


def house_facts(state: State, move: kernel.AnyHouseMove, at: TableTime) -> list[AnyFact]:
    match move:
        case kernel.TimeUp():
            return time_up(state, move, at)
        case kernel.SeatJoined():
            return join(state, move)
        case kernel.SeatAway() | kernel.SeatLeft():
            return [] if move.seat in state.away else [m.WentAway(move.seat)]
        case kernel.SeatBack():
            return [m.CameBack(move.seat)] if move.seat in state.away else []


def time_up(state: State, move: kernel.TimeUp, at: TableTime) -> list[AnyFact]:
    if state.is_over or (move.name, move.turn) != (state.phase.value, state.turn):
        raise Stale
    match state.phase:
        case Phase.CHOOSING:
            late = [team for team in (0, 1) if is_choosing(state, team)]
            return [choose_first(state, team) for team in late]
        case Phase.WHISPERING:
            return [m.FellSilent(state.speaking, at)]
        case Phase.LISTENING:
            return [m.Closed(at)]


def choose_first(state: State, team: kernel.Team) -> AnyFact:
    return m.Chosen(team, state.sides[team].offered[0], None, to=state.teams[team])


def join(state: State, move: kernel.SeatJoined) -> list[AnyFact]:
    if state.is_over:
        raise IllegalMove(Reason.GAME_IS_OVER)
    if sum(map(len, state.teams)) == MOST_SEATS:
        raise IllegalMove(Reason.TABLE_IS_FULL)
    smaller = min((0, 1), key=lambda team: len(state.teams[team]))
    team = smaller if move.team is None else move.team
    side = state.sides[team]
    return [
        m.Arrived(move.seat, team),
        m.Briefed(move.seat, team, side.offered, side.secret, to=(move.seat,)),
    ]
