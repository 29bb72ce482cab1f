"""Players of TRAPS who need no chair."""

from trapline.games.traps.bots.good import Trapper
from trapline.games.traps.bots.plain import Wanderer

__all__ = ["Trapper", "Wanderer"]
