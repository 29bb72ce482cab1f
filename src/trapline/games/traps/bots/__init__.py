"""Players of TRAPS who need no chair."""

from .good import Trapper
from .plain import Wanderer

__all__ = ["Trapper", "Wanderer"]
