"""Why a program's wish did not come true, or its chair is gone.

Refused     the rules or the table say no: a reason, and the facts that fill its sentence
OutOfDate   the turn that the wish meant is over: nobody's mistake
Parted      the chair is gone, or another program sits on it
"""

from collections.abc import Mapping
from typing import Any

from trapline.tables.protocol import Parting


class Refused(Exception):
    """Nothing happened, for this reason; docs/protocol.md lists them."""

    def __init__(self, reason: str, facts: Mapping[str, Any]) -> None:
        super().__init__(reason, facts)
        self.reason, self.facts = reason, facts


class OutOfDate(Exception):
    """Nothing happened: the turn is over."""


class Parted(Exception):
    """The server has closed the connection for good."""

    def __init__(self, why: Parting) -> None:
        super().__init__(why)
        self.why = why
