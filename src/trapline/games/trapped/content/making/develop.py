"""From a sketch to a scenario: the map, things in rooms, events for every suit, people."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from zlib import crc32

import msgspec

from ...model.cards import Suit
from ...model.kinds import Attribute
from ..hooks import Hook, Seal
from ..schema import (
    Event,
    Goal,
    Item,
    Limit,
    Link,
    Means,
    Monster,
    Need,
    Passage,
    Room,
    Says,
    Scenario,
    Walker,
    Way,
    Weakness,
    Words,
)
from .ideas import Bank
from .lacks import before
from .plan import Plan, drawn
from .sketch import LONGEST_TALE, LONGEST_TITLE, Sketch, Task

PER_SUIT = 6
LONGEST_ID = 28
REFLECTIONS = 4

CURE, SPARE, SEAL, SEARCH = "cure", "spare", "seal", "search"


def develop(sketch: Sketch, bank: Bank) -> Scenario:
    """Return the scenario of a sketch that lacks nothing."""
    return Drawing(sketch, bank).scenario()


class Drawing:
    """A sketch, the bank, and what each thing is called."""

    def __init__(self, sketch: Sketch, bank: Bank) -> None:
        self.sketch = sketch
        self.bank = bank
        self.taken: set[str] = {CURE, SPARE, SEAL, SEARCH, *(one.id for one in bank.scares)}
        self.rooms = [self.name(title) for title in sketch.rooms]
        self.tasks = [self.name(task.title) for task in sketch.tasks]
        self.exits = [self.name(way.title) for way in sketch.exits]
        self.feared = self.name(sketch.feared)
        self.plan = drawn(len(self.rooms), crc32(sketch.place.encode()) % REFLECTIONS)
        self.slots = assigned(sketch)

    def name(self, title: str) -> str:
        """Return an id that nothing else has."""
        plain = unicodedata.normalize("NFKD", title.casefold()).encode("ascii", "ignore").decode()
        stem = "-".join(re.findall("[a-z0-9]+", plain))[:LONGEST_ID].strip("-") or "thing"
        found, number = stem, 1
        while found in self.taken:
            number += 1
            found = f"{stem}-{number}"
        self.taken.add(found)
        return found

    def scenario(self) -> Scenario:
        sketch = self.sketch
        return Scenario(
            id=self.name(sketch.place),
            says=self.says(sketch.place, sketch.tale[:LONGEST_TALE]),
            safe=self.rooms[0],
            rooms=tuple(self.laid_out()),
            links=tuple(links(self.plan, self.by_slot())),
            items=tuple(self.items()),
            goals=tuple(self.goals()),
            achieved=(SEAL,),
            barriers=tuple(self.says(title) for title in sketch.barriers),
            monster=self.monster(),
            events=tuple(self.events()),
            ways=tuple(self.ways()),
            limit=Limit(rounds=sketch.rounds, says=self.says(sketch.doom)),
            cast=self.bank.cast,
        )

    def says(self, title: str, text: str = "") -> Says:
        return self.bank.says(title[:LONGEST_TITLE], text)

    def by_slot(self) -> list[str]:
        """Return the rooms in the order of the map: from the safe one outwards."""
        return [self.rooms[number] for number in self.slots]

    def laid_out(self) -> Iterator[Room]:
        where = dict(zip(self.slots, self.plan.boxes, strict=True))
        for number, title in enumerate(self.sketch.rooms):
            box = where[number]
            yield Room(
                id=self.rooms[number],
                x=box.x,
                y=box.y,
                width=box.width,
                height=box.height,
                says=self.says(title),
            )

    def items(self) -> Iterator[Item]:
        """What the monster fears is hidden; the cure is at hand halfway; the part is somebody's."""
        yield Item(id=self.feared, hidden=True, says=self.says(self.sketch.feared))
        halfway = self.by_slot()[len(self.rooms) // 2]
        yield Item(id=CURE, at=halfway, many=True, says=self.bank.things[CURE])
        yield Item(id=SPARE, says=self.bank.things[SPARE])

    def goals(self) -> Iterator[Goal]:
        for number, task in enumerate(self.sketch.tasks):
            yield self.goal(self.tasks[number], task)
        yield Goal(
            id=SEARCH,
            search=self.feared,
            attributes=(Attribute.CLEVER,),
            says=self.searching(),
        )
        yield Goal(
            id=SEAL,
            at=(self.rooms[0],),
            attributes=(Attribute.DANGEROUS, Attribute.CLEVER),
            hooks=(Seal(),),
            says=self.bank.things[SEAL],
        )

    def goal(self, name: str, task: Task) -> Goal:
        return Goal(
            id=name,
            at=(self.rooms[task.room],),
            needs=tuple(dict.fromkeys(self.tasks[number] for number in task.after)),
            attributes=tuple(dict.fromkeys(task.attributes)),
            says=self.says(task.title),
        )

    def searching(self) -> Says:
        """Name the thing that is searched for, in both languages."""
        frame, thing = self.bank.things[SEARCH], self.says(self.sketch.feared)
        return {
            language: Words(words.title.format(thing=thing[language].title), words.text)
            for language, words in frame.items()
        }

    def monster(self) -> Monster:
        sketch = self.sketch
        return Monster(
            start=self.lair(),
            moves=(Passage.DOOR, Passage.DUCT),
            attributes=(Attribute.FAST, Attribute.DANGEROUS, Attribute.BRAVE),
            attacks=self.bank.attacks,
            weakness=Weakness(means=(Means(item=self.feared),), says=self.says(sketch.weakness)),
            says=self.says(sketch.monster),
        )

    def lair(self) -> str:
        """Return the farthest room from which no way leads out, if there is one."""
        ways = {self.rooms[way.room] for way in self.sketch.exits}
        far = self.by_slot()[1:]
        return [*far[-1:], *(room for room in far if room not in ways)][-1]

    def ways(self) -> Iterator[Way]:
        for number, way in enumerate(self.sketch.exits):
            needs: list[Need] = list(dict.fromkeys(self.tasks[task] for task in way.after))
            if number == self.tempting():
                # One thing that somebody sells for a seat replaces the last of what it takes.
                needs[-1] = (str(needs[-1]), SPARE)
            yield Way(
                id=self.exits[number],
                at=self.rooms[way.room],
                needs=tuple(needs),
                seats=way.seats,
                says=self.says(way.title),
            )

    def tempting(self) -> int:
        """Return which way out saves the fewest, and so divides people most."""
        return min(range(len(self.exits)), key=lambda number: self.sketch.exits[number].seats or 99)

    def events(self) -> Iterator[Event]:
        """The group's own first; then, in each suit, as many of the bank as there is room for."""
        count: Counter[Suit] = Counter()
        for mishap in self.sketch.mishaps:
            count[mishap.suit] += 1
            yield Event(
                id=self.name(mishap.title),
                suit=mishap.suit,
                hooks=self.hooks(self.bank.own[mishap.suit]),
                says=self.says(mishap.title),
            )
        for scare in self.bank.scares:
            count[scare.suit] += 1
            if count[scare.suit] <= PER_SUIT:
                yield Event(
                    id=scare.id,
                    suit=scare.suit,
                    touches=scare.touches,
                    hooks=self.hooks(scare.hooks),
                    says=scare.says,
                )

    def hooks(self, written: Sequence[Mapping[str, Any]]) -> tuple[Hook, ...]:
        """Read hooks, with what the place has of its own where the bank has {braces}."""
        own: Mapping[str, Any] = {
            "{feared}": self.feared,
            "{exit}": self.rooms[self.sketch.exits[self.tempting()].room],
            "{tasks}": self.tasks,
        }
        return msgspec.convert(filled(written, own), tuple[Hook, ...])


def filled(written: Any, own: Mapping[str, Any]) -> Any:
    match written:
        case Mapping():
            return {key: filled(value, own) for key, value in written.items()}
        case str():
            return own.get(written, written)
        case Sequence():
            return [filled(value, own) for value in written]
        case _:
            return written


def links(plan: Plan, rooms: Sequence[str]) -> Iterator[Link]:
    for a, b in plan.doors:
        yield Link(a=rooms[a], b=rooms[b])
    for a, b in plan.burrows:
        yield Link(a=rooms[a], b=rooms[b], kind=Passage.DUCT, walker=Walker.MONSTER)


def assigned(sketch: Sketch) -> list[int]:
    """Return the rooms in the order in which they shall lie away from the safe one.

    What can be done at once is near; what comes late, and the ways out, are far.
    """
    depth = dict.fromkeys(range(1, len(sketch.rooms)), 0)
    for task in sketch.tasks:
        deepen(depth, task.room, len(before(sketch, task.after)))
    for way in sketch.exits:
        deepen(depth, way.room, len(sketch.tasks) + len(before(sketch, way.after)))
    return [0, *sorted(depth, key=lambda room: (depth[room], room))]


def deepen(depth: dict[int, int], room: int, steps: int) -> None:
    if room in depth:
        depth[room] = max(depth[room], steps)
