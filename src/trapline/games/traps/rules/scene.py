"""A scene of TRAPS, with the box at hand."""

from trapline import kernel
from trapline.kernel import Luck, TableTime

from ..content import Box
from ..facts import AnyFact
from ..model.game import State
from .fold import after


class Scene(kernel.Scene[State, AnyFact]):
    def __init__(self, box: Box, state: State | None, at: TableTime, luck: Luck) -> None:
        super().__init__(after, state, at, luck)
        self.box = box
