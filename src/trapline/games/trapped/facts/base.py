"""What all facts of Trapped! have in common."""

from typing import ClassVar

from trapline.kernel import Fact


class Quiet(Fact, frozen=True):
    """A fact that shows nobody a secret."""

    opens: ClassVar[bool] = False


class Discreet(Fact, frozen=True):
    """A fact that nobody has to answer for: nobody learns who wanted it (TD-126)."""

    anonymous: ClassVar[bool] = True
