"""Traitor Word with a stacked deck: `trapline serve --also tests.browser.stacked_chain`."""

from collections.abc import Sequence
from typing import Any, TypeVar

from trapline import catalogue
from trapline.games.traitor_word.facts import AnyFact
from trapline.games.traitor_word.game import TraitorWord
from trapline.games.traitor_word.model.basics import HAND
from trapline.games.traitor_word.model.game import State
from trapline.games.traitor_word.model.options import Options
from trapline.kernel import By, Language, Luck, Sitter, TableTime

T = TypeVar("T")

OPENING: dict[Language, str] = {"en": "river", "fr": "mer"}
"""What the first to sit down reads."""
HANDS: dict[Language, tuple[str, ...]] = {
    "en": (
        "bridge horse night bread king",
        "fish wheel sun apple coat",
        "sand wolf piano snow game",
        "star tooth rope wine track",
    ),
    "fr": (
        "pont cheval nuit pain roi",
        "poisson roue soleil pomme veste",
        "sable loup piano neige jeu",
        "étoile dent corde vin piste",
    ),
}
"""The secret words of each, in the order of chairs."""
DRAWN: dict[Language, str] = {
    "en": "lake ship bank road stone cake door photo milk dust ice hill",
    "fr": "lac bateau banque route pierre page porte photo lait plan glace tour",
}
"""What is drawn next, one after the other."""


class StackedLuck(Luck):
    """The first chair begins, with cards as they were told; the house's luck for the rest."""

    def __init__(self, luck: Luck, language: Language) -> None:
        super().__init__()
        self._luck = luck
        self._hands = " ".join(HANDS[language]).split()
        self._next = [OPENING[language], *DRAWN[language].split()]

    def word(self) -> int:
        return self._luck.word()

    def choice(self, options: Sequence[T]) -> T:
        told = [one for one in self._next if one in options]
        return next(one for one in options if one in told[:1] or not told)

    def sample(self, cards: Sequence[T], count: int) -> tuple[T, ...]:
        place = {card: nth for nth, card in enumerate(self._hands)}
        first = sorted(cards, key=lambda card: place.get(str(card), len(place)))
        return tuple(first[:count])


class StackedChain(TraitorWord):
    """Only cards are told: words, accusations and votes are up to those who play."""

    def setup(
        self, options: Options, seats: Sequence[Sitter], at: TableTime, luck: Luck, memory: Any
    ) -> list[AnyFact]:
        assert len(seats) * HAND <= len(" ".join(HANDS[options.language]).split())
        return super().setup(options, seats, at, StackedLuck(luck, options.language), memory)

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> list[AnyFact]:
        return super().play(state, by, wish, at, StackedLuck(luck, state.options.language))


_BOX = catalogue.traitor_word()
GAME = StackedChain(_BOX.boxes, _BOX.judges, _BOX.library)
SHELF = {GAME.name: catalogue.listed(GAME)}
