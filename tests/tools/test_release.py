"""A release says what it is made of, and what is new."""

import json
import re
from pathlib import Path

import pytest
import release
import sbom

from tests.docs.pages import ROOT
from trapline import __version__


@pytest.fixture(scope="module")
def bill() -> dict[str, list[dict[str, object]]]:
    found: dict[str, list[dict[str, object]]] = json.loads(sbom.written(__version__, 0))
    return found


def test_the_same_files_give_the_same_bill() -> None:
    assert sbom.written(__version__, 0) == sbom.written(__version__, 0)
    assert sbom.written(__version__, 0) != sbom.written(__version__, 1)


def test_every_pin_that_serves_is_on_the_bill(bill: dict[str, list[dict[str, object]]]) -> None:
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    pins = set(re.findall(r"^([\w.-]+)==", lock, re.MULTILINE))

    parts = {str(one["name"]): one for one in bill["components"]}

    assert pins <= parts.keys()
    assert (parts["hatchling"]["scope"], parts["aiohttp"]["scope"]) == ("excluded", "required")
    assert {"svelte", "fr.mind"} <= parts.keys()


def test_everything_on_the_bill_has_its_licence(bill: dict[str, list[dict[str, object]]]) -> None:
    assert [one["name"] for one in bill["components"] if "licenses" not in one] == []


def test_what_only_some_pythons_get_is_told(bill: dict[str, list[dict[str, object]]]) -> None:
    lock = (ROOT / "requirements.lock").read_text("utf-8")

    told = {one["bom-ref"] for one in bill["components"] if "properties" in one}

    assert len(told) == len(re.findall(r"^[\w.-]+==\S+ ;", lock, re.MULTILINE)) > 0


def test_every_licence_that_is_carried_has_its_text() -> None:
    texts = {file.stem for file in (ROOT / "licences").glob("*.txt")}
    packages = {name.split("/")[-1] for name in sbom.CARRIED}
    data = {one for said in sbom.DATA_LICENCES.values() for one in said.split(" AND ")}

    assert packages | data <= texts


def test_what_a_built_client_carries_is_on_the_bill() -> None:
    config = (ROOT / "client" / "vite.config.ts").read_text("utf-8")

    named = re.search(r"node_modules\\/\(([\w|-]+)\)", config)

    assert named is not None
    assert set(named[1].split("|")) <= set(sbom.CARRIED)


def test_the_notes_are_the_chapter_of_the_changelog() -> None:
    notes = release.notes(__version__)

    assert notes.startswith(f"## {__version__}")
    assert "### For players" in notes
    assert notes.count("\n## ") == 0


def test_what_the_changelog_calls_unreleased_is_no_release(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = tmp_path / "CHANGELOG.md"
    page.write_text("# Changelog\n\n## 9.9.9 (unreleased)\n\nNew.\n", "utf-8")
    monkeypatch.setattr(release, "CHANGELOG", page)
    monkeypatch.setattr(release, "git", lambda *_: "")

    with pytest.raises(release.NotReady, match=r"9\.9\.9 is unreleased"):
        release.refuse_what_is_not_ready("9.9.9")
