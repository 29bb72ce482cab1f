"""A scene of Trapped!, with the place at hand and the people in it."""

from collections.abc import Sequence
from typing import TypeVar

from trapline import kernel
from trapline.games.trapped import facts as f
from trapline.games.trapped.content import Atlas
from trapline.games.trapped.content.making import Maker
from trapline.games.trapped.model import Figure, FigureId, State
from trapline.games.trapped.rules.fold import after
from trapline.kernel import Luck, TableTime

T = TypeVar("T")


class Scene(kernel.Scene[State, f.AnyFact]):
    def __init__(self, atlas: Atlas, state: State, at: TableTime, luck: Luck, maker: Maker) -> None:
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
