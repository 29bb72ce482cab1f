"""The rules of Trapped!; each file is a chapter."""

from collections.abc import Mapping, Sequence
from typing import Any

from trapline import kernel
from trapline.games.trapped import wishes as w
from trapline.games.trapped.bots import Castaway
from trapline.games.trapped.content import Atlas, Scenario
from trapline.games.trapped.facts import AnyFact
from trapline.games.trapped.model import Options, Reason, Setting, State
from trapline.games.trapped.rules import clocks
from trapline.games.trapped.rules.answers import answer
from trapline.games.trapped.rules.fold import after, begun
from trapline.games.trapped.rules.people import house_move
from trapline.games.trapped.rules.scene import Scene
from trapline.games.trapped.rules.settling import settle
from trapline.games.trapped.rules.setup import set_up
from trapline.games.trapped.rules.sight import seen
from trapline.games.trapped.rules.telling import told
from trapline.games.trapped.view import View
from trapline.kernel import PLAIN, IllegalMove, Language, Luck, Outcome, Sitter, TableTime


class Trapped:
    """People in a place with a monster. Scenarios come from outside."""

    name = "trapped"
    seats = range(3, 7)
    teams = 0
    vocabulary = kernel.Vocabulary(w.AnyWish, AnyFact, View, Options)

    def __init__(self, scenarios: Mapping[Setting, Scenario]) -> None:
        self.atlases = {setting: Atlas(scenario) for setting, scenario in scenarios.items()}
        self.bots: Mapping[str, kernel.Bot] = {PLAIN: Castaway()}

    def defaults(self, language: Language) -> Options:
        return Options(language=language)

    def check(self, options: Options, seats: Sequence[Sitter]) -> None:
        if options.scenario not in self.atlases:
            raise IllegalMove(Reason.NO_SUCH_SCENARIO, field="scenario")
        if options.gm > len(seats):
            raise IllegalMove(Reason.NO_SUCH_SEAT, field="gm", rule="TD-3")

    def setup(
        self, options: Options, seats: Sequence[Sitter], at: TableTime, luck: Luck, _memory: Any
    ) -> list[AnyFact]:
        return set_up(self.atlases[options.scenario], options, seats, at, luck)

    def play(
        self, state: State, by: kernel.By, wish: Any, at: TableTime, luck: Luck
    ) -> list[AnyFact]:
        scene = Scene(self.atlases[state.options.scenario], state, at, luck)
        if isinstance(by, kernel.House):
            house_move(scene, wish)
        else:
            answer(scene, by, wish)
        if scene.facts:
            settle(scene)
        return scene.facts

    def apply(self, state: State | None, fact: AnyFact) -> State:
        return begun(fact) if state is None else after(state, fact)

    def view(self, state: State, observer: kernel.Observer) -> View:
        return seen(self.atlases[state.options.scenario], state, observer)

    def redact(self, fact: AnyFact, observer: kernel.Observer) -> AnyFact | None:
        return told(fact, observer)

    def outcome(self, state: State) -> Outcome | None:
        return None if state.cause is None else Outcome(state.winners, state.cause.value)

    def deadline(self, state: State) -> kernel.Deadline | None:
        return clocks.deadline(state)

    def remember(self, _state: State, memory: Any) -> Any:
        return memory
