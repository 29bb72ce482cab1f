"""Luck that nobody can foresee, for real games."""

from secrets import randbits

from trapline.kernel import Luck


class SystemLuck(Luck):
    """Dice and shuffles out of the operating system's own randomness."""

    def word(self) -> int:
        return randbits(64)


def system_luck(_whose: str) -> Luck:
    """Everybody draws from the same source, and nobody's draws can be told from another's."""
    return SystemLuck()
