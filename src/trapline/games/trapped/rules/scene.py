"""A scene of Trapped!, with the place, its people and the deck at hand (TD-39, TD-41)."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from trapline import kernel
from trapline.kernel import Luck, Seat, TableTime

from ..content.atlas import Atlas
from ..content.making.maker import Maker
from ..facts import AnyFact
from ..facts.turns import Discarded, Drew, Reshuffled
from ..model.basics import HAND, FigureId
from ..model.cards import Card, strongest_first
from ..model.game import State
from ..model.sheets import Figure
from .queries import deck

T = TypeVar("T")


class Scene(kernel.Scene[State, AnyFact]):
    """It is handed the fold, which has to know more of the rules than a scene does."""

    def __init__(
        self,
        atlas: Atlas,
        maker: Maker,
        after: Callable[[State | None, AnyFact], State],
        state: State | None,
        at: TableTime,
        luck: Luck,
    ) -> None:
        super().__init__(after, state, at, luck)
        self.atlas = atlas
        self.maker = maker

    def any_of(self, options: Sequence[T]) -> T:
        """Let luck decide, where it has something to decide."""
        return options[0] if len(options) == 1 else self.luck.choice(options)

    def figure(self, figure: FigureId) -> Figure:
        return self.state.figures[figure]

    def name(self, figure: FigureId) -> str:
        return self.state.figures[figure].name


def drawn(scene: Scene, count: int) -> tuple[Card, ...]:
    """Draw from the deck; a new one is shuffled when it is used up."""
    cards: list[Card] = []
    while len(cards) < count:
        left = [card for card in deck(scene.state) if card not in cards]
        if left:
            cards.append(scene.luck.choice(left))
        else:
            shuffle(scene)
    return tuple(cards)


def shuffle(scene: Scene) -> None:
    """Where even the discards are used up, everybody first throws away down to five."""
    if not scene.state.discards:
        for seat, player in scene.state.players.items():
            if len(player.hand) > HAND:
                scene.tell(Discarded(seat, weakest(player.hand, len(player.hand) - HAND)))
    scene.tell(Reshuffled())


def weakest(cards: Iterable[Card], count: int = 1) -> tuple[Card, ...]:
    return tuple(reversed(strongest_first(cards)))[:count]


def draw(scene: Scene, seat: Seat, count: int = 1) -> None:
    scene.tell(Drew(seat, drawn(scene, count), to=(seat,)))
