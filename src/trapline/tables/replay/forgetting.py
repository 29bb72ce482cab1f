"""A name taken out of all that is kept of a table, as if its bearer had never typed it."""

import re
from typing import Any

import msgspec
from msgspec.structs import replace

from trapline.kernel import encode
from trapline.tables.ports import Entry, Line, Note, Store, TableRecord
from trapline.tables.replay.book import BOOK, SOMEBODY, read

BY_NAME = frozenset({"table:joined", "table:seated", "table:bot-seated", "table:renamed"})


async def forget_table(store: Store, code: str) -> bool:
    """Erase a table and its pages in books, also where only these are left; say if any were."""
    tables = {table.id for table in await found(store, code)}
    tables |= {page.table for page in await pages_of(store, code)}
    for table in tables:
        await store.erase(table)
    return bool(tables)


async def forget_name(store: Store, code: str | None, name: str) -> int | None:
    """Erase a name in the logs, the talk and the books, of one table or of all.

    Return in how many places; None: there is no such table. What players typed into a game is the
    game's, and stays: only the whole table takes it along.
    """
    tables, pages = await found(store, code), await pages_of(store, code)
    if code is not None and not tables and not pages:
        return None
    blots = [blot for page in pages for blot in blotted(page, name)]
    for blot in blots:
        await store.note(blot)
    places = [await forget_at(store, table, name) for table in tables]
    if blots:
        # Nothing more changes, but what stood there leaves no byte in the file.
        await store.rewrite("", [], [])
    return sum(places) + len(blots)


async def forget_at(store: Store, table: TableRecord, name: str) -> int:
    entries = [
        changed for entry in await store.entries(table.id) for changed in renamed(entry, name)
    ]
    lines = [changed for line in await store.lines(table.id) for changed in unsaid(line, name)]
    if entries or lines:
        await store.rewrite(table.id, entries, lines)
    return len(entries) + len(lines)


async def found(store: Store, code: str | None) -> list[TableRecord]:
    return [table for table in await store.records() if code in (None, table.code)]


async def pages_of(store: Store, code: str | None) -> list[Note]:
    """Return the pages of books that tell of a table, or all: they outlive their tables."""
    pages = await store.all_notes(BOOK)
    return [page for page in pages if code in (None, read(page).code)]


def is_same(one: object, name: str) -> bool:
    return isinstance(one, str) and one.casefold() == name.casefold()


def renamed(entry: Entry, name: str) -> list[Entry]:
    facts: list[dict[str, Any]] = msgspec.json.decode(entry.facts)
    fresh = [anonymous(fact, name) for fact in facts]
    return [] if fresh == facts else [replace(entry, facts=encode(fresh))]


def anonymous(fact: dict[str, Any], name: str) -> dict[str, Any]:
    is_theirs = fact["type"] in BY_NAME and is_same(fact.get("name"), name)
    return {**fact, "name": SOMEBODY} if is_theirs else fact


def unsaid(line: Line, name: str) -> list[Line]:
    text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", SOMEBODY, line.text, flags=re.IGNORECASE)
    return [] if text == line.text else [replace(line, text=text)]


def blotted(note: Note, name: str) -> list[Note]:
    page: dict[str, Any] = msgspec.json.decode(note.value)
    for game in page["games"]:
        game["names"] = [SOMEBODY if is_same(one, name) else one for one in game["names"]]
    value = encode(page)
    return [] if value == note.value else [replace(note, value=value)]
