"""A finished game seen once more, from any chair."""
