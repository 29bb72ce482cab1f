"""Makes a release: wheel, source archive, SBOM, checksums, notes; each from what is committed.

    .venv/bin/python tools/release.py

builds twice, the client too, and goes on only if both builds are the same bytes.
"""

import argparse
import hashlib
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

import client_build
import sbom

ROOT = Path(__file__).resolve().parent.parent
CHANGELOG = ROOT / "CHANGELOG.md"
UNRELEASED = "(unreleased)"


class NotReady(Exception):
    """The sentence that says what a release still wants."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a release in dist/.")
    parser.add_argument("--to", type=Path, default=ROOT / "dist", help="(default dist)")
    parser.add_argument("--rehearse", action="store_true", help="also if something is not ready")
    options = parser.parse_args()
    try:
        release(options.to, rehearse=options.rehearse)
    except NotReady as wants:
        sys.exit(f"release: {wants}")


def release(to: Path, *, rehearse: bool) -> None:
    version = the_version()
    if not rehearse:
        refuse_what_is_not_ready(version)
    when = committed_at()
    to.mkdir(parents=True, exist_ok=True)
    names = built_twice(to, when)
    (to / f"trapline-{version}.cdx.json").write_bytes(sbom.written(version, when))
    (to / f"trapline-{version}.md").write_text(notes(version), "utf-8")
    files = sorted([*names, f"trapline-{version}.cdx.json", f"trapline-{version}.md"])
    lines = [f"{digest(to / name)}  {name}\n" for name in files]
    (to / "SHA256SUMS").write_text("".join(lines), "utf-8")
    print("".join(lines), end="")
    print(f"To tag it: git tag --sign v{version} --file {to / f'trapline-{version}.md'}")


def the_version() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["version"])


def refuse_what_is_not_ready(version: str) -> None:
    if git("status", "--porcelain"):
        raise NotReady("something is not committed")
    if UNRELEASED in heading(version):
        raise NotReady(f"CHANGELOG.md says that {version} is unreleased: write the day instead")


def committed_at() -> int:
    """Return the moment that all files of the release bear: that of the commit."""
    said = os.environ.get("SOURCE_DATE_EPOCH") or git("log", "-1", "--format=%ct")
    return int(said)


def built_twice(to: Path, when: int) -> list[str]:
    """Build into a folder and once more beside it; refuse if one byte differs."""
    first = build(to, when)
    # The client is built anew as well: it is part of both archives.
    client_build.STATIC_STAMP.unlink(missing_ok=True)
    with TemporaryDirectory() as again:
        second = build(Path(again), when)
    for name in first:
        if first[name] != second[name]:
            raise NotReady(f"{name} came out different the second time")
    return list(first)


def build(to: Path, when: int) -> Mapping[str, str]:
    """Return the digest of each archive, by its name."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(to)]
    fixed = os.environ | {"SOURCE_DATE_EPOCH": str(when), "TZ": "UTC", "PYTHONHASHSEED": "0"}
    os.umask(0o022)
    subprocess.run(command, cwd=ROOT, env=fixed, check=True, stdout=subprocess.DEVNULL)
    version = the_version()
    names = (f"trapline-{version}-py3-none-any.whl", f"trapline-{version}.tar.gz")
    return {name: digest(to / name) for name in names}


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def notes(version: str) -> str:
    """Return what the changelog tells of a version."""
    return "".join(chapter(version)).strip() + "\n"


def heading(version: str) -> str:
    return next(chapter(version), "")


def chapter(version: str) -> Iterator[str]:
    """Yield the lines of a version, its heading first."""
    is_ours = False
    for line in CHANGELOG.read_text("utf-8").splitlines(keepends=True):
        if line.startswith("## "):
            is_ours = bool(re.match(rf"## {re.escape(version)}\b", line))
        if is_ours:
            yield line


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


if __name__ == "__main__":
    main()
