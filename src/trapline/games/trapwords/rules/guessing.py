"""Typed guesses: what one names, what it costs, and whether it is right (TW-59 … TW-61)."""

from trapline.kernel import IllegalMove, Seat, TableTime
from trapline.words.counting import counted
from trapline.words.guesses import LONGEST_GUESS
from trapline.words.model import Verdict
from trapline.words.spelling import foreign, tokens

from ..facts import AnyFact
from ..facts.turns import Guessed, Silenced
from ..judge import Judge
from ..model.game import State
from ..model.kinds import Curse, Failure, Phase
from ..model.reasons import Reason
from ..wishes.turns import Guess
from .queries import burden, guessers, guesses_left, is_typed, running_turn
from .rounds import Story
from .turns import failed, refuse_late


def guess(state: State, by: Seat, wish: Guess, at: TableTime, judge: Judge) -> list[AnyFact]:
    """Try what a guess names, in the order typed, while torches last (TW-59)."""
    refuse_late(state, wish.turn, Phase.CLUING)
    refuse_stranger(state, by)
    story = Story(state)
    for word in candidates(state, str(wish.word), judge):
        if story.state.phase is Phase.CLUING:
            story.tell(*tried(story.state, by, word, at, judge))
    if not story.facts:
        raise IllegalMove(Reason.ALREADY_GUESSED, word=str(wish.word), rule="TW-130")
    return story.facts


def refuse_stranger(state: State, by: Seat) -> None:
    turn = running_turn(state)
    if not is_typed(state) or by not in state.teams[turn.team] or by == turn.giver:
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if by not in guessers(state):
        raise IllegalMove(Reason.ONLY_ONE_GUESSER, rule="TW-100")


def candidates(state: State, text: str, judge: Judge) -> tuple[str, ...]:
    """Return what a guess names: one thing, or several, in at most four words each."""
    strange = foreign(text)
    if strange is not None:
        raise IllegalMove(Reason.FOREIGN_SCRIPT, word=strange, rule="TW-87")
    if not tokens(text):
        raise IllegalMove(Reason.GUESS_EMPTY)
    named = judge.candidates(state.sheets[running_turn(state).team].word, text)
    if any(len(counted(word, state.options.language)) > LONGEST_GUESS for word in named):
        raise IllegalMove(Reason.GUESS_TOO_LONG, most=LONGEST_GUESS, rule="TW-59")
    return named


def tried(state: State, by: Seat, word: str, at: TableTime, judge: Judge) -> list[AnyFact]:
    """Count a candidate, unless the same one was wrong before (TW-130)."""
    turn = running_turn(state)
    right = judge.answers(state.sheets[turn.team].word, word).verdict is Verdict.YES
    if not right and judge.counted_as(word) in {judge.counted_as(g.word) for g in turn.guesses}:
        return []
    mends = slip_mended(state, word, judge)
    guessed = Guessed(by, word, right, at, mends)
    if not right and not mends and guesses_left(state) == 1:
        return [guessed, failed(state, Failure.GUESSES, at)]
    if not right and burden(state, turn.team).guess_silences and not turn.silenced:
        return [guessed, Silenced(Curse.PETRIFICATION)]
    return [guessed]


def slip_mended(state: State, word: str, judge: Judge) -> str:
    """Return the guess that was only a slip of this one; a slip is forgiven once (TW-130)."""
    guesses = running_turn(state).guesses
    mended = {one.mends for one in guesses}
    slips = (one.word for one in guesses if judge.is_slip(one.word, word))
    return next((slip for slip in slips if slip not in mended), "")
