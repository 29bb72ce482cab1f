"""A luck that a test writes down."""

from collections.abc import Sequence
from typing import Any

from trapline.kernel import Luck


class Dealer(Luck):
    """Draws what a test wants, in that order, else the option that stands first, or last."""

    def __init__(self, *, last: bool = False) -> None:
        super().__init__()
        self.wanted: list[str] = []
        self.otherwise = -1 if last else 0

    def word(self) -> int:
        return 0

    def choice(self, options: Sequence[Any]) -> Any:
        self.draws += 1
        found = next((one for one in self.wanted if one in options), None)
        if found is None:
            return options[self.otherwise]
        self.wanted.remove(found)
        return found
