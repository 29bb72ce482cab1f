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
TEXTS = ROOT / "src" / "trapline" / "tables" / "texts"
GAMES = ROOT / "src" / "trapline" / "games"

MODULES_STAMP = MODULES / ".installed-from"
TOOLS_STAMP = MODULES / ".tools-installed-from"
STATIC_STAMP = STATIC / ".built-from"

Run = Callable[[list[str], Path], None]


def build(run: Run) -> None:
    if not holds(MODULES_STAMP, pins()):
        run(["npm", "ci", "--omit=dev"], CLIENT)
        MODULES_STAMP.write_text(pins())
    wanted = fingerprint(sources())
    STATIC_STAMP.unlink(missing_ok=True)
    run(["npm", "run", "build"], CLIENT)
    STATIC_STAMP.write_text(wanted)


def install_tools(run: Run) -> None:
    """Install what the client is checked and tested with, besides what it is built with."""
    if not holds(TOOLS_STAMP, pins()):
        run(["npm", "ci"], CLIENT)
        for stamp in (MODULES_STAMP, TOOLS_STAMP):
            stamp.write_text(pins())


def pins() -> str:
    return fingerprint([CLIENT / "package.json", CLIENT / "package-lock.json"])


def is_built() -> bool:
    return holds(STATIC_STAMP, fingerprint(sources()))


def finds_node() -> bool:
    """Tell whether this machine has npm and a Node that Vite runs on."""
    if not (shutil.which("npm") and shutil.which("node")):
        return False
    answer = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    release = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    if not release:
        return False
    version = int(release[1]), int(release[2])
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def sources() -> Iterator[Path]:
    """Yield what the client is built from: its files, sentences of tables and games, boxes."""
    yield from sorted(TEXTS.glob("*.json"))
    yield from sorted(GAMES.glob("*/data/*/texts.json"))
    yield from sorted(GAMES.glob("*/data/*.json"))
    for path in sorted(CLIENT.iterdir()):
        if path.is_file():
            yield path
        elif path != MODULES and not path.name.startswith("."):
            yield from sorted(file for file in path.rglob("*") if file.is_file())


def fingerprint(files: Iterable[Path]) -> str:
    """Return a hash of the names and contents of files."""
    whole = hashlib.sha256()
    for file in files:
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        whole.update(f"{content} {file.relative_to(ROOT)}\n".encode())
    return whole.hexdigest()


def holds(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text() == wanted
