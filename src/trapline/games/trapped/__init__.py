"""Trapped!: people in a place with a monster, and the ways out of it."""

from .game import Trapped

__all__ = ["Trapped"]
