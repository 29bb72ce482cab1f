"""Whatever is asked of them in whatever order, all stores give the same answers."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from tests.adapters.evenings import CABIN, LODGE, PHONE, SCREEN
from tests.adapters.homes import HOMES
from trapline.tables.ports import (
    Beat,
    CodeTaken,
    Conflict,
    Entry,
    Grant,
    Leap,
    Line,
    Repeated,
    Store,
    TableRecord,
)

PACKS = ["a1" * 32, "b2" * 32]
tables = st.sampled_from([CABIN, LODGE])
codes = st.sampled_from(["KM7RTX", "PQ4HWN"])
persons = st.integers(1, 3)
walls = st.integers(0, 9)
packs = st.sampled_from(PACKS)
grants = st.lists(
    st.builds(Grant, st.sampled_from([PHONE, SCREEN]), st.none() | persons), max_size=3
)
texts = st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=5)
"""Such as come through the door of typed text, `kernel/text.py`."""
entries = st.builds(
    Entry,
    version=st.integers(1, 6),
    at=walls,
    wall=walls,
    key=st.sampled_from("abcdef"),
    person=st.none() | persons,
    seat=st.none() | persons,
    game=st.none() | texts,
    final=st.booleans(),
    facts=st.binary(max_size=9),
)
lines = st.builds(
    Line,
    id=st.integers(1, 9),
    channel=texts,
    person=persons,
    seat=st.none() | persons,
    text=texts,
    wall=walls,
    key=st.sampled_from("abcdef"),
    to=st.none() | st.lists(persons, max_size=2).map(tuple),
)

leaps = st.lists(st.builds(Leap, walls, walls), max_size=3).map(tuple)
beats = st.builds(Beat, ran=walls, played=walls, leaps=leaps)


class AllStores(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.loop = asyncio.Runner()
        self.homes = [home(Path(self.folder.name)) for home in HOMES.values()]
        for home in self.homes:
            self.loop.run(home.open())

    def all(self, ask: Callable[[Store], Coroutine[Any, Any, object]]) -> None:
        first, *others = (self.loop.run(answer(ask(home.store))) for home in self.homes)
        assert others == [first] * len(others)

    @rule(table=tables, code=codes, wall=walls, first=entries, grants=grants)
    def open_table(
        self, table: str, code: str, wall: int, first: Entry, grants: list[Grant]
    ) -> None:
        record = TableRecord(table, code, wall, wall, playing=False)
        self.all(lambda store: store.open_table(record, first, grants))

    @rule(table=tables, entry=entries, playing=st.booleans(), grants=grants)
    def append(self, table: str, entry: Entry, playing: bool, grants: list[Grant]) -> None:
        self.all(lambda store: store.append(table, entry, playing=playing, grants=grants))

    @rule(table=tables, line=lines, keep=st.integers(0, 4))
    def say(self, table: str, line: Line, keep: int) -> None:
        self.all(lambda store: store.say(table, line, keep))

    @rule(table=tables, key=st.sampled_from("abcdef"))
    def has_key(self, table: str, key: str) -> None:
        self.all(lambda store: store.has_key(table, key))

    @rule(idle_before=walls, playing_before=walls)
    def expired(self, idle_before: int, playing_before: int) -> None:
        self.all(lambda store: as_set(store.expired(idle_before, playing_before)))

    @rule(idle_before=walls, playing_before=walls)
    def expire(self, idle_before: int, playing_before: int) -> None:
        self.all(lambda store: as_set(store.expire(idle_before, playing_before)))

    @rule(pack=packs, wall=walls, by=st.sampled_from([PHONE, SCREEN]))
    def keep_pack(self, pack: str, wall: int, by: str) -> None:
        self.all(lambda store: store.keep_pack(pack, f"the text of {pack}", wall, by))

    @rule(some=st.lists(packs), wall=walls)
    def use_packs(self, some: list[str], wall: int) -> None:
        self.all(lambda store: store.use_packs(some, wall))

    @rule(unused_since=walls)
    def expire_packs(self, unused_since: int) -> None:
        self.all(lambda store: store.expire_packs(unused_since))

    @rule(beat=beats)
    def beat(self, beat: Beat) -> None:
        self.all(lambda store: store.beat(beat))

    @rule()
    def reopen(self) -> None:
        for home in self.homes:
            self.loop.run(home.reopen())

    @rule(table=tables, after=st.integers(0, 6))
    def read_on(self, table: str, after: int) -> None:
        self.all(lambda store: store.entries(table, after))

    @invariant()
    def all_that_can_be_read_is_the_same(self) -> None:
        self.all(everything)

    def teardown(self) -> None:
        for home in self.homes:
            self.loop.run(home.close())
        self.loop.close()
        self.folder.cleanup()


async def answer(asked: Coroutine[Any, Any, object]) -> object:
    try:
        return await asked
    except (CodeTaken, Conflict, Repeated) as refused:
        return type(refused), vars(refused)


async def everything(store: Store) -> object:
    return (
        await store.last_beat(),
        [await store.find(code) for code in ("KM7RTX", "PQ4HWN")],
        [await store.entries(table) for table in (CABIN, LODGE)],
        [set(await store.grants(table)) for table in (CABIN, LODGE)],
        [await store.knows(code, PHONE) for code in ("KM7RTX", "PQ4HWN")],
        [await store.lines(table) for table in (CABIN, LODGE)],
        [await store.pack(pack) for pack in PACKS],
        [await store.brought_by(token, PACKS) for token in (PHONE, SCREEN)],
    )


async def as_set(asked: Coroutine[Any, Any, Any]) -> object:
    return set(await asked)


AllStores.TestCase.settings = settings(max_examples=10, stateful_step_count=20, deadline=None)
test_all_stores_give_the_same_answers = pytest.mark.slow(AllStores.TestCase)
