"""The nouns of Traitor Word: a chain of words, hands, piles of flashes, accusations."""
