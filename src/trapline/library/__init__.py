"""Trapline for programs: games played, matched, compared and kept without a server."""
