"""From ideas to a whole sketch: what the group kept, and the bank's ideas where it has too few."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from trapline.kernel import Language, Luck, Text

from ...model.cards import Suit
from ...model.kinds import JUDGED
from .ideas import Bank
from .sketch import (
    BARRIERS,
    EMPTY,
    EXITS,
    MISHAPS,
    ROOMS,
    TASKS,
    Mishap,
    Part,
    Sketch,
    Task,
    WayOut,
    short,
)

Kept: TypeAlias = Mapping[Part, Sequence[str]]

USUAL_ROOMS = 7
USUAL_BARRIERS = 2
USUAL_TASKS = 6
USUAL_EXITS = 2
FEW_SEATS = 2


def fill(kept: Kept, bank: Bank, language: Language, luck: Luck) -> Sketch:
    """Return a sketch that lacks nothing, with as many of the kept ideas as it can hold."""
    return Filling(kept, bank, language, luck).sketch()


class Filling:
    """The group's ideas come first, in their order; the bank's by luck."""

    def __init__(self, kept: Kept, bank: Bank, language: Language, luck: Luck) -> None:
        self.kept = kept
        self.bank = bank
        self.language: Language = language
        self.luck = luck

    def sketch(self) -> Sketch:
        rooms = self.several(Part.ROOM, USUAL_ROOMS, ROOMS)
        titles = self.several(Part.TASK, USUAL_TASKS, TASKS)
        tasks = tuple(self.task(n, title, len(rooms)) for n, title in enumerate(titles))
        feared = self.one(Part.FEAR)
        return Sketch(
            place=self.one(Part.PLACE),
            rooms=rooms,
            barriers=self.several(Part.BARRIER, USUAL_BARRIERS, BARRIERS),
            monster=self.one(Part.MONSTER),
            weakness=self.weakness(feared),
            feared=feared,
            tasks=tasks,
            exits=self.exits(len(rooms), len(tasks)),
            mishaps=tuple(
                Mishap(title, self.luck.choice(tuple(Suit)))
                for title in unique(self.kept.get(Part.MISHAP, ()))[: MISHAPS[-1]]
            ),
            tale=EMPTY.tale,
            rounds=EMPTY.rounds,
            doom=Text(self.luck.choice(self.bank.dooms)[self.language].title),
        )

    def one(self, part: Part) -> Text:
        own = unique(self.kept.get(part, ()))
        return self.luck.choice(own or self.bank.ideas(part, self.language))

    def several(self, part: Part, usual: int, span: range) -> tuple[Text, ...]:
        own = unique(self.kept.get(part, ()))[: span[-1]]
        more = self.luck.shuffled(self.bank.ideas(part, self.language))
        return unique((*own, *more))[: max(len(own), usual)]

    def weakness(self, feared: Text) -> Text:
        seed = self.bank.seed(Part.FEAR, feared)
        if seed is None or seed.weakness is None:
            return feared
        return Text(seed.weakness[self.language].title)

    def task(self, number: int, title: Text, rooms: int) -> Task:
        """Each comes after one of the two before it, so that there are several things to do."""
        seed = self.bank.seed(Part.TASK, title)
        attributes = seed.attributes if seed else self.luck.sample(JUDGED, 2)
        first = max(0, number - 2)
        after = (first + self.luck.below(number - first),) if number else ()
        return Task(title, 1 + (number + self.luck.below(2)) % (rooms - 1), attributes, after)

    def exits(self, rooms: int, tasks: int) -> tuple[WayOut, ...]:
        """The last one saves everybody and takes the most; those before are for a few."""
        titles = unique(self.kept.get(Part.EXIT, ()))[: EXITS[-1]]
        while len(titles) < USUAL_EXITS:
            titles = unique((*titles, self.filler(titles)))
        last = len(titles) - 1
        few = tuple(
            WayOut(title, self.elsewhere(rooms), self.seats(title), (tasks // 2,))
            for title in titles[:last]
        )
        everybody = WayOut(titles[last], rooms - 1, 0, (tasks - 2, tasks - 1))
        return (*few, everybody)

    def filler(self, titles: Sequence[str]) -> Text:
        """Return a way out for a few if there is none yet, else one for everybody."""
        fits = [seed for seed in self.bank.seeds[Part.EXIT] if bool(titles) == (seed.seats == 0)]
        return Text(self.luck.choice(fits).says[self.language].title)

    def seats(self, title: Text) -> int:
        seed = self.bank.seed(Part.EXIT, title)
        return (seed.seats if seed else 0) or FEW_SEATS

    def elsewhere(self, rooms: int) -> int:
        return 1 + self.luck.below(rooms - 1)


def unique(titles: Sequence[str]) -> tuple[Text, ...]:
    """Return them without doubles, and no longer than fits."""
    kept = [short(title) for title in titles]
    return tuple({title.casefold(): title for title in reversed(kept) if title}.values())[::-1]
