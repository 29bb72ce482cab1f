"""The rules of Trapped!; each file is a chapter."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import to_builtins

from trapline import kernel
from trapline.kernel import (
    MODEL,
    PLAIN,
    Document,
    FileId,
    IllegalMove,
    Language,
    Library,
    Luck,
    Outcome,
    Sitter,
    TableTime,
    encode,
)

from .bots.castaway import Castaway
from .bots.voices import Lines
from .content.atlas import Atlas
from .content.checks import Faulty, read
from .content.making.ideas import Bank
from .content.making.maker import NOWHERE, Maker
from .content.schema import Scenario
from .facts import AnyFact
from .model.game import State
from .model.kinds import Cause, Phase
from .model.options import Keeper, Options, Setting
from .model.reasons import Reason
from .model.view import View
from .rules import clocks
from .rules.answers import answer
from .rules.fold import after
from .rules.scene import Scene
from .rules.settling import settle
from .rules.setup import is_person, setup
from .rules.view import view
from .talk import Speaker
from .wishes import AnyWish

MOST_TOLD = 100
"""So many faults of a file are told at once: who mends those finds the rest."""


class Trapped:
    """People in a place with a monster. Scenarios come from outside."""

    name = "trapped"
    seats = range(3, 7)
    teams = 0
    vocabulary = kernel.Vocabulary(AnyWish, AnyFact, View, Options, Reason, Cause)

    def __init__(
        self,
        scenarios: Mapping[Setting, Scenario],
        bank: Bank,
        library: Library,
        voices: Mapping[Language, Lines],
        *,
        voiced: bool = False,
    ) -> None:
        self.atlases = {setting: Atlas(scenario) for setting, scenario in scenarios.items()}
        self.maker = Maker(bank)
        self.library = library
        plain = Castaway(voices)
        speaker = {MODEL: Speaker(plain)} if voiced else {}
        self.bots: Mapping[str, kernel.Bot] = {PLAIN: plain, **speaker}

    def defaults(self, language: Language) -> Options:
        """Newcomers begin in the mansion, and nobody has to write Extras (docs/simulating.md)."""
        return Options(language=language, scenario=Setting.MANSION, ready_extras=True)

    def titles(self, language: Language) -> dict[str, str]:
        """Return what stands on the posters of the box's scenarios, in the order of the box."""
        return {
            f"screen.film.{setting}.{part}": words
            for setting, atlas in self.atlases.items()
            for part, words in poster(atlas.scenario, language).items()
        }

    def check(self, options: Options, seats: Sequence[Sitter]) -> None:
        if options.played is Setting.OWN and self.own(options.file) is None:
            raise IllegalMove(Reason.NO_SUCH_SCENARIO, field="file")
        if options.gm_chair:
            if not is_person(seats, options.gm_chair):
                raise IllegalMove(Reason.NO_KEEPER_THERE, rule="TD-1")
        elif options.gm is Keeper.BOT and not any(sitter.bot for sitter in seats):
            raise IllegalMove(Reason.NO_BOT, rule="TD-129")

    def own(self, file: FileId) -> Atlas | None:
        """Return the scenario that the group brought along, if it is at hand."""
        text = self.library.document(file, self.name)
        return None if text is None else Atlas(read(text.encode()))

    def chosen(self, options: Options) -> Atlas:
        own = self.own(options.file) if options.file else None
        return own or self.atlases.get(options.scenario, NOWHERE)

    def atlas(self, state: State) -> Atlas:
        """Return the place that is played; while it is made up, as far as it is known."""
        if state.setting is not None:
            return state.invented.within(state.setting.atlas)
        if state.phase is Phase.SETTING:
            return self.maker.preview(state.making.sketch)
        return state.invented.within(self.atlases[state.options.scenario])

    def brought(self, data: bytes) -> Document:
        """Return a scenario as somebody brings it, or refuse it and say why."""
        try:
            scenario = read(data)
        except Faulty as faulty:
            raise IllegalMove(
                Reason.FAULTY_SCENARIO,
                count=len(faulty.complaints),
                faults=to_builtins(faulty.complaints[:MOST_TOLD]),
            ) from faulty
        return Document(scenario.says["en"].title, encode(scenario).decode())

    def setup(
        self, options: Options, seats: Sequence[Sitter], at: TableTime, luck: Luck, _memory: Any
    ) -> list[AnyFact]:
        return setup(self.chosen(options), options, seats, at, luck, self.maker)

    def play(
        self, state: State, by: kernel.By, wish: Any, at: TableTime, luck: Luck
    ) -> list[AnyFact]:
        scene = Scene(self.atlas(state), self.maker, after, state, at, luck)
        answer(scene, by, wish)
        if scene.facts:
            settle(scene)
        return scene.facts

    def apply(self, state: State | None, fact: AnyFact) -> State:
        return after(state, fact)

    def view(self, state: State, observer: kernel.Observer) -> View:
        return view(self.atlas(state), state, observer, self.maker)

    def outcome(self, state: State) -> Outcome | None:
        if state.cause is None:
            return None
        return Outcome(state.winners, state.cause.value, apart=(state.gm,))

    def deadline(self, state: State) -> kernel.Deadline | None:
        return clocks.deadline(state)

    def remember(self, _state: State, memory: Any) -> Any:
        return memory

    def things(
        self, view: View, _texts: Mapping[str, str], language: Language
    ) -> Iterator[tuple[str, str]]:
        return things(view, language)


def things(view: View, language: Language) -> Iterator[tuple[str, str]]:
    """Yield what the things of a scenario are called: not all scenarios are in the box."""
    place = view.place
    titles = {id: says[language].title for id, says in place.titles.items()}
    for id, title in titles.items():
        yield from ((f"screen.{shelf}.{id}", title) for shelf in ("goal", "item", "way"))
        yield f"screen.dare.stunt:{id}", title
    for aim in place.goals:
        yield f"screen.dare.goal:{aim.id}", titles[aim.id]
    for room in place.rooms:
        yield f"screen.room.{room.id}", room.says[language].title
        yield f"screen.dare.room:{room.id}", room.says[language].title
    yield "screen.dare.monster", titles["monster"]
    for scare in view.events:
        yield f"screen.event.{scare.id}", scare.says[language].title


def poster(scenario: Scenario, language: Language) -> dict[str, str]:
    words = scenario.says[language]
    return {
        "title": words.title,
        "text": words.text,
        "monster": scenario.monster.says[language].title,
        "minutes": str(scenario.minutes),
        "difficulty": str(scenario.difficulty),
    }
