"""The rules of Traitor Word; each file is a chapter."""

from collections.abc import Mapping, Sequence
from typing import Any

from trapline import kernel
from trapline.games.traitor_word import wishes as w
from trapline.games.traitor_word.bot import Chatterer
from trapline.games.traitor_word.content import Boxes
from trapline.games.traitor_word.facts import AnyFact
from trapline.games.traitor_word.judge import Judge
from trapline.games.traitor_word.model import Memory, Options, Reason, State
from trapline.games.traitor_word.rules import claiming, clocks, listening, speaking, trial
from trapline.games.traitor_word.rules.drawing import unseen
from trapline.games.traitor_word.rules.fold import after
from trapline.games.traitor_word.rules.people import house_move
from trapline.games.traitor_word.rules.scene import Scene
from trapline.games.traitor_word.rules.settling import settle
from trapline.games.traitor_word.rules.setup import set_up
from trapline.games.traitor_word.rules.sight import seen
from trapline.games.traitor_word.rules.standing import is_over, is_seated
from trapline.games.traitor_word.view import View
from trapline.kernel import PLAIN, IllegalMove, Language, Luck, Outcome, Seat, Sitter, TableTime


class TraitorWord:
    """A chain of words with traitors in it. Cards and referees come from outside."""

    name = "traitor-word"
    seats = range(3, 7)
    teams = 0
    vocabulary = kernel.Vocabulary(w.AnyWish, AnyFact, View, Options)

    def __init__(self, boxes: Boxes, judges: Mapping[Language, Judge]) -> None:
        self.boxes = boxes
        self.judges = judges
        self.bots: Mapping[str, kernel.Bot] = {PLAIN: Chatterer(boxes, judges)}

    def defaults(self, language: Language) -> Options:
        return Options(language=language)

    def check(self, options: Options, seats: Sequence[Sitter]) -> None:
        """Any options go together."""

    def setup(
        self, options: Options, seats: Sequence[Sitter], at: TableTime, luck: Luck, memory: Any
    ) -> list[AnyFact]:
        box, judge = self.boxes[options.language], self.judges[options.language]
        return set_up(box, judge, options, seats, at, luck, memory or Memory())

    def play(
        self, state: State, by: kernel.By, wish: Any, at: TableTime, luck: Luck
    ) -> list[AnyFact]:
        language = state.options.language
        scene = Scene(self.boxes[language], self.judges[language], state, at, luck)
        if isinstance(by, kernel.House):
            house_move(scene, wish)
        else:
            answer(scene, by, wish)
        if scene.facts:
            settle(scene)
        return scene.facts

    def apply(self, state: State | None, fact: AnyFact) -> State:
        return after(state, fact)

    def view(self, state: State, observer: kernel.Observer) -> View:
        return seen(state, observer)

    def outcome(self, state: State) -> Outcome | None:
        if state.cause is None:
            return None
        piles = tuple(state.players[seat].flashes for seat in sorted(state.order))
        return Outcome(state.winners, state.cause.value, piles)

    def deadline(self, state: State) -> kernel.Deadline | None:
        return clocks.deadline(state)

    def remember(self, state: State, memory: Any) -> Memory:
        """Keep the cards that left the draw pile: the next game begins with others."""
        box = self.boxes[state.options.language]
        still = set(unseen(box, state))
        seen_now = [word for word in box.words(state.options.colour) if word not in still]
        earlier = [word for word in (memory or Memory()).seen if word not in still]
        return Memory(tuple(dict.fromkeys((*earlier, *seen_now))))


def answer(scene: Scene, by: Seat, wish: w.AnyWish) -> None:
    if not is_seated(by, scene.state):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if is_over(scene.state):
        raise kernel.Stale
    match wish:
        case w.Take():
            speaking.take(scene, by, wish)
        case w.Say():
            speaking.say(scene, by, wish)
        case w.Speak():
            speaking.speak(scene, by, wish)
        case w.Note():
            listening.note(scene, by, wish)
        case w.LetStand():
            listening.let_stand(scene, by, wish)
        case w.Object():
            listening.object_to(scene, by, wish)
        case w.Claim():
            claiming.claim(scene, by, wish)
        case w.Vouch():
            claiming.vouch(scene, by, wish)
        case w.Accuse():
            trial.accuse(scene, by, wish)
        case w.Answer():
            trial.answer(scene, by, wish)
        case w.Defend():
            trial.defend(scene, by, wish)
        case w.Vote():
            trial.vote(scene, by, wish)
