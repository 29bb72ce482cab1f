"""What was answered to each key, so that a retry hears the same however much happened since."""

from collections import defaultdict
from collections.abc import Sequence
from typing import TypeAlias

from trapline.tables.evening import Actor
from trapline.tables.model import Version
from trapline.tables.ports import Entry, Line, PersonId
from trapline.tables.protocol import Ok, OutOfDate, Refused

Answer: TypeAlias = Ok | Refused | OutOfDate
Recent: TypeAlias = dict[str, Answer]

REMEMBERED_ANSWERS = 128
"""Of each person, so that nobody's wishes push out what another was answered."""


class Answers:
    """The answers of one room: all that are in its log, and everybody's latest besides."""

    def __init__(self, log: Sequence[Entry], lines: Sequence[Line]) -> None:
        self._in_the_log: dict[str, Version] = {entry.key: entry.version for entry in log}
        self._agreed: defaultdict[PersonId | None, Recent] = defaultdict(dict)
        self._refused: defaultdict[PersonId | None, Recent] = defaultdict(dict)
        for line in lines:
            speaker = Actor(line.key.partition(":")[2], line.person)
            self.remember(speaker, Ok(speaker.key, log[-1].version))

    def keep(self, entry: Entry) -> None:
        self._in_the_log[entry.key] = entry.version

    def has_kept(self, actor: Actor) -> bool:
        """Return whether the log answers for this key."""
        return actor.signed_key in self._in_the_log

    def to(self, actor: Actor) -> Answer | None:
        """Return what was answered to this key before."""
        key = actor.signed_key
        if key in self._in_the_log:
            return Ok(actor.key, self._in_the_log[key])
        return self._agreed[actor.person].get(key) or self._refused[actor.person].get(key)

    def remember(self, actor: Actor, answer: Answer) -> None:
        """Remember an answer. Lines of chat, and wishes that change nothing, are in no log."""
        key = actor.signed_key
        if key in self._in_the_log:
            return
        recent = (self._agreed if isinstance(answer, Ok) else self._refused)[actor.person]
        recent[key] = answer
        if len(recent) > REMEMBERED_ANSWERS:
            del recent[next(iter(recent))]
