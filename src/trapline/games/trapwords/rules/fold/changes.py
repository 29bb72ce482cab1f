"""Changing one part of a state."""

from msgspec.structs import replace

from trapline.kernel import Team

from ...model.game import Dungeon, State
from ...model.turn import TeamTurn


def turn_of(state: State) -> TeamTurn:
    return state.team_turn or TeamTurn(0, 0)


def with_dungeon(state: State, dungeon: Dungeon) -> State:
    return replace(state, dungeon=dungeon)


def with_sheet(state: State, team: Team, **changes: object) -> State:
    sheet = replace(state.sheets[team], **changes)
    ours, theirs = state.sheets
    return replace(state, sheets=(sheet, theirs) if team == 0 else (ours, sheet))


def with_turn(state: State, **changes: object) -> State:
    return replace(state, team_turn=replace(turn_of(state), **changes))
