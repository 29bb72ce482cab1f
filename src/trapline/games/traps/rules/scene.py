"""A scene of TRAPS, with the box at hand."""

from trapline import kernel
from trapline.games.traps import facts as f
from trapline.games.traps.content import Box
from trapline.games.traps.model import State
from trapline.games.traps.rules.fold import after
from trapline.kernel import Luck, TableTime


class Scene(kernel.Scene[State, f.AnyFact]):
    def __init__(self, box: Box, state: State, at: TableTime, luck: Luck) -> None:
        super().__init__(after, state, at, luck)
        self.box = box
