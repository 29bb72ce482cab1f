"""Four games of traps, played with phones around one table or far apart."""

__version__ = "0.1.0"
