"""The word referee: whether a clue springs a trap, and why, in English and French."""
