"""A scene of Trapped!, with the place at hand and the people in it."""

from collections.abc import Sequence
from typing import TypeVar

from trapline import kernel
from trapline.kernel import Luck, TableTime

from ..content.atlas import Atlas
from ..content.making.maker import Maker
from ..facts import AnyFact
from ..model.basics import FigureId
from ..model.game import State
from ..model.sheets import Figure
from .fold import after

T = TypeVar("T")


class Scene(kernel.Scene[State, AnyFact]):
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
