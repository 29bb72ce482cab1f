"""Traitor Word: a chain of words into which everybody smuggles their own."""

from trapline.games.traitor_word.rules import TraitorWord

__all__ = ["TraitorWord"]
