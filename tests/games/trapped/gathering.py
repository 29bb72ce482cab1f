"""People who make up a setting: Ann is the GM; Bob, Cleo and Dan have ideas."""

from typing import Any, Self

from tests.conformance.playthrough import folded
from tests.games.trapped.ship import ANN, BOB, CLEO, DAN, GAME, Dealer
from trapline.games.trapped.content.making.sketch import Part
from trapline.games.trapped.facts import AnyFact
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.game import State
from trapline.games.trapped.model.options import Options, Setting
from trapline.games.trapped.model.shown import Workshop
from trapline.games.trapped.model.view import View
from trapline.games.trapped.wishes.making import AddIdea, EndIdeas, GoIn, ReadBack, VoteOut
from trapline.games.trapped.wishes.talk import Vote
from trapline.kernel import PUBLIC, Observer, Seat, Sitter, Text, redact

ALL = (ANN, BOB, CLEO, DAN)


class Gathering:
    """Ann is the GM; Bob, Cleo and Dan sit with her, or bots on some of their seats."""

    def __init__(self, *bots: Seat, **options: Any) -> None:
        self.at = 0
        self.luck = Dealer()
        self.facts: list[AnyFact] = []
        chosen = Options(**{"scenario": Setting.TOGETHER, **options})
        sitters = [Sitter(seat, bot=seat in bots) for seat in ALL]
        self.state: State = self.tell(GAME.setup(chosen, sitters, 0, self.luck, None))

    def tell(self, facts: list[AnyFact]) -> State:
        self.facts += facts
        self.state = folded(GAME, getattr(self, "state", None), facts)
        return self.state

    def play(self, by: Any, wish: Any) -> list[AnyFact]:
        self.at += 1000
        facts = GAME.play(self.state, by, wish, self.at, self.luck)
        self.tell(facts)
        return facts

    def says(self, by: Seat, part: Part, words: str) -> Self:
        self.play(by, AddIdea(self.number, part, Text(words)))
        return self

    def read(self) -> Self:
        """Let Ann stop the ideas and read them back."""
        self.play(ANN, EndIdeas(self.number))
        self.play(ANN, ReadBack(self.number))
        return self

    def vote(self, **out: tuple[int, ...]) -> Self:
        for seat, name in zip(ALL, ("ann", "bob", "cleo", "dan"), strict=True):
            self.play(seat, VoteOut(self.number, out.get(name, ())))
        return self

    def bless(self, *yes: bool) -> list[AnyFact]:
        motion = self.state.motions_made
        return [
            fact
            for seat, hand in zip((BOB, CLEO, DAN), yes, strict=False)
            for fact in self.play(seat, Vote(motion, hand))
        ]

    def go_in(self) -> Self:
        """Everybody has read what they made up."""
        for seat in ALL:
            self.play(seat, GoIn(self.number))
        return self

    def told(self, seat: Seat) -> list[AnyFact | None]:
        return [redact(fact, seat) for fact in self.facts]

    @property
    def number(self) -> int:
        return self.state.asked

    @property
    def ask(self) -> Ask | None:
        return None if self.state.question is None else self.state.question.ask

    def view(self, observer: Observer) -> View:
        return GAME.view(self.state, observer)

    @property
    def workshop(self) -> Workshop:
        making = self.view(PUBLIC).making
        assert making is not None, "nothing is being made up"
        return making

    def may(self, seat: Seat) -> set[str]:
        return {type(one).__name__.removeprefix("May") for one in self.view(seat).may}


def ready() -> Gathering:
    """Return a gathering whose sheet lies before the GM."""
    gathering = Gathering().says(BOB, Part.PLACE, "A submarine").says(DAN, Part.MONSTER, "A siren")
    return gathering.read().vote()
