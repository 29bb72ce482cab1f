"""Traitor Word: a chain of words into which everybody smuggles their own."""
