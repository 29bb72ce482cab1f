"""A name taken out of all that is kept of a table, as if its bearer had never typed it."""

import re
from typing import Any

import msgspec
from msgspec.structs import replace

from trapline.kernel import encode
from trapline.tables.ports import Entry, Line, Note, Store, TableRecord
from trapline.tables.replay.book import BOOK

SOMEBODY = "—"
"""What stands in its place."""
BY_NAME = frozenset({"table:joined", "table:seated", "table:bot-seated", "table:renamed"})


async def forget_name(store: Store, table: TableRecord, name: str) -> int:
    """Erase a name in a table's log, in its talk and in the books; return in how many places.

    What players typed into a game is the game's, and stays: only the whole table takes it along.
    """
    entries = [
        changed for entry in await store.entries(table.id) for changed in renamed(entry, name)
    ]
    lines = [changed for line in await store.lines(table.id) for changed in unsaid(line, name)]
    if entries or lines:
        await store.rewrite(table.id, entries, lines)
    pages = [page for note in await store.notes_of(table.id, BOOK) for page in blotted(note, name)]
    for page in pages:
        await store.note(page)
    return len(entries) + len(lines) + len(pages)


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
    text = re.sub(rf"\b{re.escape(name)}\b", SOMEBODY, line.text, flags=re.IGNORECASE)
    return [] if text == line.text else [replace(line, text=text)]


def blotted(note: Note, name: str) -> list[Note]:
    page: dict[str, Any] = msgspec.json.decode(note.value)
    for game in page["games"]:
        game["names"] = [SOMEBODY if is_same(one, name) else one for one in game["names"]]
    value = encode(page)
    return [] if value == note.value else [replace(note, value=value)]
