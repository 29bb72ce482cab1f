"""Players who need no chair."""

from .castaway import Castaway

__all__ = ["Castaway"]
