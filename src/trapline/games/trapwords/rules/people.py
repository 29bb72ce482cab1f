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
    TableTime,
    Team,
    is_news,
)

from ..facts import AnyFact
from ..facts.calls import PrecedentStruck
from ..facts.people import CameBack, GiverReplaced, HostSat, Queued, WaitedOn, WentAway
from ..facts.rounds import ClueRulesSet, CursesLifted, GameEnded, LateClockSet
from ..model.basics import Seats
from ..model.game import State
from ..model.kinds import Cause, Phase
from ..model.options import ClockStart
from ..model.reasons import Reason
from ..wishes.people import ClaimGame, LiftCurses, SetClueRules, SetLateClock, StrikePrecedent
from .queries import (
    everybody,
    gone,
    is_thin,
    is_typed,
    next_in_line,
    precedents,
    running_turn,
    team_of,
)

MOST_SEATS = 16
PATIENCE = 30_000


def join(state: State, move: SeatJoined) -> list[AnyFact]:
    """Late joiners enter with the next round, at the end of the line."""
    if state.phase is Phase.OVER:
        raise IllegalMove(Reason.GAME_IS_OVER)
    if sum(map(len, state.teams)) + len(state.queue) >= MOST_SEATS:
        raise IllegalMove(Reason.TABLE_IS_FULL)
    team = smaller_team(state) if move.team is None else move.team
    return [Queued(move.seat, team, move.bot)]


def smaller_team(state: State) -> Team:
    sizes = [len(state.teams[t]) + sum(team == t for _, team in state.queue) for t in (0, 1)]
    return sizes.index(min(sizes))


def come_or_go(state: State, move: ComingOrGoing, at: TableTime) -> list[AnyFact]:
    seats = (*everybody(state), *(seat for seat, _ in state.queue))
    if move.seat not in seats or not is_news(state, move):
        return []
    if isinstance(move, SeatBack):
        return [CameBack(move.seat, at, move.bot)]
    return [WentAway(move.seat, at, left=isinstance(move, SeatLeft))]


def host_sits(state: State, move: SeatHosts) -> list[AnyFact]:
    return [] if move.seat == state.host else [HostSat(move.seat)]


def giver_is_gone(state: State) -> bool:
    """Say whether a clue-giver who has seen the word is being waited for."""
    on = state.phase in (Phase.READING, Phase.CLUING)
    return on and running_turn(state).giver in gone(state)


def replace_giver(state: State, at: TableTime) -> list[AnyFact]:
    """Give the same word to the next who is here and leaves somebody to guess it (TW-135)."""
    turn = running_turn(state)
    here = [s for s in next_in_line(state, turn.team, turn.giver) if s not in gone(state)]
    unread = set(here) - set(turn.readers)
    heirs = [seat for seat in here if unread - {seat}]
    if not heirs:
        return [WaitedOn(at)]
    word = state.sheets[turn.team].word
    return [GiverReplaced(heirs[0], at, word, to=(heirs[0],))]


def claim_game(state: State, by: Seat, wish: ClaimGame) -> GameEnded:
    """Take the game from a team that has too few left to play it."""
    if wish.turn != state.turn:
        raise Stale
    team = team_of(state, by)
    if not may_claim(state, team):
        raise IllegalMove(Reason.NOT_NOW)
    return GameEnded((team,), Cause.CLAIMED, state.book)


def may_claim(state: State, team: Team) -> bool:
    """Where people speak they sit around one table, and a phone that sleeps is nobody gone."""
    if state.phase is Phase.OVER or not is_typed(state):
        return False
    return is_thin(state, 1 - team) and not is_thin(state, team)


def lift_curses(state: State, by: Seat, wish: LiftCurses) -> CursesLifted:
    """Between rounds the host may take the curses nobody has seen out of the dungeon (TW-15)."""
    refuse_guest(state, by, wish.turn)
    if not state.dungeon.unseen:
        raise IllegalMove(Reason.NOT_NOW)
    return CursesLifted()


def set_clue_rules(state: State, by: Seat, wish: SetClueRules) -> ClueRulesSet:
    refuse_guest(state, by, wish.turn)
    if wish.on == state.clue_rules:
        raise IllegalMove(Reason.NOT_NOW)
    return ClueRulesSet(wish.on)


def refuse_guest(state: State, by: Seat, turn: int) -> None:
    if turn != state.turn or not is_between_rounds(state):
        raise Stale
    if by != state.host:
        raise IllegalMove(Reason.NOT_THE_HOST)


def is_between_rounds(state: State) -> bool:
    """Say whether nobody has had a turn yet: a list may be opened again after one (TW-5)."""
    return state.phase is Phase.WRITING and state.results == (None, None)


def set_late_clock(state: State, by: Seat, wish: SetLateClock) -> LateClockSet:
    """Who often runs out of time may have the clock wait for the first clue (TW-52)."""
    if wish.turn != state.turn or not is_between_rounds(state):
        raise Stale
    if wish.seat not in clocks_of(state, by):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if wish.late == (wish.seat in state.late_clocks):
        raise IllegalMove(Reason.NOT_NOW)
    return LateClockSet(wish.seat, wish.late)


def clocks_of(state: State, by: Seat) -> Seats:
    """Return whose clock somebody may let wait: the own one; the host keeps those of all."""
    options = state.options
    if not options.timed or options.clock_starts is ClockStart.FIRST_CLUE:
        return ()
    return everybody(state) if by == state.host else (by,)


def strike_precedent(state: State, by: Seat, wish: StrikePrecedent) -> PrecedentStruck:
    if by != state.host:
        raise IllegalMove(Reason.NOT_THE_HOST)
    if state.phase is Phase.OVER:
        raise IllegalMove(Reason.GAME_IS_OVER)
    meant = (wish.trap, wish.said, wish.reading)
    if not any((p.trap, p.said, p.reading) == meant for p in precedents(state)):
        raise IllegalMove(Reason.NO_SUCH_PRECEDENT)
    return PrecedentStruck(str(wish.trap), str(wish.said), str(wish.reading))
