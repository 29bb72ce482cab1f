"""Time that is up: for what was meant, or too late."""

from trapline.kernel.errors import Stale
from trapline.kernel.messages import Deadline, TimeUp


def passed(due: Deadline | None, move: TimeUp) -> Deadline:
    """Return the deadline that has passed, unless the game waits for another by now."""
    if due is None or (due.name, due.turn) != (move.name, move.turn):
        raise Stale
    return due
