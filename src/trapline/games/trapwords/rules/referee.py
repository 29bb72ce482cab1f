"""The referee listens to typed clues: it whispers to those who listen too, and calls (TW-77)."""

from collections.abc import Iterator, Mapping

from trapline.words.counting import words_of
from trapline.words.model import Hint as Asked
from trapline.words.model import Question
from trapline.words.spelling import tokens

from ..facts.turns import Hinted
from ..model.calls import Call, Hint
from ..model.game import State
from ..model.kinds import ClueRule
from ..model.options import Caller
from ..model.turn import Clue
from .calls import call_about, stop, was_voted_on
from .curses import slip_of_tongue
from .running import running_sheet, running_turn, writers
from .scene import Scene
from .verdicts import Suspect, suspects

BREAKS: Mapping[Question, ClueRule] = {
    Question.PROPER_NOUN: ClueRule.PROPER_NOUN,
    Question.ABBREVIATED_NAME: ClueRule.SHORT_NAME,
    Question.SPELLING_OR_SOUND: ClueRule.SOUND,
    Question.LETTER: ClueRule.SPELLING,
    Question.KIND_OF_SECRET: ClueRule.EXAMPLE,
    Question.TRANSLATION: ClueRule.FOREIGN,
}
"""Which rule the referee has in mind where it only asks."""


def whisper(scene: Scene, clue: Clue) -> None:
    """Tell those who wrote the list what the referee thinks of a clue."""
    hints = [*traps_sprung(scene, clue), *curse_broken(scene, clue)]
    if scene.state.clue_rules:
        hints += questions(scene, clue)
    for one in hints:
        scene.tell(Hinted(one.said, one.trap, one, to=writers(scene.state)))


def traps_sprung(scene: Scene, clue: Clue) -> list[Hint]:
    """Return the surest word for each trap that a clue may spring, the secret word among them."""
    sheet = running_sheet(scene.state)
    every = (suspects(scene, trap, clue.text)[:1] for trap in (sheet.word, *sheet.traps))
    found = [hint(clue, one) for surest in every for one in surest]
    return sorted(found, key=lambda one: not one.sure)


def hint(clue: Clue, found: Suspect) -> Hint:
    lean = None if found.sure else found.lean
    return Hint(clue.number, found.said, found.trap, found.sure, found.kind, lean=lean)


def curse_broken(scene: Scene, clue: Clue) -> Iterator[Hint]:
    """Return the word by which a clue broke a curse; of a chain of words, the whole chain."""
    slip, language = slip_of_tongue(scene, clue), scene.state.options.language
    if slip:
        said = next(token for token in tokens(clue.text) if slip in words_of(token, language))
        yield Hint(clue.number, said, trap="", sure=True, rule=ClueRule.CURSE)


def questions(scene: Scene, clue: Clue) -> Iterator[Hint]:
    """Return what the opponents may want to call illegal (TW-83 … TW-87); never a verdict."""
    for asked in scene.judge.questionable(running_sheet(scene.state).word, clue.text):
        yield Hint(
            clue.number,
            asked.said,
            trap="",
            sure=False,
            question=asked.question,
            rule=BREAKS[asked.question],
            doubts=is_written_as_name(clue.text, asked),
        )


def is_written_as_name(text: str, asked: Asked) -> bool:
    """Say whether capitals tell that a name is meant: phones set one at every beginning."""
    is_name = BREAKS[asked.question] in (ClueRule.PROPER_NOUN, ClueRule.SHORT_NAME)
    begins = text.startswith(asked.said) and not asked.said.isupper()
    return is_name and asked.said[0].isupper() and not begins


def call_what_is_sure(scene: Scene) -> None:
    """Call what the referee is sure of, one trap after the other until one holds (TW-77)."""
    if scene.state.options.caller is not Caller.REFEREE:
        return
    call = next(sure_calls(scene.state), None)
    if call is not None:
        stop(scene, call, agreed=True)


def sure_calls(state: State) -> Iterator[Call]:
    for one in running_turn(state).hints:
        call = call_about(state, None, one.clue, one.said, one.trap)
        if one.sure and one.trap and not was_voted_on(state, call):
            yield call
