"""Those who come late, go away, come back, or host (TW-135, TW-136)."""

from trapline.kernel import (
    ComingOrGoing,
    IllegalMove,
    Seat,
    SeatBack,
    SeatHosts,
    SeatJoined,
    SeatLeft,
    Stale,
    Team,
    is_news,
)

from ..facts.calls import PrecedentStruck
from ..facts.people import CameBack, GiverReplaced, HostSat, Queued, WaitedOn, WentAway
from ..facts.rounds import ClueRulesSet, CursesLifted, GameEnded, LateClockSet
from ..model.basics import Seats
from ..model.game import State
from ..model.kinds import Cause, Phase
from ..model.options import ClockStart
from ..model.reasons import Reason
from ..wishes.people import ClaimGame, LiftCurses, SetClueRules, SetLateClock, StrikePrecedent
from .queries import everybody, here_after, is_typed, precedents, present, team_of
from .refusals import refuse_unless_among
from .running import running_sheet, running_turn
from .scene import Scene

MOST_SEATS = 16
PATIENCE = 30_000


def join(scene: Scene, move: SeatJoined) -> None:
    """Late joiners enter with the next round, at the end of the line."""
    state = scene.state
    if state.phase is Phase.OVER:
        raise IllegalMove(Reason.GAME_IS_OVER)
    if sum(map(len, state.teams)) + len(state.queue) >= MOST_SEATS:
        raise IllegalMove(Reason.TABLE_IS_FULL)
    team = smaller_team(state) if move.team is None else move.team
    scene.tell(Queued(move.seat, team, move.bot))


def smaller_team(state: State) -> Team:
    sizes = [len(state.teams[t]) + sum(team == t for _, team in state.queue) for t in (0, 1)]
    return sizes.index(min(sizes))


def come_or_go(scene: Scene, move: ComingOrGoing) -> None:
    seats = (*everybody(scene.state), *(seat for seat, _ in scene.state.queue))
    if move.seat not in seats or not is_news(scene.state, move):
        return
    if isinstance(move, SeatBack):
        scene.tell(CameBack(move.seat, move.bot, at=scene.at))
    else:
        scene.tell(WentAway(move.seat, left=isinstance(move, SeatLeft), at=scene.at))


def host_sits(scene: Scene, move: SeatHosts) -> None:
    if move.seat != scene.state.host:
        scene.tell(HostSat(move.seat))


def replace_giver(scene: Scene) -> None:
    """Give the same word to the next who is here and leaves somebody to guess it (TW-135)."""
    turn = running_turn(scene.state)
    here = here_after(scene.state, turn.team, turn.giver)
    unread = set(here) - set(turn.readers)
    heir = next((seat for seat in here if unread - {seat}), None)
    if heir is None:
        wait_on(scene)
    else:
        word = running_sheet(scene.state).word
        scene.tell(GiverReplaced(heir, scene.at, word, to=(heir,)))


def wait_on(scene: Scene) -> None:
    scene.tell(WaitedOn(scene.at))


def claim_game(scene: Scene, by: Seat, _wish: ClaimGame) -> None:
    """Take the game from a team that has too few left to play it."""
    team = team_of(scene.state, by)
    if not may_claim(scene.state, team):
        raise IllegalMove(Reason.NOT_NOW)
    scene.tell(GameEnded((team,), Cause.CLAIMED, scene.state.book))


def may_claim(state: State, team: Team) -> bool:
    """Where people speak they sit around one table, and a phone that sleeps is nobody gone."""
    return is_typed(state) and is_thin(state, 1 - team) and not is_thin(state, team)


def is_thin(state: State, team: Team) -> bool:
    """Say whether too few of a team are here to play (TW-135)."""
    return len(present(state, team)) < 2


def lift_curses(scene: Scene, by: Seat, _wish: LiftCurses) -> None:
    """Between rounds the host may take the curses nobody has seen out of the dungeon (TW-15)."""
    refuse_in_round(scene.state)
    refuse_guest(scene.state, by)
    if not scene.state.dungeon.unseen:
        raise IllegalMove(Reason.NOT_NOW)
    scene.tell(CursesLifted())


def set_clue_rules(scene: Scene, by: Seat, wish: SetClueRules) -> None:
    refuse_in_round(scene.state)
    refuse_guest(scene.state, by)
    if wish.on == scene.state.clue_rules:
        raise IllegalMove(Reason.NOT_NOW)
    scene.tell(ClueRulesSet(wish.on))


def refuse_guest(state: State, by: Seat) -> None:
    if by != state.host:
        raise IllegalMove(Reason.NOT_THE_HOST)


def refuse_in_round(state: State) -> None:
    if not is_between_rounds(state):
        raise Stale


def is_between_rounds(state: State) -> bool:
    """Say whether nobody has had a turn yet: a list may be opened again after one (TW-5)."""
    return state.phase is Phase.WRITING and state.results == (None, None)


def set_late_clock(scene: Scene, by: Seat, wish: SetLateClock) -> None:
    """Who often runs out of time may have the clock wait for the first clue (TW-52)."""
    refuse_in_round(scene.state)
    refuse_unless_among(wish.seat, clocks_of(scene.state, by))
    if wish.late == (wish.seat in scene.state.late_clocks):
        raise IllegalMove(Reason.NOT_NOW)
    scene.tell(LateClockSet(wish.seat, wish.late))


def clocks_of(state: State, by: Seat) -> Seats:
    """Return whose clock somebody may let wait: the own one; the host keeps those of all."""
    options = state.options
    if not options.timed or options.clock_starts is ClockStart.FIRST_CLUE:
        return ()
    return everybody(state) if by == state.host else (by,)


def strike_precedent(scene: Scene, by: Seat, wish: StrikePrecedent) -> None:
    refuse_guest(scene.state, by)
    meant = str(wish.trap), str(wish.said), str(wish.reading)
    if meant not in {(p.trap, p.said, p.reading) for p in precedents(scene.state)}:
        raise IllegalMove(Reason.NO_SUCH_PRECEDENT)
    scene.tell(PrecedentStruck(*meant))
