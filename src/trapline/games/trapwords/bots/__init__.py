"""Bots of Trapwords: what comes to their minds, and how they put it."""
