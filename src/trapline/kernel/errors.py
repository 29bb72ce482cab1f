"""What may go wrong with a wish.

IllegalMove      the player's mistake: a reason and the facts that fill its sentence
Stale            the turn this wish meant is over
(anything else)  our bug
"""


class IllegalMove(Exception):
    """A wish that the rules refuse. Nothing happened."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason, facts)
        self.reason = str(reason)
        self.facts = facts


class Stale(Exception):
    """A wish for a turn that is over: nobody's mistake, and nothing happened."""
