"""What runs out: every deadline of a game, and what the house does then."""

from collections.abc import Iterator

from trapline.kernel import Deadline, Stale, TableTime, TimeUp

from ..facts import AnyFact
from ..facts.calls import TakenBack, WindowClosed
from ..facts.people import WaitedOn
from ..facts.turns import Silenced
from ..judge import Judge
from ..model.game import State
from ..model.kinds import Curse, Failure, Mistap, Phase
from . import calls, people, reviews, turns, writing
from .queries import burden, is_stuck, is_typed, running_turn

TAKING_TIME = 60_000


def deadline(state: State) -> Deadline | None:
    return min(deadlines(state), key=lambda one: one.at, default=None)


def deadlines(state: State) -> Iterator[Deadline]:
    match state.phase:
        case Phase.WRITING:
            end = writing.writing_ends(state)
            if end is not None:
                yield Deadline("writing", state.turn, end)
        case Phase.WAITING:
            # Where people speak, somebody at the table wakes the phone: nobody reads it asleep.
            if running_turn(state).giver not in state.away:
                yield Deadline("book", state.turn, state.since + TAKING_TIME)
        case Phase.READING | Phase.CLUING if people.giver_is_gone(state):
            yield Deadline("giver", state.waits, state.since + people.PATIENCE)
        case Phase.READING:
            if is_stuck(state):
                yield Deadline("guesser", state.waits, state.since + people.PATIENCE)
            else:
                yield Deadline("reading", state.waits, turns.reading_ends(state))
        case Phase.CLUING:
            yield from running(state)
        case Phase.NAMING:
            yield Deadline("naming", state.stops, running_turn(state).stood + calls.NAMING_TIME)
        case Phase.STOPPED if calls.called(state).agreed:
            yield Deadline("contest", state.stops, state.since + calls.CONTESTING_TIME)
        case Phase.STOPPED:
            yield Deadline("stop", state.stops, state.since + calls.ANSWERING_TIME)
        case Phase.CLOSING:
            yield Deadline("call", state.turn, last_window(state))
        case Phase.REVIEW:
            if state.review is not None:
                yield Deadline("review", state.review.number, state.review.until)
        case Phase.OVER:
            return


def running(state: State) -> Iterator[Deadline]:
    turn = running_turn(state)
    if turn.until is not None:
        yield Deadline("clock", state.turn, turn.until)
    breathes = turn.ran is not None and not turn.silenced
    if turn.clues and breathes and burden(state, turn.team).one_breath:
        gap = 1000 * state.options.flood_seconds
        yield Deadline("breath", turn.clues[-1].number, max(turn.clues[-1].at, turn.ran or 0) + gap)


def last_window(state: State) -> TableTime:
    """Return when nothing that was said before the guess can be called any more (TW-129)."""
    turn = running_turn(state)
    if not is_typed(state):
        window = 1000 * state.options.window_seconds
        # The others must hear of it first where the clue-giver claims it (TW-128).
        is_claim = turn.claimed == turn.giver
        return state.since + (max(window, calls.CONTESTING_TIME) if is_claim else window)
    return max((clue.until for clue in turn.clues), default=state.since)


def time_up(state: State, move: TimeUp, at: TableTime, judge: Judge) -> list[AnyFact]:
    current = deadline(state)
    if current is None or (move.name, move.turn) != (current.name, current.turn):
        raise Stale
    match move.name:
        case "writing":
            late = [team for team in (0, 1) if not state.sheets[team].done]
            return [writing.finished(state, team, at, late=True) for team in late]
        case "book":
            return turns.book_taken(state, at)
        case "giver":
            return people.replace_giver(state, at)
        case "guesser":
            return [WaitedOn(at)]
        case "reading":
            return [turns.clock_started(state, at)]
        case "clock":
            return [turns.failed(state, Failure.TIME, at)]
        case "breath":
            return [Silenced(Curse.FLOOD)]
        case "naming":
            return [TakenBack(None, Mistap(calls.called(state).kind), at)]
        case "contest":
            return [reviews.upheld(state, calls.called(state), at)]
        case "stop":
            return [reviews.opened(state, calls.called(state), at, judge)]
        case "call":
            return [WindowClosed(at)]
        case _:
            return reviews.concluded(state, at)
