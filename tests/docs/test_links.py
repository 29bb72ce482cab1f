"""Whatever a page points at is there."""

from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, anchor, anchors, links, name, spans

HOMES = (ROOT, ROOT / "src" / "trapline", ROOT / "client", ROOT / "client" / "src")
MADE_LATER = {".venv", "dist", "node_modules", "trapline-data"}
PLACEHOLDERS = frozenset("<>{}* ")
EXAMPLE = "pebbles"
"""The game that docs/adding-a-game.md lets its reader write."""

each_page = pytest.mark.parametrize("page", PAGES, ids=name)


@each_page
def test_every_link_and_picture_leads_somewhere(page: Path) -> None:
    local = [link for link in links(page) if "://" not in link]

    assert [link for link in local if not leads_somewhere(page, link)] == []


def leads_somewhere(page: Path, link: str) -> bool:
    path, _, heading = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    return target.exists() and (not heading or heading in anchors(target))


@each_page
def test_every_file_a_page_names_is_there(page: Path) -> None:
    named = [span for span in spans(page) if is_path(span)]

    assert [path for path in named if not any((home / path).exists() for home in HOMES)] == []


def is_path(span: str) -> bool:
    """Tell whether a word in backticks is a path of this repository, and not a pattern of one."""
    first, slash, _ = span.partition("/")
    if not slash or not first or EXAMPLE in span or PLACEHOLDERS & set(span):
        return False
    return first not in MADE_LATER and any((home / first).is_dir() for home in HOMES)


def test_a_heading_is_linked_to_as_github_does() -> None:
    assert anchor("A proxy, and HTTPS") == "a-proxy-and-https"
