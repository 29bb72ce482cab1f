"""HAProxy, behind which the tests put several servers: found on this machine, or by apt."""

import shutil

import apt
from environment import say

NAMES = ("haproxy", "nginx")
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin"
"""Debian keeps programs that serve where ordinary users do not look."""


def provide() -> None:
    """Get HAProxy from apt if this user may; its tests say so where it is missing."""
    if find("haproxy") is None and apt.as_root() is not None:
        say("Installing HAProxy")
        apt.install("haproxy")


def find(name: str) -> str | None:
    return shutil.which(name, path=PATH)
