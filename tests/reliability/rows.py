"""Tables of expected answers, and how they are read."""

from collections.abc import Mapping
from typing import TypeAlias

PHASES = ("lobby", "playing", "over")
ANY = "*"

SHORT = {
    "host": "not-the-host",
    "mine": "not-your-seat",
    "sit": "not-seated",
    "when": "not-now",
    "join": "join-first",
    "none": "no-such-seat",
    "held": "seat-taken",
    "much": "knows-too-much",
    "undo": "nothing-to-undo",
    "runs": "not-paused",
    "asks": "nobody-asked",
    "vote": "no-motion",
    "hush": "silenced",
    "word": "not-your-turn",
}

Cell: TypeAlias = tuple[str, str]
"""What is asked, and by whom."""
Answers: TypeAlias = dict[Cell, str]


def asked(answers: Answers) -> list[str]:
    return list(dict.fromkeys(name for name, _ in answers))


def askers(answers: Answers) -> list[str]:
    return list(dict.fromkeys(who for _, who in answers))


def rows(table: str, phase: str) -> Answers:
    """Read a table with a group of columns for each phase."""
    phases, columns, *lines = [line.split() for line in table.strip("\n").splitlines()]
    size = len(columns) // len(phases)
    first = size * phases.index(phase)
    return {
        (name, who): SHORT.get(answer, answer)
        for name, *answers in lines
        for who, answer in list(zip(columns, answers, strict=True))[first : first + size]
    }


def lines(table: str, phase: str, door: str, short: Mapping[str, str] = SHORT) -> Answers:
    """Read a table in which whatever is asked has lines of its own for phases and doors.

    A later line corrects an earlier one; a single answer is everybody's.
    """
    columns, *rest = [line.split() for line in table.strip("\n").splitlines()]
    expected: Answers = {}
    name = ""
    for first, *others in rest:
        if first not in (*PHASES, ANY):
            name = " ".join((first, *others))
        elif first in (phase, ANY) and others[0] in (door, ANY):
            answers = others[1:] if others[2:] else others[1:] * len(columns)
            expected |= {
                (name, who): short.get(answer, answer)
                for who, answer in zip(columns, answers, strict=True)
            }
    return expected
