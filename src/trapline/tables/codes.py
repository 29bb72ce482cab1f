"""Codes that people read aloud and type: of tables, and of TVs that wait for one."""

from trapline.kernel import Luck

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that cannot be mistaken for one another."""
LENGTH = 6


def fresh_code(luck: Luck) -> str:
    return "".join(luck.choice(ALPHABET) for _ in range(LENGTH))


def normal(code: str) -> str:
    """Return a code as it is kept, however it was typed."""
    return "".join(char for char in code.upper() if char.isalnum())
