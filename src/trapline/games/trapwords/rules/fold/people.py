"""Those who come late, go and come back."""

from msgspec.structs import replace

from trapline.games.trapwords import facts as f
from trapline.games.trapwords.model import Phase, Result, Seats, State
from trapline.games.trapwords.rules.fold.touch import turn_of, with_sheet
from trapline.games.trapwords.rules.fold.turns import reading, standing_still, went_on
from trapline.games.trapwords.rules.standing import is_stuck, team_of
from trapline.kernel import Seat, TableTime


def fuller(known: Result, shown: Result) -> Result:
    """Return a turn with the list that either of two tellings knows."""
    return known if known.traps else shown


def entered(state: State, fact: f.Entered) -> State:
    ours, theirs = state.teams
    teams: tuple[Seats, Seats]
    teams = ((*ours, fact.seat), theirs) if fact.team == 0 else (ours, (*theirs, fact.seat))
    queue = tuple(waiting for waiting in state.queue if waiting[0] != fact.seat)
    return replace(state, teams=teams, queue=queue)


def went_away(state: State, seat: Seat, at: TableTime) -> State:
    """Those who are gone take nobody's time: the clock stands until the turn can go on."""
    gone = replace(state, away=state.away | {seat})
    if is_stuck(gone) and (seat == turn_of(state).giver or not is_stuck(state)):
        return replace(standing_still(gone, at), since=at, waits=state.waits + 1)
    return gone


def came_back(state: State, seat: Seat, at: TableTime) -> State:
    back = replace(state, away=state.away - {seat})
    if is_stuck(state) and not is_stuck(back):
        is_reading = back.phase is Phase.READING
        back = replace(back, since=at, waits=state.waits + 1)
        return back if is_reading else went_on(back, at)
    return back


def giver_replaced(state: State, fact: f.GiverReplaced) -> State:
    team = team_of(state, fact.giver)
    known = with_sheet(state, team, word=fact.word) if fact.word else state
    ours, theirs = state.torches
    torches = (fact.giver, theirs) if team == 0 else (ours, fact.giver)
    return replace(reading(known, fact.giver, fact.at), torches=torches)
