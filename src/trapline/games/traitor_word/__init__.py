"""Traitor Word: a chain of words into which everybody smuggles their own."""

from .game import TraitorWord

__all__ = ["TraitorWord"]
