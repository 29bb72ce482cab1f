"""The client, built from `client/` into the package unless these sources are built already."""

import hashlib
import re
import shutil
import subprocess
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
MODULES = CLIENT / "node_modules"
STATIC = ROOT / "src" / "trapline" / "server" / "static"

Run = Callable[[list[str], Path], None]


def build(run: Run) -> None:
    install_modules(run)
    built = fingerprint(sources())
    built_stamp().unlink(missing_ok=True)
    run(["npm", "run", "build"], CLIENT)
    built_stamp().write_text(built)


def install_modules(run: Run) -> None:
    wanted = fingerprint([CLIENT / "package.json", CLIENT / "package-lock.json"])
    if holds(modules_stamp(), wanted):
        return
    run(["npm", "ci"], CLIENT)
    modules_stamp().write_text(wanted)


def is_built() -> bool:
    return holds(built_stamp(), fingerprint(sources()))


def finds_node() -> bool:
    """Tell whether this machine has npm and a Node that Vite runs on."""
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    release = re.match(r"v(\d+)\.(\d+)", version.stdout)
    if not release:
        return False
    numbers = int(release[1]), int(release[2])
    return (20, 19) <= numbers < (21, 0) or numbers >= (22, 12)


def sources() -> Iterator[Path]:
    for path in sorted(CLIENT.iterdir()):
        if path.is_file():
            yield path
        elif path != MODULES:
            yield from sorted(file for file in path.rglob("*") if file.is_file())


def fingerprint(files: Iterable[Path]) -> str:
    """Return a hash of the names and contents of the files."""
    whole = hashlib.sha256()
    for file in files:
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        whole.update(f"{file.relative_to(CLIENT)} {content}\n".encode())
    return whole.hexdigest()


def holds(stamp: Path, fingerprint: str) -> bool:
    return stamp.exists() and stamp.read_text() == fingerprint


def built_stamp() -> Path:
    return STATIC / ".built-from"


def modules_stamp() -> Path:
    return MODULES / ".installed-from"
