"""A scene of Traitor Word, with the box and the judge at hand."""

from trapline import kernel
from trapline.kernel import Luck, TableTime

from ..content import Box
from ..facts import AnyFact
from ..facts.trial import Resumed
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

    def left(self) -> TableTime | None:
        """Return what the running clock has left, before it stands still."""
        return None if self.state.until is None else max(0, self.state.until - self.at)

    def resume(self) -> None:
        """Go on where a card that was shown, or else an accusation, interrupted."""
        showing = self.state.showing
        rest = self.state.frozen if showing is None else showing.then
        left = None if rest is None else rest.left
        self.tell(Resumed(None if left is None else self.at + left))
