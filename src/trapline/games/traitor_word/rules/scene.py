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

    def left(self) -> TableTime | None:
        """Return what the running clock has left, before it stands still."""
        return None if self.state.until is None else max(0, self.state.until - self.at)

    def resume(self) -> None:
        """Go on where a card that was shown, or else an accusation, interrupted."""
        showing = self.state.showing
        rest = self.state.frozen if showing is None else showing.then
        left = None if rest is None else rest.left
        self.tell(f.Resumed(None if left is None else self.at + left))
