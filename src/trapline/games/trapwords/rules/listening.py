"""The referee listens to a typed clue: it whispers to those who listen too, and calls (TW-77)."""

from collections.abc import Mapping

from trapline.kernel import TableTime
from trapline.words.model import Hint as Asked
from trapline.words.model import Question

from ..facts import AnyFact
from ..facts.calls import Stopped
from ..facts.turns import Hinted
from ..judge import Judge
from ..model.calls import Call, Hint
from ..model.game import State
from ..model.kinds import ClueRule
from ..model.options import Caller
from ..model.turn import Clue
from .clues import as_typed, slip_of_tongue
from .queries import running_turn, writers
from .verdicts import Verdict, verdict

BREAKS: Mapping[Question, ClueRule] = {
    Question.PROPER_NOUN: ClueRule.PROPER_NOUN,
    Question.ABBREVIATED_NAME: ClueRule.SHORT_NAME,
    Question.SPELLING_OR_SOUND: ClueRule.SOUND,
    Question.LETTER: ClueRule.SPELLING,
    Question.KIND_OF_SECRET: ClueRule.EXAMPLE,
    Question.TRANSLATION: ClueRule.FOREIGN,
}
"""Which rule the referee has in mind where it only asks."""


def whispers(state: State, clue: Clue, judge: Judge) -> list[AnyFact]:
    """Tell those who wrote the list what the referee thinks of a clue."""
    hints = [hint(clue, one) for one in verdicts(state, clue, judge)]
    if slip := slip_of_tongue(state, clue, judge):
        said = as_typed(slip, clue.text, state.options.language)
        hints.append(Hint(clue.number, said, "", sure=True, rule=ClueRule.CURSE))
    if state.clue_rules:
        hints += questions(state, clue, judge)
    to = writers(state)
    return [Hinted(one.said, one.trap, one, to) for one in hints]


def verdicts(state: State, clue: Clue, judge: Judge) -> list[Verdict]:
    """Return what the referee thinks of a clue and each trap, the secret word among them."""
    sheet = state.sheets[running_turn(state).team]
    every = (verdict(state, trap, clue.text, judge) for trap in (sheet.word, *sheet.traps))
    found = [one for one in every if one is not None]
    return sorted(found, key=lambda one: not one.sure)


def hint(clue: Clue, found: Verdict) -> Hint:
    lean = None if found.sure else found.lean
    return Hint(clue.number, found.said, found.trap, found.sure, found.kind, lean=lean)


def questions(state: State, clue: Clue, judge: Judge) -> list[Hint]:
    """Return what the opponents may want to call illegal (TW-83 … TW-87); never a verdict."""
    secret = state.sheets[running_turn(state).team].word
    return [
        Hint(
            clue.number,
            asked.said,
            trap="",
            sure=False,
            question=asked.question,
            rule=BREAKS[asked.question],
            doubts=is_written_as_name(clue.text, asked),
        )
        for asked in judge.questionable(secret, clue.text)
    ]


def is_written_as_name(text: str, asked: Asked) -> bool:
    """Say whether capitals tell that a name is meant: phones set one at every beginning."""
    is_name = BREAKS[asked.question] in (ClueRule.PROPER_NOUN, ClueRule.SHORT_NAME)
    begins = text.startswith(asked.said) and not asked.said.isupper()
    return is_name and asked.said[0].isupper() and not begins


def referee_calls(state: State, at: TableTime) -> list[AnyFact]:
    """Call what the referee is sure of, one trap after the other until one holds (TW-77)."""
    if state.options.caller is not Caller.REFEREE:
        return []
    for one in running_turn(state).hints:
        call = as_call(state, one)
        if one.sure and one.trap and not is_settled(state, call):
            return [stopped(call, at, agreed=True)]
    return []


def as_call(state: State, found: Hint) -> Call:
    """Return a finding as a call. The secret word is not named: the guessers would read it."""
    if found.trap == state.sheets[running_turn(state).team].word:
        return Call(None, found.clue, found.said, None, ClueRule.SECRET)
    return Call(None, found.clue, found.said, found.trap, None)


def stopped(call: Call, at: TableTime, *, agreed: bool) -> Stopped:
    trap = call.trap or ""
    return Stopped(call.by, call.clue, call.said, trap, call.rule, at, agreed=agreed)


def is_settled(state: State, call: Call) -> bool:
    """Say whether this table has voted on the very same in this turn (TW-128)."""
    return any(matter(old.call) == matter(call) for old in running_turn(state).settled)


def matter(call: Call) -> tuple[int, str, str | None, ClueRule | None]:
    """Return what a call is about, whoever makes it."""
    return call.clue, call.said, call.trap, call.rule
