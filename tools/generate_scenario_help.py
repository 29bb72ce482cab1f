"""Write what a server shows to writers of scenarios: the page, and a file to begin with.

python tools/generate_scenario_help.py [--check]
"""

import json
import re
from collections.abc import Iterator
from html import escape
from typing import Any, Final

from generated import ROOT, settle

from trapline.games.trapped.content.making.develop import filled

GAME: Final = ROOT / "src" / "trapline" / "games" / "trapped" / "data"
PAGES: Final = {"en": ROOT / "docs" / "scenarios.md", "fr": ROOT / "docs" / "scenarios.fr.md"}
FENCE: Final = re.compile(r"```\w*\n(.*?)```", re.DOTALL)
EXAMPLE: Final = re.compile(r"```json\n(.*?)```", re.DOTALL)
SPANS: Final = (
    (re.compile(r"\[([^]]+)]\([^)]*\)"), r"\1"),
    (re.compile(r"\*\*([^*]+)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\*([^*]+)\*"), r"<em>\1</em>"),
)
PAGE: Final = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>{title}</title>
    <link rel="stylesheet" href="help.css">
  </head>
  <body>
{body}
  </body>
</html>
"""


def page(text: str, language: str) -> str:
    """Return a page of Markdown as HTML: as much of it as our pages use."""
    title = text.partition("\n")[0].lstrip("# ")
    return PAGE.format(language=language, title=escape(title), body="\n".join(blocks(text)))


def blocks(text: str) -> Iterator[str]:
    for nth, part in enumerate(FENCE.split(text)):
        if nth % 2:
            yield f"<pre>{escape(part)}</pre>"
        else:
            yield from (block(one) for one in part.strip().split("\n\n") if one)


def block(part: str) -> str:
    if part.startswith("    "):
        return f"<pre>{escape(part.strip())}</pre>"
    if part.startswith("#"):
        level = len(part) - len(part.lstrip("#"))
        return f"<h{level}>{inline(part.lstrip('# '))}</h{level}>"
    if part.startswith("|"):
        return table(part.splitlines())
    return f"<p>{inline(part)}</p>"


def table(lines: list[str]) -> str:
    head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    body = "".join(f"<tr>{cells(row, 'td')}</tr>" for row in rows)
    return f"<div><table><tr>{cells(head, 'th')}</tr>{body}</table></div>"


def cells(row: list[str], tag: str) -> str:
    return "".join(f"<{tag}>{inline(cell)}</{tag}>" for cell in row)


def inline(text: str) -> str:
    """Return a line with its code, links and stress; nothing in code means anything."""
    pieces = escape(text, quote=False).split("`")
    return "".join(
        f"<code>{piece}</code>" if nth % 2 else stressed(piece) for nth, piece in enumerate(pieces)
    )


def stressed(piece: str) -> str:
    for pattern, instead in SPANS:
        piece = pattern.sub(instead, piece)
    return piece


def template() -> str:
    """Return the example of the page with events and people for any place: it can be played."""
    found = EXAMPLE.search(PAGES["en"].read_text("utf-8"))
    if found is None:
        raise LookupError("the page has no example")
    small, bank = json.loads(found[1]), json.loads((GAME / "bank.json").read_text("utf-8"))
    own = {
        "{feared}": "lemon",
        "{exit}": "jetty",
        "{tasks}": [goal["id"] for goal in small["goals"]],
    }
    scares = [{**scare, "hooks": filled(scare["hooks"], own)} for scare in bank["scares"]]
    things = [
        {"id": "cure", "at": "kitchen", "many": True, "says": bank["things"]["cure"]},
        {"id": "spare", "says": bank["things"]["spare"]},
    ]
    seal = {
        "id": "seal",
        "at": [small["safe"]],
        "attributes": ["dangerous", "clever"],
        "hooks": [{"do": "seal"}],
        "says": bank["things"]["seal"],
    }
    whole = {
        **small,
        "goals": [*small["goals"], seal],
        "achieved": [*small.get("achieved", []), "seal"],
        "items": [*small["items"], *things],
        "events": [*small["events"], *few(scares)],
        "cast": {
            language: [*small["cast"][language], *bank["cast"][language]] for language in PAGES
        },
    }
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def few(scares: list[Any]) -> Iterator[Any]:
    """Return five of each suit: enough to begin with."""
    for suit in sorted({str(one["suit"]) for one in scares}):
        yield from [one for one in scares if one["suit"] == suit][:5]


def main() -> None:
    files = {
        GAME / "help" / f"guide.{language}.html": page(source.read_text("utf-8"), language)
        for language, source in PAGES.items()
    }
    settle({**files, GAME / "help" / "template.json": template()})


if __name__ == "__main__":
    main()
