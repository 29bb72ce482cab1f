"""A group's evening: people, seats, one game after another, and the log that remembers it."""
