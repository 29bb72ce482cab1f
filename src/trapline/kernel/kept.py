"""Work that is done once, however many observers want what comes of it."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, TypeVarTuple

Things = TypeVarTuple("Things")
Found = TypeVar("Found")


def kept(most: int = 1) -> Callable[[Callable[[*Things], Found]], Callable[[*Things], Found]]:
    """Keep what a function found about the very same things, as often as it is asked.

    For what never changes, as a state and its parts: things are told apart by what they are, not by
    what they are worth, for to compare whole states would cost more than to ask again. Once `most`
    answers are kept, all are forgotten: one is enough for what all observers see of one state.
    """

    def keeping(ask: Callable[[*Things], Found]) -> Callable[[*Things], Found]:
        answers: dict[tuple[int, ...], tuple[tuple[*Things], Found]] = {}

        @wraps(ask)
        def asked(*things: *Things) -> Found:
            places = tuple(map(id, things))
            known = answers.get(places)
            if known is not None:
                return known[1]
            found = ask(*things)
            if len(answers) >= most:
                answers.clear()
            # As long as the things are held here, no other can take their place in memory.
            answers[places] = things, found
            return found

        return asked

    return keeping
