"""Phase two: one gives clues, the team guesses, the others listen (TW-50 … TW-67)."""

from collections.abc import Sequence

from trapline.games.trapwords import facts as f
from trapline.games.trapwords import wishes as w
from trapline.games.trapwords.judge import Judge
from trapline.games.trapwords.model import (
    Caller,
    ClockStart,
    Clue,
    ClueRule,
    Curse,
    Failure,
    Hint,
    Phase,
    Reason,
    Result,
    State,
)
from trapline.games.trapwords.rules.clues import refuse_unlawful, says
from trapline.games.trapwords.rules.standing import (
    battles,
    burden,
    first_team,
    going,
    guesses_left,
    is_stuck,
    is_typed,
    nobody_guesses,
    writers,
)
from trapline.games.trapwords.rules.verdicts import Verdict, verdict
from trapline.kernel import IllegalMove, Seat, Stale, TableTime, Team
from trapline.words.spelling import tokens

READING_TIME = 3_000
LONGEST_SILENCE = 30_000
A_WORD_TAKES = 400


def begin_turn(state: State, at: TableTime) -> f.TurnBegan:
    """Hand the book over: to the team behind, then to the other (TW-45 … TW-49)."""
    first = first_team(state)
    team = first if state.results[first] is None else 1 - first
    return f.TurnBegan(state.turn + 1, team, state.torches[team], at)


def take_book(state: State, by: Seat, wish: w.TakeBook, at: TableTime) -> list[f.AnyFact]:
    refuse_late(state, wish.turn, Phase.WAITING)
    if by != going(state).giver:
        raise IllegalMove(Reason.NOT_YOUR_PART)
    return book_taken(state, at)


def book_taken(state: State, at: TableTime) -> list[f.AnyFact]:
    turn = going(state)
    taken = f.BookTaken(turn.team, turn.giver, at, state.sheets[turn.team].word, to=(turn.giver,))
    at_once = state.options.clock_starts is ClockStart.TAKEN and not nobody_guesses(state)
    return [taken, clock_started(state, at)] if at_once else [taken]


def get_ready(state: State, by: Seat, wish: w.GetReady, at: TableTime) -> f.ClockStarted:
    refuse_late(state, wish.turn, Phase.READING)
    if by != going(state).giver:
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if is_stuck(state):
        raise IllegalMove(Reason.NOT_NOW, rule="TW-135")
    return clock_started(state, at)


def clock_started(state: State, at: TableTime) -> f.ClockStarted:
    return f.ClockStarted(at, clock_length(state))


def clock_length(state: State) -> TableTime | None:
    """Return what the clock has left: all of it, or what was left when its clue-giver went."""
    turn = going(state)
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
    is_first = len(going(state).readers) <= 1
    waits = is_first and state.options.clock_starts is ClockStart.FIRST_CLUE
    return state.since + (LONGEST_SILENCE if waits else READING_TIME)


def give_clue(
    state: State, by: Seat, wish: w.GiveClue, at: TableTime, judge: Judge
) -> list[f.AnyFact]:
    """Say a clue, and let the referee listen: it calls, or whispers to those who listen (TW-77)."""
    refuse_late(state, wish.turn, Phase.READING, Phase.CLUING)
    turn = going(state)
    if by != turn.giver or not is_typed(state) or turn.silenced or is_stuck(state):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    refuse_unlawful(state, wish.text, judge)
    said = tokens(wish.text)
    clue = Clue(state.clues + 1, str(wish.text), at, at + window(state, said))
    started = [clock_started(state, at)] if state.phase is Phase.READING else []
    given = f.ClueGiven(by, clue.text, clue.number, at, clue.until)
    if burden(state, turn.team).terror and says(said, state.dungeon.terror):
        ended = failed(state, Failure.TERROR, at, said=state.dungeon.terror)
        return [*started, given, ended]
    found = verdicts(state, clue, judge)
    sure = [one for one in found if one.sure]
    if sure and state.options.caller is Caller.REFEREE:
        return [*started, given, sprung(state, sure[0], at)]
    hints = [hint(clue, one) for one in found]
    if state.clue_rules:
        hints += questions(state, clue, judge)
    to = writers(state)
    return [*started, given, *(f.Hinted(one.said, one.trap, one, to) for one in hints)]


