"""A look into the file of a server that may be running."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from trapline.adapters.sqlite import statements
from trapline.adapters.sqlite.files import connect
from trapline.kernel import PackId
from trapline.tables.ports import Entry


def read_log(file: Path, code: str) -> Sequence[Entry] | None:
    """Return the log of the table with this code; None if there is no such table."""
    with closing(connect(file)) as db:
        record = statements.find(db, code)
        return None if record is None else statements.entries(db, record.id, 0)


def read_packs(file: Path, packs: Sequence[PackId]) -> dict[PackId, str | None]:
    """Return the texts of these packs; None for one that is gone."""
    with closing(connect(file)) as db:
        return {pack: statements.pack(db, pack) for pack in packs}
