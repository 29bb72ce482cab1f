"""The rules of Traitor Word; each file is a chapter."""

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

from .bots import characters
from .content import Box, Boxes
from .facts import AnyFact
from .highlights import story
from .judge import Judge
from .model.game import Memory, State
from .model.kinds import Cause
from .model.options import Options
from .model.reasons import Reason
from .model.view import View
from .rules import clocks
from .rules.answers import answer
from .rules.drawing import unseen
from .rules.fold import after
from .rules.scene import Scene
from .rules.settling import settle
from .rules.setup import refuse_words, setup
from .rules.view import view
from .talk import Speaker
from .wishes import AnyWish


class TraitorWord:
    """A chain of words with traitors in it. Cards and referees come from outside."""

    name = "traitor-word"
    seats = range(3, 7)
    teams = 0
    vocabulary = kernel.Vocabulary(AnyWish, AnyFact, View, Options, Reason, Cause)

    def __init__(
        self,
        boxes: Boxes,
        judges: Mapping[Language, Judge],
        library: Library,
        *,
        voiced: bool = False,
    ) -> None:
        self.boxes = boxes
        self.library = library
        self.judges = judges
        bots = characters(boxes, judges)
        speaker = {MODEL: Speaker(bots[PLAIN])} if voiced else {}
        self.bots: Mapping[str, kernel.Bot] = {**bots, **speaker}

    def defaults(self, language: Language) -> Options:
        return Options(language=language)

    def check(self, options: Options, seats: Sequence[Sitter]) -> None:
        if not is_at_hand(self.library, options.pack):
            raise IllegalMove(Reason.NO_SUCH_PACK, field="pack")
        refuse_words(self.box(options), options, max(len(seats), self.seats[0]))

    def setup(
        self, options: Options, seats: Sequence[Sitter], at: TableTime, luck: Luck, memory: Any
    ) -> list[AnyFact]:
        box, judge = self.box(options), self.judges[options.language]
        return setup(box, judge, options, seats, at, luck, memory or Memory())

    def play(
        self, state: State, by: kernel.By, wish: Any, at: TableTime, luck: Luck
    ) -> list[AnyFact]:
        judge = self.judges[state.options.language]
        scene = Scene(self.box(state.options), judge, state, at, luck)
        answer(scene, by, wish)
        if scene.facts:
            settle(scene)
        return scene.facts

    def box(self, options: Options) -> Box:
        """Return the cards: those of the game, our own with one word on each, or both (TT-2)."""
        box = self.boxes[options.language]
        if not options.pack:
            return box
        words = mixed(self.library, options.pack, box.words(options.colour))
        return replace(box, cards=tuple((word, word) for word in words))

    def apply(self, state: State | None, fact: AnyFact) -> State:
        return after(state, fact)

    def view(self, state: State, observer: kernel.Observer) -> View:
        return view(state, observer)

    def outcome(self, state: State) -> Outcome | None:
        if state.cause is None:
            return None
        piles = tuple(state.players[seat].flashes for seat in sorted(state.order))
        return Outcome(state.winners, state.cause.value, piles)

    def deadline(self, state: State) -> kernel.Deadline | None:
        return clocks.deadline(state)

    def story(self, told: Sequence[Happened]) -> Story:
        return story(told)

    def remember(self, state: State, memory: Any) -> Memory:
        """Keep the cards that left the draw pile: the next game begins with others."""
        box = self.box(state.options)
        still = set(unseen(box, state))
        seen_now = [word for word in box.words(state.options.colour) if word not in still]
        earlier = [word for word in (memory or Memory()).seen if word not in still]
        return Memory(tuple(dict.fromkeys((*earlier, *seen_now))))
