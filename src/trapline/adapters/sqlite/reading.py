"""A look into the file of a server that may be running."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from trapline.adapters.sqlite import statements
from trapline.adapters.sqlite.faults import check_size, in_our_words
from trapline.adapters.sqlite.files import how_to_read, reader
from trapline.kernel import PackId
from trapline.tables.ports import Entry


def read_log(file: Path, code: str) -> Sequence[Entry] | None:
    """Return the log of the table with this code; None if there is no such table."""
    with existing(file) as db:
        record = statements.find(db, code)
        return None if record is None else statements.entries(db, record.id, 0)


def read_packs(file: Path, packs: Sequence[PackId]) -> dict[PackId, str | None]:
    """Return the texts of these packs; None for one that is gone."""
    with existing(file) as db:
        return {pack: statements.pack(db, pack) for pack in packs}


@contextmanager
def existing(file: Path) -> Iterator[sqlite3.Connection]:
    check_size(file)
    with in_our_words(), closing(reader(file, how_to_read(file))) as db:
        yield db
