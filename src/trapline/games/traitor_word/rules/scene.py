"""A scene of Traitor Word, with the box and the judge at hand."""

from typing import Final

from trapline import kernel
from trapline.kernel import Luck, TableTime

from ..content import Box
from ..facts import AnyFact
from ..facts.trial import Resumed
from ..judge import Judge
from ..model.game import State
from ..model.kinds import Phase
from .fold import after

TELLING: Final = 5_000
"""Milliseconds that a verdict takes to be told: they are not the next speaker's (TT-60)."""


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
        if rest is None or rest.left is None:
            self.tell(Resumed(None))
            return
        is_told = showing is None and rest.phase is Phase.SPEAKING
        self.tell(Resumed(self.at + rest.left + (TELLING if is_told else 0)))
