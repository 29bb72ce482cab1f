"""What a release is made of, as CycloneDX: from the lock files and the data that it carries."""

import base64
import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "trapline" / "words" / "data"
CARRIED = (
    "svelte",
    "clsx",
    "esm-env",
    "@fontsource-variable/piazzolla",
    "@fontsource-variable/atkinson-hyperlegible-next",
)
"""npm packages of which something is in the built client; the others only build it."""
BUILDS = "hatchling"
"""What is in the lock for its sake does not serve."""
DATA_LICENCES = {
    "en.pack": "CC-BY-SA-4.0",
    "fr.pack": "CC-BY-SA-4.0",
    "en.mind": "CC-BY-SA-4.0",
    "fr.mind": "CC-BY-SA-4.0 AND LGPLLR AND LGPL-2.1-or-later",
}
"""As src/trapline/words/data/SOURCES.md tells."""

UNCLEAR = {
    "aiosignal": "Apache-2.0",
    "pathspec": "MPL-2.0",
    "segno": "BSD-3-Clause",
    "trove-classifiers": "Apache-2.0",
    "uvloop": "MIT OR Apache-2.0",
}
"""What packages say in words, or only among their classifiers."""

Component = dict[str, Any]


def written(version: str, when: int) -> bytes:
    """Return the bill of a version; the same files give the same bytes."""
    ours = f"pkg:pypi/trapline@{version}"
    components = [*python(), *npm(), *data()]
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(when, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application",
                "bom-ref": ours,
                "name": "trapline",
                "version": version,
                "purl": ours,
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": components,
        "dependencies": [{"ref": ours, "dependsOn": [one["bom-ref"] for one in components]}],
    }
    page = json.dumps(bill, sort_keys=True)
    bill["serialNumber"] = f"urn:uuid:{uuid5(NAMESPACE_URL, page)}"
    return json.dumps(bill, indent=2, sort_keys=True).encode() + b"\n"


def python() -> Iterator[Component]:
    """Yield the packages of requirements.lock; what only builds is not part of what runs."""
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    for entry in re.split(r"\n(?=[a-z0-9])", lock):
        if pin := re.match(r"([\w.-]+)==([\w.]+)(?: ; ([^\\\n]+))?", entry):
            name, version, where = pin[1], pin[2], pin[3]
            builds = name == BUILDS or f"via {BUILDS}" in entry
            yield component(f"pkg:pypi/{name}@{version}", name, version, licence_of(name)) | {
                "scope": "excluded" if builds else "required",
                **({"properties": only_where(where.strip())} if where else {}),
            }


def only_where(marker: str) -> list[dict[str, str]]:
    return [{"name": "trapline:only-where", "value": marker}]


def licence_of(package: str) -> str | None:
    """Return what a package says of itself, as an SPDX expression where it says so at all."""
    if package in UNCLEAR:
        return UNCLEAR[package]
    try:
        told = metadata(package)
    except PackageNotFoundError:
        return None
    return told["License-Expression"] or told["License"]


def npm() -> Iterator[Component]:
    """Yield the packages of which something is in the built client."""
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text("utf-8"))["packages"]
    for name in CARRIED:
        kept: Mapping[str, str] = lock[f"node_modules/{name}"]
        kind, _, hashed = kept["integrity"].partition("-")
        purl = f"pkg:npm/{name.replace('@', '%40')}@{kept['version']}"
        yield component(purl, name, kept["version"], kept["license"]) | {
            "scope": "required",
            "hashes": [
                {
                    "alg": kind.upper().replace("SHA", "SHA-"),
                    "content": base64.b64decode(hashed).hex(),
                }
            ],
        }


def data() -> Iterator[Component]:
    for name, licence in DATA_LICENCES.items():
        content = hashlib.sha256((DATA / name).read_bytes()).hexdigest()
        yield {
            "type": "data",
            "bom-ref": f"trapline/words/data/{name}",
            "name": name,
            "licenses": licences(licence),
            "hashes": [{"alg": "SHA-256", "content": content}],
        }


def component(purl: str, name: str, version: str, licence: str | None) -> Component:
    known = {"licenses": licences(licence)} if licence else {}
    return {
        "type": "library",
        "bom-ref": purl,
        "purl": purl,
        "name": name,
        "version": version,
        **known,
    }


def licences(said: str) -> list[dict[str, Any]]:
    is_one = re.fullmatch(r"[\w.+-]+", said)
    return [{"license": {"id": said}}] if is_one else [{"expression": said}]
