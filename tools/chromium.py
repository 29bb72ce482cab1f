"""Chromium, which the browser tests drive: found on this machine, or installed by apt."""

import os
import shutil
import subprocess

from environment import SetUpFailed, run, say

MISSING = "The browser tests need Chromium: install it first (on Debian: apt install chromium)."


def provide() -> None:
    if shutil.which("chromium"):
        return
    apt = apt_command()
    if apt is None:
        raise SetUpFailed(MISSING)
    say("Installing Chromium")
    run([*apt, "update"])
    run([*apt, "install", "--yes", "--no-install-recommends", "chromium"])


def apt_command() -> list[str] | None:
    """Return how this user runs apt-get without being asked for a password, if at all."""
    apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    if not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return apt
    if shutil.which("sudo") and succeeds("sudo", "-n", "true"):
        return ["sudo", "-n", *apt]
    return None


def succeeds(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
