"""The rules of TRAPS; each file is a chapter."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from trapline import kernel
from trapline.kernel import Language, Luck, Outcome, Sitter, TableTime
from trapline.kernel.story import Happened, Story

from .bots import characters
from .content import Box
from .facts import AnyFact
from .highlights import story
from .model.game import Options, State
from .model.kinds import Cause
from .model.reasons import Reason
from .model.view import View
from .rules import clocks
from .rules.answers import answer
from .rules.fold import after
from .rules.scene import Scene
from .rules.settling import settle
from .rules.setup import setup
from .rules.view import view
from .wishes import AnyWish


class Traps:
    """A race through the jungle, two pieces each. Board and cards come from outside."""

    name = "traps"
    seats = range(2, 5)
    teams = 0
    vocabulary = kernel.Vocabulary(AnyWish, AnyFact, View, Options, Reason, Cause)

    def __init__(self, box: Box) -> None:
        self.box = box
        self.bots: Mapping[str, kernel.Bot] = characters(box)

    def defaults(self, language: Language) -> Options:
        return Options(language=language)

    def check(self, options: Options, seats: Sequence[Sitter]) -> None:
        """Any options go together."""

    def setup(
        self, options: Options, seats: Sequence[Sitter], at: TableTime, luck: Luck, _memory: Any
    ) -> list[AnyFact]:
        return setup(self.box, options, seats, at, luck)

    def play(
        self, state: State, by: kernel.By, wish: Any, at: TableTime, luck: Luck
    ) -> list[AnyFact]:
        scene = Scene(self.box, state, at, luck)
        answer(scene, by, wish)
        if scene.facts:
            settle(scene)
        return scene.facts

    def apply(self, state: State | None, fact: AnyFact) -> State:
        return after(state, fact)

    def view(self, state: State, observer: kernel.Observer) -> View:
        return view(self.box, state, observer)

    def outcome(self, state: State) -> Outcome | None:
        if state.cause is None or state.winner is None:
            return None
        return Outcome((state.winner,), state.cause.value)

    def deadline(self, state: State) -> kernel.Deadline | None:
        return clocks.deadline(state)

    def story(self, told: Sequence[Happened]) -> Story:
        return story(self.box, told)

    def remember(self, _state: State, memory: Any) -> Any:
        return memory

    def things(
        self, view: View, texts: Mapping[str, str], _language: Language
    ) -> Iterator[tuple[str, str]]:
        """Yield what the pieces are called: a toucan, not an animal."""
        for board in view.boards:
            for nth, id in enumerate((board.animal, board.human)):
                piece = 2 * board.seat + nth
                yield f"screen.piece.{piece}", texts[f"screen.piece.{id}"]
                yield f"screen.adventurer.{piece}", texts[f"screen.card.{id}"]
