"""Luck that nobody can foresee, for real games."""

from secrets import randbits

from trapline.kernel import Luck


class SystemLuck(Luck):
    """Dice and shuffles out of the operating system's own randomness."""

    def word(self) -> int:
        return randbits(64)
