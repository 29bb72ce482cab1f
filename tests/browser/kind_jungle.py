"""TRAPS with a stacked deck and dice that mean well: `trapline serve --also …kind_jungle`."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from trapline import catalogue
from trapline.games.traps.facts import AnyFact
from trapline.games.traps.facts.landing import Landed
from trapline.games.traps.facts.moving import Walked
from trapline.games.traps.game import Traps
from trapline.games.traps.model.basics import FINISH, START, Space
from trapline.games.traps.model.game import Options, State
from trapline.games.traps.model.kinds import Gait, Terrain
from trapline.games.traps.rules.queries import where
from trapline.kernel import By, Luck, Sitter, TableTime

T = TypeVar("T")

GOLD = (20, 250, 10, 270)
"""Ann cannot pay for what she hides, and Cleo not for what she steps on."""
HANDS = (("trapdoor",), ("toll-gate",), ("sprint",), ("jade-frog",))
"""What each is dealt first."""
OPENING = (6, 6, 1, 1, 1, 1, 1, 1)
"""What all roll for the first turn: Ann begins."""


class KindLuck(Luck):
    """Dice and hands as they were told, and the house's luck for the rest."""

    def __init__(self, luck: Luck, dice: Sequence[int]) -> None:
        super().__init__()
        self._luck = luck
        self._dice = list(dice)

    def word(self) -> int:
        return self._luck.word()

    def die(self, faces: int = 6) -> int:
        by_chance = self._luck.die(faces)
        return self._dice.pop(0) if self._dice else by_chance

    def sample(self, cards: Sequence[T], count: int) -> tuple[T, ...]:
        hand = count // len(HANDS)
        if hand <= 1:
            return super().sample(cards, count)
        rest: list[Any] = list(self.shuffled(cards))
        for card in (card for first in HANDS for card in first):
            rest.remove(card)
        dealt: list[Any] = []
        for first in HANDS:
            dealt += [*first, *(rest.pop() for _ in range(hand - len(first)))]
        return tuple(dealt)


class KindTraps(Traps):
    """The first three turns are told; then nobody waits long for the number that is needed."""

    def setup(
        self, options: Options, seats: Sequence[Sitter], at: TableTime, luck: Luck, memory: Any
    ) -> list[AnyFact]:
        facts = super().setup(options, seats, at, KindLuck(luck, OPENING), memory)
        opened, *rest, begins = facts
        return [replace(opened, gold=GOLD), *rest, *self.head_starts(len(seats)), begins]

    def head_starts(self, players: int) -> Iterator[AnyFact]:
        """Let every human stand one throw before the Finish, so that the race does not last."""
        board = self.box.board
        space = board.nearest.index(6)
        for seat in range(players):
            human = 2 * seat + 1
            yield Walked(seat, human, board.routes[space], 0, Gait.ACTION)
            yield Landed(seat, human, space, steals=False, meets=None)

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> list[AnyFact]:
        return super().play(state, by, wish, at, KindLuck(luck, [self.fitting(state)] * 3))

    def fitting(self, state: State) -> int:
        """Return the roll of a turn: as told, or what brings a piece home, or a six."""
        if state.turn <= len(FIRST_ROLLS):
            return FIRST_ROLLS[state.turn - 1]
        at = [where(state, 2 * state.active + side) for side in (0, 1)]
        left = [self.box.board.nearest[space] for space in at if space not in (START, FINISH)]
        return min((steps for steps in left if steps <= 6), default=6)


GAME = KindTraps(catalogue.traps().box)
BOARD = GAME.box.board


def after(roll: int) -> Space:
    """Return where a piece stands that left Start with this roll."""
    space = START
    for _ in range(roll):
        space = BOARD.next[space][0]
    return space


FIRST_ROLLS = [roll for roll in range(1, 7) if BOARD.kinds[after(roll)] is Terrain.PATH][:3]
"""Three ordinary spaces: for Ann to start from, for her Trap, for Bob's."""
_, HIDDEN, TOLL = map(after, FIRST_ROLLS)

SHELF = {GAME.name: catalogue.listed(GAME)}
