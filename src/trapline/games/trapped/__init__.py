"""Trapped!: people in a place with a monster, and the ways out of it."""

from trapline.games.trapped.rules import Trapped

__all__ = ["Trapped"]
