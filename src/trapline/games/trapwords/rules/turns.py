"""Phase two: one gives clues, the team guesses, the others listen (TW-50 … TW-67)."""

from collections.abc import Sequence

from trapline.kernel import IllegalMove, Seat, Stale, TableTime, Team
from trapline.words.counting import counted

from ..facts import AnyFact
from ..facts.turns import BookTaken, ClockStarted, ClueGiven, ThoughtSo, TurnBegan, TurnEnded
from ..judge import Judge
from ..model.game import State
from ..model.kinds import ClueRule, Failure, Phase
from ..model.options import ClockStart, Slip
from ..model.reasons import Reason
from ..model.turn import Clue, Result
from ..wishes.turns import GetReady, GiveClue, TakeBook, ThinkSo
from .clues import refuse_unlawful, slip_of_tongue
from .listening import whispers
from .queries import (
    battles,
    burden,
    first_team,
    is_stuck,
    is_typed,
    nobody_guesses,
    running_turn,
    writers,
)

READING_TIME = 3_000
LONGEST_SILENCE = 30_000
SHORTEST_WINDOW = 8_000
A_WORD_TAKES = 600


def begin_turn(state: State, at: TableTime) -> TurnBegan:
    """Hand the book over: to the team behind, then to the other (TW-45 … TW-49)."""
    first = first_team(state)
    team = first if state.results[first] is None else 1 - first
    return TurnBegan(state.turn + 1, team, state.torches[team], at)


def take_book(state: State, by: Seat, wish: TakeBook, at: TableTime) -> list[AnyFact]:
    refuse_late(state, wish.turn, Phase.WAITING)
    if by != running_turn(state).giver:
        raise IllegalMove(Reason.NOT_YOUR_PART)
    return book_taken(state, at)


def book_taken(state: State, at: TableTime) -> list[AnyFact]:
    turn = running_turn(state)
    taken = BookTaken(turn.team, turn.giver, at, state.sheets[turn.team].word, to=(turn.giver,))
    at_once = clock_start(state) is ClockStart.TAKEN and not nobody_guesses(state)
    return [taken, clock_started(state, at)] if at_once else [taken]


def get_ready(state: State, by: Seat, wish: GetReady, at: TableTime) -> ClockStarted:
    refuse_late(state, wish.turn, Phase.READING)
    if by != running_turn(state).giver:
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if is_stuck(state):
        raise IllegalMove(Reason.NOT_NOW, rule="TW-135")
    return clock_started(state, at)


def clock_started(state: State, at: TableTime) -> ClockStarted:
    return ClockStarted(at, clock_length(state))


def clock_length(state: State) -> TableTime | None:
    """Return what the clock has left: all of it, or what was left when its clue-giver went."""
    turn = running_turn(state)
    if turn.used:
        return turn.left
    limit = time_to_beat(state, turn.team)
    options = state.options
    if not options.timed:
        return limit
    seconds = options.typed_seconds if is_typed(state) else options.spoken_seconds
    whole = 1000 * seconds // (2 if burden(state, turn.team).half_time else 1)
    return whole if limit is None else min(whole, limit)


def time_to_beat(state: State, team: Team) -> TableTime | None:
    """Where only one can win, the second has the time that the first one took (TW-116)."""
    first = state.results[1 - team]
    if not state.options.single_winner or first is None or first.failure is not None:
        return None
    return first.took if battles(state, 0) and battles(state, 1) else None


def reading_ends(state: State) -> TableTime:
    """Return when the clock starts by itself (TW-51, TW-52, TW-131)."""
    is_first = len(running_turn(state).readers) <= 1
    waits = is_first and clock_start(state) is ClockStart.FIRST_CLUE
    return state.since + (LONGEST_SILENCE if waits else READING_TIME)


def clock_start(state: State) -> ClockStart:
    """Return what the clock of this clue-giver waits for; some were granted more time (TW-52)."""
    is_late = running_turn(state).giver in state.late_clocks
    return ClockStart.FIRST_CLUE if is_late else state.options.clock_starts


def give_clue(state: State, by: Seat, wish: GiveClue, at: TableTime, judge: Judge) -> list[AnyFact]:
    """Say a clue, and let the referee listen (TW-77)."""
    refuse_late(state, wish.turn, Phase.READING, Phase.CLUING)
    turn = running_turn(state)
    if by != turn.giver or not is_typed(state) or turn.silenced or is_stuck(state):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    refuse_unlawful(state, wish.text, judge)
    said = counted(wish.text, state.options.language)
    clue = Clue(state.clues + 1, str(wish.text), at, at + window(said))
    started = [clock_started(state, at)] if state.phase is Phase.READING else []
    given = ClueGiven(by, clue.text, clue.number, at, clue.until)
    slip = slip_of_tongue(state, clue, judge)
    if slip and state.options.slips is Slip.REFUSED:
        # What a curse forbids was refused above; only the Word of Terror is said and fatal.
        return [*started, given, failed(state, Failure.TERROR, at, said=slip)]
    return [*started, given, *whispers(state, clue, judge)]


def window(said: Sequence[str]) -> TableTime:
    """Return for how long a clue can be called at least: it has to be read first (TW-127)."""
    return max(SHORTEST_WINDOW, A_WORD_TAKES * len(said))


def think_so(state: State, by: Seat, wish: ThinkSo) -> ThoughtSo:
    refuse_late(state, wish.turn, Phase.CLUING)
    if by not in state.teams[running_turn(state).team] or by == running_turn(state).giver:
        raise IllegalMove(Reason.NOT_YOUR_PART)
    return ThoughtSo(by)


def refuse_late(state: State, turn: int, *phases: Phase) -> None:
    """A turn that stands still may go on: only one that is over makes a wish stale."""
    if turn != state.turn or state.phase is Phase.OVER:
        raise Stale
    if state.phase not in phases:
        raise IllegalMove(Reason.NOT_NOW)


def won(state: State, at: TableTime) -> TurnEnded:
    return ended(state, None, at)


def failed(
    state: State, failure: Failure, at: TableTime, *, said: str = "", trap: str = ""
) -> TurnEnded:
    return ended(state, failure, at, said=said, trap=trap)


def ended(
    state: State,
    failure: Failure | None,
    at: TableTime,
    *,
    said: str = "",
    trap: str = "",
    rule: ClueRule | None = None,
) -> TurnEnded:
    turn = running_turn(state)
    sheet = state.sheets[turn.team]
    wrote = next((draft.by for draft in sheet.drafts if draft.word == trap), None)
    ran = 0 if turn.ran is None else at - turn.ran
    took = turn.used + ran
    result = Result(
        turn.team, failure, sheet.word, sheet.traps, said, trap, wrote, rule, took, turn.settled
    )
    is_open = not state.options.lists_open_at_end
    return TurnEnded(
        turn.team, sheet.word, failure, said, trap, result, at, is_open, to=writers(state)
    )
