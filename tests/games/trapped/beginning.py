"""A game of Trapped! from its first fact on: people are made up, then Extras, then play begins."""

from typing import Any

from tests.games.trapped.ship import GAME, sitters
from trapline.games.trapped.facts import AnyFact
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Phase
from trapline.games.trapped.model.options import Options
from trapline.games.trapped.wishes.making import GoIn, MakeCharacter, SetAspect
from trapline.kernel import PLAIN, Luck, Seat, SeededLuck, Text


class Beginning:
    """A game from its first fact on."""

    def __init__(self, seats: int = 4, *, reads: bool = True, **options: Any) -> None:
        self.luck: Luck = SeededLuck("beginning")
        self.at = 0
        self.facts: list[AnyFact] = []
        self.state: Any = None
        self.told(GAME.setup(Options(**options), sitters(seats), 0, self.luck, None))
        if reads:
            self.read_all()

    def told(self, facts: list[AnyFact]) -> list[AnyFact]:
        for fact in facts:
            self.state = GAME.apply(self.state, fact)
        self.facts += facts
        return facts

    def play(self, by: Any, wish: Any) -> list[AnyFact]:
        self.at += 100
        return self.told(GAME.play(self.state, by, wish, self.at, self.luck))

    def read_all(self) -> None:
        """Everybody has read where they are."""
        for seat in self.state.question.waits if self.state.question.ask is Ask.PREMISE else ():
            self.play(seat, GoIn(self.state.question.number))

    def make(self, seat: Seat, name: str = "Biff", **changes: Any) -> list[AnyFact]:
        cards = self.state.players[seat].offered
        said = {
            "gender": "man",
            "occupation": "marine",
            "attributes": cards[:6],
            "feelings": cards[6:],
        } | changes
        texts: Any = {
            k: tuple(map(Text, v)) if isinstance(v, tuple) else Text(v) for k, v in said.items()
        }
        number = self.state.question.number
        return self.play(seat, MakeCharacter(number=number, name=Text(name), **texts))

    def make_all(self) -> "Beginning":
        for seat in self.state.question.waits:
            self.make(seat, f"Player {seat}")
        return self

    def draft(self, seat: Seat, spot: str, words: str = "", card: str = "") -> list[AnyFact]:
        chosen = card or self.state.players[seat].hand[0]
        number = self.state.question.number
        wish = SetAspect(number, Text(chosen), Text(spot), Text(words), Text("woman"))
        return self.play(seat, wish)

    def draft_all(self) -> "Beginning":
        while self.state.phase is Phase.EXTRAS:
            seat = self.state.question.waits[0]
            wish = GAME.bots[PLAIN].choose(GAME.view(self.state, seat), self.luck)
            self.play(seat, wish)
        return self
