"""The nouns of TRAPS: pieces and purses, traps on the path, and what is still to be settled."""
