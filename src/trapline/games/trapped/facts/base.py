"""What all facts of Trapped! have in common."""

from typing import ClassVar

from trapline.kernel import Fact


class Quiet(Fact, frozen=True):
    """A fact that shows nobody a secret."""

    opens: ClassVar[bool] = False
