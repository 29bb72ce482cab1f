"""The pages of this project, as a reader finds them."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]

README, ARCHITECTURE, CHANGELOG, CREDITS, HOSTING, SECURITY = (
    ROOT / name
    for name in (
        "README.md",
        "ARCHITECTURE.md",
        "CHANGELOG.md",
        "CREDITS.md",
        "docs/hosting.md",
        "SECURITY.md",
    )
)
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])

FENCE = re.compile(r"^```.*?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"(?:(?<=\n\n)|\A)(?: {4}.*\n)+")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
SPAN = re.compile(r"`([^`\n]+)`")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[str]:
    """Return what stands between fences, and then what is indented."""
    return FENCE.findall(page.read_text("utf-8")) + INDENTED.findall(prose(page))


def prose(page: Path) -> str:
    """Return a page without what stands between fences."""
    return FENCE.sub("", page.read_text("utf-8"))


def links(page: Path) -> list[str]:
    return LINK.findall(SPAN.sub("", prose(page)))


def spans(page: Path) -> list[str]:
    """Return what stands in backticks."""
    return SPAN.findall(prose(page))


def anchors(page: Path) -> set[str]:
    """Return the names by which its headings can be linked to."""
    return {anchor(heading) for heading in HEADING.findall(prose(page))}


def anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def section(page: Path, heading: str) -> str:
    """Return the text under a heading, up to the next of its rank."""
    rank = heading.partition(" ")[0]
    _, found, rest = page.read_text("utf-8").partition(f"\n{heading}\n")
    assert found, f"{name(page)} has no heading {heading!r}"
    return re.split(rf"^#{{1,{len(rank)}}} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[tuple[str, ...]]:
    """Return the rows of the first table in a text, without its heads."""
    return list(table_lines(text.splitlines()))[2:]


def table_lines(lines: Sequence[str]) -> Iterator[tuple[str, ...]]:
    started = False
    for line in lines:
        if line.startswith("|"):
            started = True
            yield tuple(cell.strip() for cell in line.strip("|").split("|"))
        elif started:
            return
