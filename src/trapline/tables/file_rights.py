"""Who may have which file: a list of words, or a game's own, such as a scenario.

A file belongs to whoever brought it, and to every table that was given it. Its hash is told to all
who see a table's options, and opens nothing: for others there is no such file.
"""

from collections.abc import Collection, Sequence

from msgspec.structs import asdict

from trapline.kernel import IllegalMove, Options, PackId
from trapline.tables.model import Table
from trapline.tables.packs import named_in
from trapline.tables.ports import PersonId, Store, TokenHash
from trapline.tables.reasons import TableReason


async def brought_by(
    token: TokenHash | None, files: Sequence[PackId], store: Store
) -> Collection[PackId]:
    """Return which of these files the holder of a token brought, and so may have."""
    if token is None or not files:
        return ()
    return await store.brought_by(token, files)


def may_choose(file: PackId, table: Table, brought: Collection[PackId]) -> bool:
    """Say whether a host who brought these files may have this one played with at a table."""
    return file in table.files or file in brought


def may_be_told_of(file: PackId, table: Table, id: PersonId | None) -> bool:
    """Say whether somebody at a table may know what a file is called."""
    person = None if id is None else table.person(id)
    return file in table.files and person is not None and person.admitted


def refuse_foreign(options: Options, table: Table, brought: Collection[PackId]) -> None:
    """Refuse others' files, and files that do not exist, with one and the same answer."""
    for field, value in asdict(options).items():
        if not all(may_choose(file, table, brought) for file in named_in(value)):
            raise IllegalMove(TableReason.NO_SUCH_PACK, field=field)
