"""What several facts change: a sheet, the running turn, its clock, the dungeon."""

from typing import TypeVar

from msgspec.structs import replace

from trapline.kernel import Seat, TableTime, Team

from ...model.basics import Seats
from ...model.game import State
from ...model.kinds import Phase
from ...model.turn import TeamTurn
from ..running import is_stuck

T = TypeVar("T")


def turn_of(state: State) -> TeamTurn:
    return state.team_turn or TeamTurn(0, 0)


def with_turn(state: State, **changes: object) -> State:
    return replace(state, team_turn=replace(turn_of(state), **changes))


def with_dungeon(state: State, **changes: object) -> State:
    return replace(state, dungeon=replace(state.dungeon, **changes))


def with_sheet(state: State, team: Team, **changes: object) -> State:
    sheet = replace(state.sheets[team], **changes)
    return replace(state, sheets=exchanged(state.sheets, team, sheet))


def freed(state: State, team: Team, seat: Seat) -> State:
    """Let the others have the places of a list that were kept for somebody."""
    return with_sheet(state, team, claims=without(state.sheets[team].claims, seat))


def without(seats: Seats, seat: Seat) -> Seats:
    return tuple(other for other in seats if other != seat)


def exchanged(pair: tuple[T, T], team: Team, one: T) -> tuple[T, T]:
    """Return what the two teams have, with something else for one of them."""
    ours, theirs = pair
    return (one, theirs) if team == 0 else (ours, one)


def with_reader(state: State, giver: Seat, word: str, at: TableTime) -> State:
    """Let a clue-giver read the word, which not everybody is told."""
    turn = turn_of(state)
    known = with_sheet(state, turn.team, word=word) if word else state
    readers = tuple(dict.fromkeys((*turn.readers, giver)))
    held = with_turn(known, giver=giver, readers=readers)
    return replace(held, phase=Phase.READING, since=at, waits=state.waits + 1)


def clock_halted(state: State, at: TableTime) -> State:
    """Stop the clock, if it runs, and keep what is left of it."""
    turn = turn_of(state)
    if turn.ran is None:
        return state
    left = None if turn.until is None else max(0, turn.until - at)
    return with_turn(state, until=None, left=left, ran=None, used=turn.used + at - turn.ran)


def resumed(state: State, at: TableTime) -> State:
    """Let the clock run on from where it stopped, if the turn can go on."""
    turn = turn_of(state)
    phase = Phase.CLOSING if turn.found else Phase.CLUING
    state = replace(with_turn(state, call=None), phase=phase, since=at, review=None)
    if turn.found or is_stuck(state):
        return state
    return with_turn(state, until=None if turn.left is None else at + turn.left, left=None, ran=at)
