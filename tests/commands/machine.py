"""A machine on which Ann has the commands, the programs named by the test, and nothing else."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Machine:
    """A fresh checkout of the commands, and a PATH of its own."""

    def __init__(self, folder: Path) -> None:
        self.checkout = folder / "a checkout"
        self.programs = folder / "programs"
        self.checkout.mkdir()
        self.programs.mkdir()
        self.has("dirname", f'exec {shutil.which("dirname")} "$@"')
        shutil.copytree(ROOT / "tools", self.checkout / "tools")
        (self.checkout / "client").mkdir()
        for pattern in ("play", "test", "pyproject.toml", "requirements*.lock", "client/*.json"):
            for file in ROOT.glob(pattern):
                shutil.copy(file, self.checkout / file.relative_to(ROOT))

    def has(self, program: str, script: str) -> None:
        file = self.programs / program
        file.write_text(f"#!/bin/sh\n{script}\n")
        file.chmod(0o755)

    def has_python(self) -> None:
        self.has("python3", f'exec "{sys.executable}" "$@"')

    def runs(self, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.checkout / command[0], *command[1:]],
            env={"PATH": str(self.programs), **settings},
            capture_output=True,
            text=True,
            check=False,
        )
