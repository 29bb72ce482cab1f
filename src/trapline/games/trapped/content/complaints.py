"""A fault of a scenario file, as all who look for faults tell it."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

Facts: TypeAlias = Mapping[str, str | int]


class Complaint(Struct, frozen=True):
    """What is wrong, by its code; a path into the file; and what fills its sentence."""

    code: str
    path: str
    facts: Facts = {}
