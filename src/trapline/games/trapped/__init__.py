"""Trapped!: people in a place with a monster, and the ways out of it."""
