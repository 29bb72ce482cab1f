"""What all facts of TRAPS have in common."""

from typing import ClassVar

from trapline.kernel import Fact


class Told(Fact, frozen=True):
    """A fact of this game."""

    settles: ClassVar[bool] = False


class Quiet(Told, frozen=True):
    """A fact that shows nobody a secret."""

    opens: ClassVar[bool] = False


class Settled(Quiet, frozen=True):
    """A fact that shows nobody a secret, and ends what was next on the agenda."""

    settles: ClassVar[bool] = True
