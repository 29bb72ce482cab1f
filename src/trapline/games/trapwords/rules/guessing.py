"""Guesses: typed, as the judge reads them; spoken, as they are heard and tapped (TW-59 … TW-66)."""

from trapline.kernel import IllegalMove, Seat, Stale
from trapline.words.guesses import LONGEST_GUESS
from trapline.words.model import Verdict
from trapline.words.spelling import tokens

from ..facts.turns import Burnt, GuessCounted, Guessed, RightHeard, Silenced
from ..model.game import State
from ..model.kinds import Curse, Failure, Phase
from ..model.reasons import Reason
from ..wishes.turns import CallRight, CountGuess, Guess
from .queries import is_typed
from .refusals import refuse_foreign, refuse_unless_among, refuse_unless_in
from .running import (
    guessers,
    guesses_left,
    running_burden,
    running_sheet,
    running_turn,
    teammates,
    writers,
)
from .scene import Scene
from .turns import end_turn

SAME_MOMENT = 2_000
"""Two who tap within this time have heard the same."""


def guess(scene: Scene, by: Seat, wish: Guess) -> None:
    """Try what a guess names, in the order typed, while torches last (TW-59)."""
    refuse_unless_in(scene.state, Phase.CLUING)
    refuse_unless_among(by, teammates(scene.state) if is_typed(scene.state) else ())
    if by not in guessers(scene.state):
        raise IllegalMove(Reason.ONLY_ONE_GUESSER, rule="TW-100")
    for word in candidates(scene, str(wish.word)):
        if scene.state.phase is Phase.CLUING:
            try_word(scene, by, word)
    if not scene.facts:
        raise IllegalMove(Reason.ALREADY_GUESSED, word=str(wish.word), rule="TW-130")


def candidates(scene: Scene, text: str) -> tuple[str, ...]:
    """Return what a guess names: one thing, or several, in at most four words each."""
    refuse_foreign(text)
    if not tokens(text):
        raise IllegalMove(Reason.GUESS_EMPTY)
    named = scene.judge.candidates(running_sheet(scene.state).word, text)
    if any(len(scene.counted(word)) > LONGEST_GUESS for word in named):
        raise IllegalMove(Reason.GUESS_TOO_LONG, most=LONGEST_GUESS, rule="TW-59")
    return named


def try_word(scene: Scene, by: Seat, word: str) -> None:
    """Count a candidate, unless the same one was wrong before (TW-130)."""
    judge, guesses = scene.judge, running_turn(scene.state).guesses
    right = judge.answers(running_sheet(scene.state).word, word).verdict is Verdict.YES
    if not right and judge.counted_as(word) in {judge.counted_as(one.word) for one in guesses}:
        return
    mends = slip_mended(scene, word)
    scene.tell(Guessed(by=by, word=word, right=right, at=scene.at, mends=mends))
    if right:
        return
    if guesses_left(scene.state) == 0:
        end_turn(scene, Failure.GUESSES)
    else:
        turn_to_stone(scene)


def slip_mended(scene: Scene, word: str) -> str:
    """Return the guess that was only a slip of this one; a slip is forgiven once (TW-130)."""
    guesses = running_turn(scene.state).guesses
    mended = {one.mends for one in guesses}
    slips = (one.word for one in guesses if scene.judge.is_slip(one.word, word))
    return next((slip for slip in slips if slip not in mended), "")


def turn_to_stone(scene: Scene) -> None:
    """Under Petrification the first wrong guess ends all clues (TW-96)."""
    if running_burden(scene.state).guess_silences and not running_turn(scene.state).silenced:
        scene.tell(Silenced(Curse.PETRIFICATION))


def count_guess(scene: Scene, by: Seat, wish: CountGuess) -> None:
    """The opponents count what they hear."""
    turn = scene.state.team_turn
    if turn is not None and wish.taps != turn.taps:
        raise Stale
    refuse_unless_in(scene.state, Phase.CLUING)
    refuse_unless_among(by, () if is_typed(scene.state) else writers(scene.state))
    refuse_echo(scene, by)
    scene.tell(GuessCounted(by, scene.at))
    if guesses_left(scene.state) == 0:
        scene.tell(Burnt(scene.at))
    else:
        turn_to_stone(scene)


def refuse_echo(scene: Scene, by: Seat) -> None:
    """Two rivals who tap for the same shout burn one torch."""
    last = running_turn(scene.state).counts[-1:]
    if any(tap.by != by and scene.at - tap.at < SAME_MOMENT for tap in last):
        raise IllegalMove(Reason.ALREADY_COUNTED, by=last[0].by, rule="TW-66")


def call_right(scene: Scene, by: Seat, _wish: CallRight) -> None:
    """Either side may say that the word was named; the other may contest it (TW-128)."""
    refuse_unless_in(scene.state, Phase.CLUING, Phase.CLOSING)
    if not may_call_right(scene.state, by):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    scene.tell(RightHeard(by, scene.at))


def may_call_right(state: State, by: Seat) -> bool:
    turn = running_turn(state)
    return not is_typed(state) and not turn.found and by in (turn.giver, *writers(state))
