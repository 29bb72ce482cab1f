"""Players who need no chair."""

from trapline.games.trapped.bots.castaway import Castaway

__all__ = ["Castaway"]
