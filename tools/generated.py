"""Files that a tool writes: kept as they are, written anew, or found stale."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent


def settle(files: Mapping[Path, str], arguments: list[str] | None = None) -> None:
    """Write the files, or with --check only tell which of them differ."""
    stale = [path for path, text in files.items() if not holds(path, text)]
    if "--check" in (sys.argv[1:] if arguments is None else arguments):
        if stale:
            names = ", ".join(str(path.relative_to(ROOT)) for path in stale)
            sys.exit(f"Out of date: {names}. Run python {Path(sys.argv[0]).as_posix()}.")
        return
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[path], "utf-8")


def holds(path: Path, text: str) -> bool:
    return path.exists() and path.read_text("utf-8") == text
