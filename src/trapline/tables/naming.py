"""What people, programs and chairs may be called at one table."""

from trapline.kernel import IllegalMove, Text, clean
from trapline.kernel.text import looks, skeleton
from trapline.tables.model import LONGEST_NAME, Table
from trapline.tables.ports import NamePolicy
from trapline.tables.reasons import TableReason


def fresh_name(table: Table, allows: NamePolicy, typed: Text, but: str | None = None) -> Text:
    """Return the name, or refuse it if it is empty, unwanted or looks like somebody else's."""
    name = clean(typed, LONGEST_NAME)
    if not skeleton(name):
        raise IllegalMove(TableReason.NAME_EMPTY)
    if not allows(name):
        raise IllegalMove(TableReason.NAME_UNWANTED)
    others = {p.name for p in table.people} | {c.name for c in table.taken}
    mine = looks(name)
    if any(mine & looks(other) for other in others - {but}):
        raise IllegalMove(TableReason.NAME_TAKEN, name=name)
    return name
