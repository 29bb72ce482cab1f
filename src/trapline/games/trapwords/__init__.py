"""Trapwords: get your team to say a word without the words they hope you will use."""

from .game import Trapwords

__all__ = ["Trapwords"]
