"""Phase two: a turn begins, its book is opened, its clock runs, and it ends (TW-45 … TW-58)."""

from trapline.kernel import IllegalMove, Seat, TableTime, Team

from ..facts.turns import BookTaken, ClockStarted, ThoughtSo, TurnBegan, TurnEnded
from ..model.game import State
from ..model.kinds import ClueRule, Failure, Phase
from ..model.options import ClockStart
from ..model.reasons import Reason
from ..model.turn import Guess, Result, TeamTurn
from ..wishes.turns import GetReady, TakeBook, ThinkSo
from .queries import battles, is_typed
from .refusals import refuse_unless_among, refuse_unless_in
from .rounds import end_round
from .running import (
    is_stuck,
    nobody_guesses,
    running_burden,
    running_sheet,
    running_turn,
    teammates,
    writers,
)
from .scene import Scene

READING_TIME = 3_000
LONGEST_SILENCE = 30_000


def begin_turn(scene: Scene) -> None:
    """Hand the book over: to the team behind, then to the other (TW-45 … TW-49)."""
    state = scene.state
    first = first_team(state)
    team = first if state.results[first] is None else 1 - first
    scene.tell(TurnBegan(state.turn + 1, team, state.torches[team], scene.at))


def first_team(state: State) -> Team:
    """The team behind guesses first; side by side, the one that gets the glowing book."""
    ours, theirs = state.dungeon.teams
    if ours == theirs:
        return state.glow
    return 0 if ours < theirs else 1


def take_book(scene: Scene, by: Seat, _wish: TakeBook) -> None:
    refuse_unless_in(scene.state, Phase.WAITING)
    refuse_unless_among(by, [running_turn(scene.state).giver])
    open_book(scene)


def open_book(scene: Scene) -> None:
    team, giver = running_turn(scene.state).team, running_turn(scene.state).giver
    word = running_sheet(scene.state).word
    scene.tell(BookTaken(team=team, giver=giver, at=scene.at, word=word, to=(giver,)))
    if clock_start(scene.state) is ClockStart.TAKEN and not nobody_guesses(scene.state):
        start_clock(scene)


def get_ready(scene: Scene, by: Seat, _wish: GetReady) -> None:
    refuse_unless_in(scene.state, Phase.READING)
    refuse_unless_among(by, [running_turn(scene.state).giver])
    if is_stuck(scene.state):
        raise IllegalMove(Reason.NOT_NOW, rule="TW-135")
    start_clock(scene)


def start_clock(scene: Scene) -> None:
    scene.tell(ClockStarted(scene.at, clock_length(scene.state)))


def clock_length(state: State) -> TableTime | None:
    """Return what the clock has left: all of it, or what was left when its clue-giver went."""
    turn, options = running_turn(state), state.options
    if turn.used:
        return turn.left
    limit = time_to_beat(state, turn.team)
    if not options.timed:
        return limit
    seconds = options.typed_seconds if is_typed(state) else options.spoken_seconds
    whole = 1000 * seconds // (2 if running_burden(state).half_time else 1)
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


def think_so(scene: Scene, by: Seat, _wish: ThinkSo) -> None:
    refuse_unless_in(scene.state, Phase.CLUING)
    refuse_unless_among(by, teammates(scene.state))
    scene.tell(ThoughtSo(by))


def end_turn(
    scene: Scene,
    failure: Failure | None,
    *,
    said: str = "",
    trap: str = "",
    rule: ClueRule | None = None,
    clue: int | None = None,
) -> None:
    """End a turn that failed, or in which the word was found; after the second, all moves."""
    state, turn, sheet = scene.state, running_turn(scene.state), running_sheet(scene.state)
    right = right_guess(turn) if failure is None else None
    result = Result(
        team=turn.team,
        failure=failure,
        word=sheet.word,
        traps=sheet.traps,
        said=said,
        trap=trap,
        wrote=next((draft.by for draft in sheet.drafts if draft.word == trap), None),
        rule=rule,
        took=turn.used + (0 if turn.ran is None else scene.at - turn.ran),
        votes=turn.settled,
        giver=turn.giver,
        finder=right.by if right else None,
        clue=clue_before(turn, right) if right else clue_numbered(turn, clue),
    )
    scene.tell(
        TurnEnded(
            team=turn.team,
            word=sheet.word,
            failure=failure,
            said=said,
            trap=trap,
            result=result,
            at=scene.at,
            is_open=not state.options.lists_open_at_end,
            to=writers(state),
            turn=state.turn + 1,
        )
    )
    if None not in scene.state.results:
        end_round(scene)


def right_guess(turn: TeamTurn) -> Guess | None:
    return next((guess for guess in turn.guesses if guess.right), None)


def clue_before(turn: TeamTurn, guess: Guess) -> str:
    """Return the clue that somebody had in their ear when they named a word."""
    return next((clue.text for clue in turn.clues[::-1] if clue.at <= guess.at), "")


def clue_numbered(turn: TeamTurn, number: int | None) -> str:
    return next((clue.text for clue in turn.clues if clue.number == number), "")
