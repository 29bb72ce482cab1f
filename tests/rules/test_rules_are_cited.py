"""Every numbered rule of every game has its test, or its reason."""

import tomllib
from pathlib import Path

from tests.rules.citations import complaints

ROOT = Path(__file__).parents[2]


def test_every_rule_is_cited_by_a_test_or_judged_by_people() -> None:
    books = sorted(ROOT.glob("src/trapline/games/*/RULES.md"))
    files = sorted(ROOT.glob("tests/**/test_*.py"))
    judged = tomllib.loads((ROOT / "tests" / "judged_by_people.toml").read_text("utf-8"))

    rules = {book.parent.name: book.read_text("utf-8") for book in books}
    tests = {str(file.relative_to(ROOT)): file.read_text("utf-8") for file in files}

    assert complaints(rules, tests, judged) == []
