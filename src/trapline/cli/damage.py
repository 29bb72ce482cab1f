"""What the command line says of tables that cannot be read any more."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shlex import quote

from trapline.cli.complaints import Complaint
from trapline.tables.ports import Damaged


@contextmanager
def undamaged(folder: Path) -> Iterator[None]:
    """Say how to restore a backup where the tables in a folder turn out damaged."""
    try:
        yield
    except Damaged as damage:
        restore = f"trapline restore --data {quote(str(folder))} BACKUP"
        raise Complaint(
            f"the tables in {folder} cannot be read ({damage}): restore a backup with {restore}"
        ) from None
