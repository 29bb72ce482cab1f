"""Lists of traps: what is suggested, struck, wanted, and opened again; and the torch."""

from msgspec.structs import replace

from trapline.kernel import Seat, Team

from ...facts.writing import (
    Agreed,
    ListDone,
    ListReopened,
    Opposed,
    PlaceClaimed,
    PlaceFreed,
    Proposed,
    Struck,
    TorchPassed,
)
from ...model.game import State
from ...model.kinds import Phase
from ...model.turn import Draft
from .changes import exchanged, freed, with_sheet, with_turn, without


def proposed(state: State, fact: Proposed) -> State:
    draft = Draft(fact.word, fact.by, fact.homograph)
    state = freed(replace(state, diggers=state.diggers | {fact.by}), fact.team, fact.by)
    sheet = state.sheets[fact.team]
    state = with_sheet(state, fact.team, dug=sheet.dug + 1)
    return rewritten(state, fact.team, (*sheet.drafts, draft))


def struck(state: State, fact: Struck) -> State:
    sheet = state.sheets[fact.team]
    drafts = tuple(d for d in sheet.drafts if d.word != fact.word)
    state = with_sheet(claimed(state, fact.team, fact.by), fact.team, dug=sheet.dug - 1)
    return rewritten(state, fact.team, drafts)


def rewritten(state: State, team: Team, drafts: tuple[Draft, ...]) -> State:
    """Another list asks everybody again."""
    return with_sheet(state, team, drafts=drafts, agreed=(), opposed=())


def place_claimed(state: State, fact: PlaceClaimed) -> State:
    return claimed(state, fact.team, fact.by)


def place_freed(state: State, fact: PlaceFreed) -> State:
    return freed(state, fact.team, fact.by)


def claimed(state: State, team: Team, seat: Seat) -> State:
    claims = (*without(state.sheets[team].claims, seat), seat)
    return with_sheet(state, team, claims=claims)


def agreed(state: State, fact: Agreed) -> State:
    sheet = state.sheets[fact.team]
    opposed = without(sheet.opposed, fact.by)
    return with_sheet(state, fact.team, agreed=(*sheet.agreed, fact.by), opposed=opposed)


def opposed(state: State, fact: Opposed) -> State:
    sheet = state.sheets[fact.team]
    agreed = without(sheet.agreed, fact.by)
    return with_sheet(state, fact.team, agreed=agreed, opposed=(*sheet.opposed, fact.by))


def list_done(state: State, fact: ListDone) -> State:
    done = with_sheet(state, fact.team, done=True, traps=fact.traps, claims=())
    return replace(done, since=fact.at)


def list_reopened(state: State, fact: ListReopened) -> State:
    """Let the traps be suggestions again; of a list that was set, no others."""
    sheet = state.sheets[fact.team]
    drafts = tuple(d for d in sheet.drafts if not sheet.done or d.word in sheet.traps)
    state = rewritten(state, fact.team, drafts)
    return replace(
        with_sheet(state, fact.team, done=False, traps=(), reopened=True),
        phase=Phase.WRITING,
        turn=fact.turn,
        since=fact.at,
        reopened_until=fact.until,
        team_turn=None,
    )


def torch_passed(state: State, fact: TorchPassed) -> State:
    torches = exchanged(state.torches, fact.team, fact.seat)
    declined = state.declined if fact.declined is None else state.declined | {fact.declined}
    state = replace(state, torches=torches, declined=declined)
    if state.team_turn is not None and state.team_turn.team == fact.team:
        return with_turn(state, giver=fact.seat)
    return state
