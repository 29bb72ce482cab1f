"""The nouns of Trapwords: a dungeon of five rooms, two teams, two books, a monster."""
