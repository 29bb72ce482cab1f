"""Debian's packages, where this user may install them without being asked a password."""

import os
import shutil
import subprocess
from threading import Lock

ONE_AT_A_TIME = Lock()
"""Two of our steps must not want the list of packages at once."""
PATIENCE = ["-o", "DPkg::Lock::Timeout=120"]
"""Somebody else's apt may be at work as well."""


def install(*names: str) -> bool:
    """Say whether apt has installed the first of these that it has."""
    root = as_root()
    if root is None:
        return False
    apt = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--yes", *PATIENCE]
    with ONE_AT_A_TIME:
        return succeeds(*apt, "update") and any(
            succeeds(*apt, "install", "--no-install-recommends", name) for name in names
        )


def as_root() -> list[str] | None:
    """Return the words that let this user install packages."""
    if shutil.which("apt-get"):
        if os.geteuid() == 0:
            return []
        if shutil.which("sudo") and succeeds("sudo", "--non-interactive", "true"):
            return ["sudo", "--non-interactive"]
    return None


def succeeds(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
