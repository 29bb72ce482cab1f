"""A scene of Trapwords, with the box and the judge at hand."""

from trapline import kernel
from trapline.kernel import Luck, TableTime
from trapline.words.counting import counted

from ..content import Box
from ..facts import AnyFact
from ..judge import Judge
from ..model.game import State
from .fold import after


class Scene(kernel.Scene[State, AnyFact]):
    def __init__(
        self, box: Box, judge: Judge, state: State | None, at: TableTime, luck: Luck
    ) -> None:
        super().__init__(after, state, at, luck)
        self.box = box
        self.judge = judge

    def counted(self, text: str) -> list[str]:
        """Return what was said, word by word as people count."""
        return counted(text, self.state.options.language)
