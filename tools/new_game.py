#!/usr/bin/env python3
"""Writes the skeleton of a new game: a small game that can be played at once, to be changed."""

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEMPLATES = ROOT / "tools" / "new_game"
NAME = re.compile(r"[a-z]+(-[a-z]+)*")

NEXT = """\
Wrote {count} files. {Title} can be played as it is. To go on:

  1. Put it on the shelf: import {Game} from trapline.games.{folder} in src/trapline/catalogue.py
     and add {Game}() to the games there.
  2. ./test --fast games/{folder} conformance -k {name}
                                             its own tests, and the laws
  3. ./play                                  choose {Title}; the plain board draws it
  4. Make it your game: start with src/trapline/games/{folder}/RULES.md.
     docs/adding-a-game.md walks through all of it.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", help="such as `liars-dice`: small letters and hyphens")
    parser.add_argument("--rule", help="two capitals that number its rules (LD-1, LD-2, ...)")
    parser.add_argument("--into", type=Path, default=ROOT, metavar="DIR", help="another checkout")
    asked = parser.parse_args()
    if not NAME.fullmatch(asked.name):
        sys.exit(f"{asked.name} is no name for a game: use small letters and hyphens.")
    words = words_of(asked.name, asked.rule)
    files = dict(skeleton(words, asked.into))
    if taken := [file for file in files if file.exists()]:
        sys.exit(f"{taken[0]} is there already.")
    if words["RULE"] in rules_taken(asked.into):
        sys.exit(f"Another game numbers its rules {words['RULE']}-1: choose with --rule.")
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    print(NEXT.format(count=len(files), **words))


def words_of(name: str, rule: str | None) -> Mapping[str, str]:
    parts = name.split("-")
    initials = "".join(part[0] for part in parts) if len(parts) > 1 else name
    return {
        "name": name,
        "folder": "_".join(parts),
        "Game": "".join(part.capitalize() for part in parts),
        "Title": " ".join(parts).capitalize(),
        "RULE": rule or initials[:2].upper(),
    }


def skeleton(words: Mapping[str, str], into: Path) -> Iterator[tuple[Path, str]]:
    """Return every file to be written, with its text."""
    homes = {"game": into / "src/trapline/games", "tests": into / "tests/games"}
    for kind, home in homes.items():
        for template in sorted((TEMPLATES / kind).rglob("*.template")):
            file = template.relative_to(TEMPLATES / kind).with_suffix("")
            yield home / words["folder"] / file, filled(template.read_text("utf-8"), words)


def filled(template: str, words: Mapping[str, str]) -> str:
    return re.sub("@([A-Za-z]+)@", lambda place: words[place[1]], template)


def rules_taken(into: Path) -> set[str]:
    books = into.glob("src/trapline/games/*/RULES.md")
    return {rule for book in books for rule in re.findall(r"\b([A-Z]{2})-\d+", book.read_text())}


if __name__ == "__main__":
    main()
