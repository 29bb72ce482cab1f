"""Sketches as groups write them, drawn at random; all of them lack nothing."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from trapline.games.trapped.content.making.ideas import Bank
from trapline.games.trapped.content.making.sketch import Mishap, Sketch, Task, WayOut
from trapline.games.trapped.model.cards import Suit
from trapline.games.trapped.model.kinds import JUDGED
from trapline.kernel import Text, clean

BANK = msgspec.json.decode(
    (files("trapline.games.trapped") / "data" / "bank.json").read_bytes(), type=Bank
)

words = st.text(max_size=60).map(clean).filter(bool)


def several(least: int, most: int) -> SearchStrategy[list[Text]]:
    return st.lists(words, min_size=least, max_size=most, unique_by=lambda one: one.casefold())


@st.composite
def complete_sketches(draw: Any) -> Sketch:
    rooms = draw(several(5, 10))
    titles = draw(several(4, 10))
    tasks = tuple(draw(tasks_like(n, title, len(rooms))) for n, title in enumerate(titles))
    exits = draw(several(1, 3))
    return Sketch(
        place=draw(words),
        tale=draw(st.text(max_size=400).map(clean)),
        rooms=tuple(rooms),
        barriers=tuple(draw(several(1, 5))),
        monster=draw(words),
        weakness=draw(words),
        feared=draw(words),
        tasks=tasks,
        exits=tuple(draw(exits_like(title, rooms, tasks)) for title in exits),
        mishaps=tuple(draw(mishaps_like(title)) for title in draw(several(0, 12))),
        rounds=draw(st.integers(10, 60)),
        doom=draw(words),
    )


def tasks_like(number: int, title: Text, rooms: int) -> SearchStrategy[Task]:
    earlier = st.lists(st.integers(0, max(0, number - 1)), max_size=3).map(tuple)
    return st.builds(
        Task,
        st.just(title),
        st.integers(0, rooms - 1),
        st.lists(st.sampled_from(JUDGED), min_size=1, max_size=3).map(tuple),
        earlier if number else st.just(()),
    )


def exits_like(title: Text, rooms: Sequence[Text], tasks: Sequence[Task]) -> SearchStrategy[WayOut]:
    some = st.lists(st.integers(0, len(tasks) - 1), min_size=2, max_size=4, unique=True).map(tuple)
    return st.builds(
        WayOut, st.just(title), st.integers(1, len(rooms) - 1), st.integers(0, 5), some
    )


def mishaps_like(title: Text) -> SearchStrategy[Mishap]:
    return st.builds(Mishap, st.just(title), st.sampled_from(Suit))
