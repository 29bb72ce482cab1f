"""A scene of Traitor Word, with the box and the judge at hand."""

from trapline import kernel
from trapline.games.traitor_word import facts as f
from trapline.games.traitor_word.content import Box
from trapline.games.traitor_word.judge import Judge
from trapline.games.traitor_word.model import State
from trapline.games.traitor_word.rules.fold import after
from trapline.kernel import Luck, TableTime


class Scene(kernel.Scene[State, f.AnyFact]):
    def __init__(self, box: Box, judge: Judge, state: State, at: TableTime, luck: Luck) -> None:
        super().__init__(after, state, at, luck)
        self.box = box
        self.judge = judge
