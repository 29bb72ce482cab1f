"""Chromium, which the browser tests drive: found on this machine, or installed by apt."""

import os
import shutil
import subprocess

from environment import SetUpFailed, run, say

PACKAGES = ("chromium-headless-shell", "chromium")
"""Chromium without windows needs much less processor time, but not every Debian has it."""
NAMES = (*PACKAGES, "chromium-browser", "google-chrome")
MISSING = "The browser tests need Chromium: install it first (on Debian: apt install chromium)."


def provide() -> None:
    if find() is None:
        install()


def executable() -> str:
    """Return where Chromium is, or raise the sentence that says how to get it."""
    found = find()
    if found is None:
        raise SetUpFailed(MISSING)
    return found


def find() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    apt = [*as_root(), "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--yes"]
    light, full = ([*apt, "install", "--no-install-recommends", name] for name in PACKAGES)
    say("Installing Chromium")
    try:
        run([*apt, "update"])
        if not succeeds(*light):
            run(full)
    except SetUpFailed as failure:
        raise SetUpFailed(f"{failure}\n{MISSING}") from failure


def as_root() -> list[str]:
    """Return the words that let this user install packages without being asked a password."""
    if shutil.which("apt-get"):
        if os.geteuid() == 0:
            return []
        if shutil.which("sudo") and succeeds("sudo", "--non-interactive", "true"):
            return ["sudo", "--non-interactive"]
    raise SetUpFailed(MISSING)


def succeeds(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
