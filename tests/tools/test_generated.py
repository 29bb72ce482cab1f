"""Generated files are written when asked and otherwise only compared."""

from pathlib import Path

import generated
import pytest
from generated import settle


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(generated, "ROOT", tmp_path)
    return tmp_path / "docs" / "page.md"


def test_a_missing_file_is_written_with_its_folder(page: Path) -> None:
    settle({page: "traps"}, [])

    assert page.read_text("utf-8") == "traps"


def test_the_check_accepts_what_is_up_to_date(page: Path) -> None:
    settle({page: "traps"}, [])

    settle({page: "traps"}, ["--check"])


def test_the_check_names_the_stale_file_and_leaves_it_alone(page: Path) -> None:
    settle({page: "old traps"}, [])

    with pytest.raises(SystemExit, match=r"Out of date: docs/page\.md\. Run python"):
        settle({page: "new traps"}, ["--check"])

    assert page.read_text("utf-8") == "old traps"
