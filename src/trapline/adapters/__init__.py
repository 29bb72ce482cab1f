"""The world as the tables see it: where they are kept, what time it is, how the dice fall."""
