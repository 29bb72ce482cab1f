"""The rules of Trapwords; each file is a chapter."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from trapline import kernel
from trapline.kernel import (
    MODEL,
    PLAIN,
    IllegalMove,
    Language,
    Library,
    Luck,
    Outcome,
    Sitter,
    TableTime,
    is_at_hand,
    mixed,
)
from trapline.kernel.story import Happened, Story
from trapline.words.acquaintance import known_to_bots

from .bots.player import characters
from .content import Box, Boxes
from .facts import AnyFact
from .highlights import story
from .judge import Judge
from .model.game import Memory, State
from .model.kinds import Cause
from .model.options import Options, WordSet
from .model.reasons import Reason
from .model.view import View
from .rules import clocks
from .rules.answers import answer
from .rules.fold import after
from .rules.people import MOST_SEATS
from .rules.queries import everybody, team_of
from .rules.scene import Scene
from .rules.settling import settle
from .rules.setup import refuse_rooms, refuse_teams, setup
from .rules.view import view
from .talk import Speaker
from .wishes import AnyWish


class Trapwords:
    """Two teams in one dungeon. Words and referees come from outside."""

    name = "trapwords"
    seats = range(4, MOST_SEATS + 1)
    teams = 2
    vocabulary = kernel.Vocabulary(AnyWish, AnyFact, View, Options, Reason, Cause)

    def __init__(
        self,
        boxes: Boxes,
        judges: Mapping[tuple[Language, bool], Judge],
        library: Library,
        *,
        voiced: bool = False,
    ) -> None:
        self.boxes = boxes
        self.library = library
        self.judges = judges
        bots = characters(boxes, judges)
        speaker = {MODEL: Speaker(bots[PLAIN], judges)} if voiced else {}
        self.bots: Mapping[str, kernel.Bot] = {**bots, **speaker}

    def defaults(self, language: Language) -> Options:
        # TW-72: the English book counts the parts of a compound trap, the French one does not.
        return Options(language=language, both_parts=language == "en")

    def check(self, options: Options, seats: Sequence[Sitter]) -> None:
        if not is_at_hand(self.library, options.pack):
            raise IllegalMove(Reason.NO_SUCH_PACK, field="pack")
        refuse_rooms(options)
        refuse_teams(seats)

    def setup(
        self, options: Options, seats: Sequence[Sitter], at: TableTime, luck: Luck, memory: Any
    ) -> list[AnyFact]:
        box, judge = self.box(options), self.judge(options)
        return setup(box, judge, options, seats, at, luck, memory or Memory())

    def play(
        self, state: State, by: kernel.By, wish: Any, at: TableTime, luck: Luck
    ) -> list[AnyFact]:
        scene = Scene(self.box(state.options), self.judge(state.options), state, at, luck)
        answer(scene, by, wish)
        if scene.facts:
            settle(scene)
        return scene.facts

    def box(self, options: Options) -> Box:
        """Return the words to draw from: the group's own, those of the game, or both (TW-24)."""
        box = self.boxes[options.language]
        words = {one: mixed(self.library, options.pack, box.words[one]) for one in WordSet}
        return replace(box, words=words)

    def known(self, words: Sequence[str], language: Language) -> int:
        return known_to_bots(words, language)

    def judge(self, options: Options) -> Judge:
        return self.judges[options.language, options.both_parts]

    def apply(self, state: State | None, fact: AnyFact) -> State:
        return after(state, fact)

    def view(self, state: State, observer: kernel.Observer) -> View:
        return view(state, observer)

    def outcome(self, state: State) -> Outcome | None:
        if state.cause is None:
            return None
        winners = [seat for seat in everybody(state) if team_of(state, seat) in state.winners]
        return Outcome(tuple(winners), state.cause.value)

    def deadline(self, state: State) -> kernel.Deadline | None:
        return clocks.deadline(state)

    def story(self, told: Sequence[Happened]) -> Story:
        return story(told)

    def remember(self, state: State, _memory: Any) -> Memory:
        """Keep the words that were used, also those never opened, and what was decided."""
        return Memory(state.used, state.precedents)
