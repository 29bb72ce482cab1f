"""How cunning a bot is: keen enough for a merry evening, or sharp enough to lose to."""

from msgspec import Struct

from trapline.kernel import Luck

FINE = 1000
"""Of how many kinds a misjudgement is."""


class Level(Struct, frozen=True):
    """What tells one bot from another; what all of them know is the same."""

    blur: float
    """How unevenly it judges, in turns."""
    fear: float
    """How much of what a Trap costs it minds, before it steps on one."""
    mischief: float
    """What it is worth to see somebody step on a Trap of mine, beyond what it costs them."""
    frank: float
    """What it is worth to have a Trap paid for and at work, once and for all."""
    bluff: float
    """Of the fear that a hidden Trap spreads, so much is worth having for a card without teeth."""
    grudge: float
    """How much more a blow to a rival is worth for each that came from there."""

    def error(self, luck: Luck) -> float:
        return self.blur * (luck.below(FINE) / FINE - 0.5) if self.blur else 0.0


GENTLE = Level(blur=0.0, fear=0.0, mischief=0.8, frank=0.08, bluff=0.5, grudge=1.0)
KEEN = Level(blur=1.4, fear=0.2, mischief=0.6, frank=0.18, bluff=0.8, grudge=0.8)
SHARP = Level(blur=0.0, fear=0.6, mischief=0.6, frank=0.3, bluff=0.8, grudge=0.4)
