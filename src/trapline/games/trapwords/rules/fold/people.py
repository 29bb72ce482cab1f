"""Those who come late, go and come back."""

from msgspec.structs import replace

from trapline.kernel import Seat, attendance

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
from ...model.game import State
from ...model.kinds import Phase
from ..queries import gone, team_of
from ..running import is_stuck
from .changes import clock_halted, exchanged, freed, resumed, turn_of, with_reader


def queued(state: State, fact: Queued) -> State:
    bots = state.bots | {fact.seat} if fact.bot else state.bots
    return replace(state, queue=(*state.queue, (fact.seat, fact.team)), bots=bots)


def entered(state: State, fact: Entered) -> State:
    line = (*state.teams[fact.team], fact.seat)
    queue = tuple(waiting for waiting in state.queue if waiting[0] != fact.seat)
    return replace(state, teams=exchanged(state.teams, fact.team, line), queue=queue)


def briefed(state: State, fact: Briefed) -> State:
    """Each turn has the list that either of two tellings knows."""
    pairs = zip(state.book, fact.book, strict=False)
    return replace(state, book=tuple(known if known.traps else shown for known, shown in pairs))


def went_away(state: State, fact: WentAway) -> State:
    """Those who are gone take nobody's time: the clock stops until the turn can go on."""
    after, at = unclaimed(attendance.went_away(state, fact), fact.seat), fact.at
    is_giver = fact.seat == turn_of(state).giver and fact.seat not in gone(state)
    if is_stuck(after) and (is_giver or not is_stuck(state)):
        return replace(clock_halted(after, at), since=at, waits=state.waits + 1)
    return after


def unclaimed(state: State, seat: Seat) -> State:
    """Let the others have the places that were kept for somebody who is gone."""
    for team in (0, 1):
        state = freed(state, team, seat)
    return state


def came_back(state: State, fact: CameBack) -> State:
    back, at = attendance.came_back(state, fact), fact.at
    if state.phase is Phase.WAITING and fact.seat == turn_of(state).giver:
        return replace(back, since=at)
    if not is_stuck(state) or is_stuck(back):
        return back
    back = replace(back, since=at, waits=state.waits + 1)
    return back if back.phase is Phase.READING else resumed(back, at)


def giver_replaced(state: State, fact: GiverReplaced) -> State:
    torches = exchanged(state.torches, team_of(state, fact.giver), fact.giver)
    return replace(with_reader(state, fact.giver, fact.word, fact.at), torches=torches)


def waited_on(state: State, fact: WaitedOn) -> State:
    return replace(state, since=fact.at, waits=state.waits + 1)


def host_sat(state: State, fact: HostSat) -> State:
    return replace(state, host=fact.seat)