def window(state: State, said: Sequence[str]) -> TableTime:
    """Return for how long a clue can be called: long ones take longer to read (TW-79, TW-127)."""
    return max(1000 * state.options.window_seconds, A_WORD_TAKES * len(said))


def verdicts(state: State, clue: Clue, judge: Judge) -> list[Verdict]:
    """Return what the referee thinks of a clue and each trap, the secret word among them."""
    sheet = state.sheets[going(state).team]
    every = (verdict(state, trap, clue.text, judge) for trap in (sheet.word, *sheet.traps))
    found = [one for one in every if one is not None]
    return sorted(found, key=lambda one: not one.sure)


def hint(clue: Clue, found: Verdict) -> Hint:
    return Hint(clue.number, found.said, found.trap, found.sure, found.kind)


def questions(state: State, clue: Clue, judge: Judge) -> list[Hint]:
    """Return what the opponents may want to call illegal (TW-83 … TW-87); never a verdict."""
    secret = state.sheets[going(state).team].word
    asked = judge.questionable(secret, clue.text)
    return [Hint(clue.number, one.said, "", False, question=one.question) for one in asked]


def sprung(state: State, found: Verdict, at: TableTime) -> f.TurnEnded:
    is_secret = found.trap == state.sheets[going(state).team].word
    failure = Failure.SECRET if is_secret else Failure.TRAP
    return failed(state, failure, at, said=found.said, trap=found.trap)


def think_so(state: State, by: Seat, wish: w.ThinkSo) -> f.ThoughtSo:
    refuse_late(state, wish.turn, Phase.CLUING)
    if by not in state.teams[going(state).team] or by == going(state).giver:
        raise IllegalMove(Reason.NOT_YOUR_PART)
    return f.ThoughtSo(by)


def count_guess(state: State, by: Seat, wish: w.CountGuess, at: TableTime) -> list[f.AnyFact]:
    """Where people speak, the opponents count what they hear (TW-66)."""
    counts_another = state.going is not None and wish.left != guesses_left(state)
    if wish.turn == state.turn and counts_another:
        raise Stale
    refuse_deaf(state, by, wish.turn)
    counted: f.AnyFact = f.GuessCounted(by)
    if guesses_left(state) == 1:
        return [counted, failed(state, Failure.GUESSES, at)]
    turn = going(state)
    if burden(state, turn.team).guess_silences and not turn.silenced:
        return [counted, f.Silenced(Curse.PETRIFICATION)]
    return [counted]


def call_right(state: State, by: Seat, wish: w.CallRight, at: TableTime) -> f.RightHeard:
    refuse_deaf(state, by, wish.turn)
    return f.RightHeard(by, at)


def refuse_deaf(state: State, by: Seat, turn: int) -> None:
    refuse_late(state, turn, Phase.CLUING)
    if is_typed(state) or by not in writers(state):
        raise IllegalMove(Reason.NOT_YOUR_PART)


def refuse_late(state: State, turn: int, *phases: Phase) -> None:
    """A turn that stands still may go on: only one that is over makes a wish stale."""
    if turn != state.turn or state.phase is Phase.OVER:
        raise Stale
    if state.phase not in phases:
        raise IllegalMove(Reason.NOT_NOW)


def won(state: State, at: TableTime) -> f.TurnEnded:
    return ended(state, None, at)


def failed(
    state: State, failure: Failure, at: TableTime, *, said: str = "", trap: str = ""
) -> f.TurnEnded:
    return ended(state, failure, at, said=said, trap=trap)


def ended(
    state: State,
    failure: Failure | None,
    at: TableTime,
    *,
    said: str = "",
    trap: str = "",
    rule: ClueRule | None = None,
) -> f.TurnEnded:
    turn = going(state)
    sheet = state.sheets[turn.team]
    wrote = next((draft.by for draft in sheet.drafts if draft.word == trap), None)
    ran = 0 if turn.ran is None else at - turn.ran
    result = Result(
        turn.team, failure, sheet.word, sheet.traps, said, trap, wrote, rule, turn.used + ran
    )
    is_open = not state.options.lists_open_at_end
    return f.TurnEnded(
        turn.team, sheet.word, failure, said, trap, result, at, is_open, to=writers(state)
    )
