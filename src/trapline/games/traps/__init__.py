"""TRAPS: bring an animal and a human through a jungle in which everybody sets traps."""

from trapline.games.traps.rules import Traps

__all__ = ["Traps"]
