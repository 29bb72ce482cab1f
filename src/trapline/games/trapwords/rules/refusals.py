"""What several chapters refuse."""

from collections.abc import Container

from trapline.kernel import IllegalMove, Seat
from trapline.words.spelling import foreign

from ..model.game import State
from ..model.kinds import Phase
from ..model.reasons import Reason


def refuse_unless_in(state: State, *phases: Phase) -> None:
    """A turn that stands still may go on: what is asked meanwhile is not stale."""
    if state.phase not in phases:
        raise IllegalMove(Reason.NOT_NOW)


def refuse_unless_among(by: Seat, seats: Container[Seat]) -> None:
    if by not in seats:
        raise IllegalMove(Reason.NOT_YOUR_PART)


def refuse_foreign(text: str) -> None:
    strange = foreign(text)
    if strange is not None:
        raise IllegalMove(Reason.FOREIGN_SCRIPT, word=strange, rule="TW-87")
