"""Those who come late, go and come back."""

from msgspec.structs import replace

from ...facts.people import (
    Briefed,
    CameBack,
    Entered,
    GiverReplaced,
    HostSat,
    Queued,
    WaitedOn,
    WentAway,
)
from ...facts.rounds import LateClockSet
from ...model.basics import Seats
from ...model.game import State
from ...model.kinds import Phase
from ...model.turn import Result
from ..queries import gone, is_stuck, team_of
from .changes import turn_of, with_sheet
from .turns import reading, standing_still, went_on


def fuller(known: Result, shown: Result) -> Result:
    """Return a turn with the list that either of two tellings knows."""
    return known if known.traps else shown


def queued(state: State, fact: Queued) -> State:
    bots = state.bots | {fact.seat} if fact.bot else state.bots
    return replace(state, queue=(*state.queue, (fact.seat, fact.team)), bots=bots)


def entered(state: State, fact: Entered) -> State:
    ours, theirs = state.teams
    teams: tuple[Seats, Seats]
    teams = ((*ours, fact.seat), theirs) if fact.team == 0 else (ours, (*theirs, fact.seat))
    queue = tuple(waiting for waiting in state.queue if waiting[0] != fact.seat)
    return replace(state, teams=teams, queue=queue)


def went_away(state: State, fact: WentAway) -> State:
    """Those who are gone take nobody's time: the clock stands until the turn can go on."""
    who, at = {fact.seat}, fact.at
    after = replace(
        state, away=state.away | who, empty=state.empty | who if fact.left else state.empty
    )
    is_giver = fact.seat == turn_of(state).giver and fact.seat not in gone(state)
    if is_stuck(after) and (is_giver or not is_stuck(state)):
        return replace(standing_still(after, at), since=at, waits=state.waits + 1)
    return after


def came_back(state: State, fact: CameBack) -> State:
    who, at = {fact.seat}, fact.at
    bots = state.bots | who if fact.bot else state.bots - who
    back = replace(state, away=state.away - who, empty=state.empty - who, bots=bots)
    if state.phase is Phase.WAITING and fact.seat == turn_of(state).giver:
        return replace(back, since=at)
    if is_stuck(state) and not is_stuck(back):
        is_reading = back.phase is Phase.READING
        back = replace(back, since=at, waits=state.waits + 1)
        return back if is_reading else went_on(back, at)
    return back


def giver_replaced(state: State, fact: GiverReplaced) -> State:
    team = team_of(state, fact.giver)
    known = with_sheet(state, team, word=fact.word) if fact.word else state
    ours, theirs = state.torches
    torches = (fact.giver, theirs) if team == 0 else (ours, fact.giver)
    return replace(reading(known, fact.giver, fact.at), torches=torches)


def waited_on(state: State, fact: WaitedOn) -> State:
    return replace(state, since=fact.at, waits=state.waits + 1)


def briefed(state: State, fact: Briefed) -> State:
    return replace(state, book=tuple(map(fuller, state.book, fact.book)))


def host_sat(state: State, fact: HostSat) -> State:
    return replace(state, host=fact.seat)


def late_clock_set(state: State, fact: LateClockSet) -> State:
    late = {fact.seat}
    clocks = state.late_clocks | late if fact.late else state.late_clocks - late
    return replace(state, late_clocks=clocks)
