"""Trapped! with a stacked deck: `trapline serve --also tests.browser.stacked_house`.

The haunted mansion is small here: the swan is patched, the water gate is up, and the oars lie in
the boathouse. No card that is ever in somebody's hand stands on a sheet as well, so that whoever
is sent one knows a secret.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from trapline import catalogue
from trapline.games.trapped.content.making.ideas import Bank
from trapline.games.trapped.content.schema import Scenario
from trapline.games.trapped.facts import AnyFact
from trapline.games.trapped.game import Trapped
from trapline.games.trapped.model.game import State
from trapline.games.trapped.model.kinds import Phase
from trapline.games.trapped.model.options import Options, Setting
from trapline.kernel import By, Luck, Sitter, TableTime

T = TypeVar("T")

CHARACTERS = """
    6♠ 5♠ 4♠ 7♠ 8♥ K♠
    9♠ 10♦ 3♠ 7♦ 2♠ 4♦
    3♦ 2♦ Q♠ 6♦ J♠ 9♦
    A♠ 5♥ 8♦
    6♥ A♥ J♦
    Q♦ A♦ K♦
"""
"""Bob's, Cleo's and Dan's attributes, then what each of them feels for all three."""
EXTRAS = """
    8♥ 6♦ 9♠ 10♦ 7♠ 5♥   6♥ J♦ 3♦ A♦ 2♠ 4♦
    5♠ 7♦ 4♠ 6♠ 3♠ 8♦    A♠ 2♦ 9♦ K♠ A♥ Q♠
    4♠ J♠ 7♦ 3♠ 2♠ 6♠    8♦ 5♠ K♦ 9♦ Q♦ A♣
"""
"""Attributes, and feelings for Bob's, Cleo's and Dan's characters and the Extras."""
HANDS = "4♥ 5♦ 10♠ 9♣ 2♣   K♥ 7♥ Q♥ 3♣ 8♠   9♥ 3♥ 2♥ J♥ 6♣"
"""Bob's, Cleo's, Dan's."""
DRAWN = """
    7♣ 8♣
    5♣ 2♠
    4♣ Q♠ 9♠ K♦
    6♦ 10♣
    J♣ 9♦ J♦
    10♥ 4♦ 6♥
    Q♣
    A♣
    K♣
"""
"""What is drawn next, a line for each turn: by players, for the GM, for damage, for events."""
HIDING_PLACES = ("attic", "nursery")
"""Where the clock's key and the will are."""
CAST = (0, 1, 3)
"""Which people of the cast are the Extras."""


class StackedLuck(Luck):
    """What was told comes first, in its order, as far as it is there; else the house's luck."""

    def __init__(self, luck: Luck, told: Sequence[Any]) -> None:
        super().__init__()
        self._luck = luck
        self._told = list(told)

    def word(self) -> int:
        return self._luck.word()

    def choice(self, options: Sequence[T]) -> T:
        found = next((one for one in self._told if one in options), None)
        if found is None:
            return self._luck.choice(options)
        self._told.remove(found)
        return next(one for one in options if one == found)

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        place = {card: nth for nth, card in enumerate(self._told)}
        return tuple(sorted(self._luck.shuffled(cards), key=lambda one: place.get(one, len(place))))


class StackedHouse(Trapped):
    """Only cards are told, and what lies where: all that people do is up to them."""

    def setup(
        self, options: Options, seats: Sequence[Sitter], at: TableTime, luck: Luck, memory: Any
    ) -> list[AnyFact]:
        told = CHARACTERS.split()
        return super().setup(options, seats, at, StackedLuck(luck, told), memory)

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> list[AnyFact]:
        told: list[Any] = [*HANDS.split(), *DRAWN.split()]
        if state.phase is Phase.CHARACTERS:
            cast = self.atlas(state).scenario.cast[state.options.language]
            told = [*(cast[nth] for nth in CAST), *EXTRAS.split(), *HIDING_PLACES, *told]
        return super().play(state, by, wish, at, StackedLuck(luck, told))


def small(mansion: Scenario) -> Scenario:
    """Let two of three things be done that the swan needs, and the third lie there."""
    items = tuple(
        replace(item, at="boathouse") if item.id == "clock-hands" else item
        for item in mansion.items
    )
    return replace(mansion, items=items, achieved=("patch-swan", "raise-gate"))


MANSION = small(catalogue.content("trapped", "scenarios/mansion.json", Scenario))
GAME = StackedHouse(
    {Setting.MANSION: MANSION},
    catalogue.content("trapped", "bank.json", Bank),
    catalogue.NO_PACKS,
    catalogue.voices(),
)
SHELF = {GAME.name: catalogue.listed(GAME)}
