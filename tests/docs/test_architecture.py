"""The page about the architecture tells what the code is."""

import inspect
import re
import tomllib
from collections.abc import Iterator

import msgspec

from tests.docs.pages import ARCHITECTURE, ROOT, SPAN, blocks, links, rows, section
from trapline.adapters.sqlite.schema import MIGRATIONS
from trapline.kernel import Game
from trapline.tables.world import Patience

DECISIONS = ROOT / "docs" / "decisions" / "README.md"
LONGEST = 250
METHOD = re.compile(r"^(\w+)\((.*?)\)", re.MULTILINE)
CREATED = re.compile(r"CREATE TABLE (\w+)")


def test_the_page_can_be_read_in_one_sitting() -> None:
    assert len(ARCHITECTURE.read_text("utf-8").splitlines()) < LONGEST


def test_the_layers_are_those_the_checker_holds() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    [contract] = [
        contract
        for contract in settings["tool"]["importlinter"]["contracts"]
        if contract["name"] == "Imports point down only"
    ]

    held = " > ".join(contract["layers"])
    assert f"{re.sub(r'[()]|trapline[.]', '', held)}\n" in blocks(ARCHITECTURE)


def test_the_table_of_layers_has_every_layer() -> None:
    told = [SPAN.findall(layer)[0] for layer, *_ in rows(section(ARCHITECTURE, "## Layers"))]

    drawn = re.split(r" [>|] ", blocks(ARCHITECTURE)[0].strip())
    assert sorted(told) == sorted(drawn)


def test_the_contract_has_the_methods_of_a_game_and_no_others() -> None:
    told = METHOD.findall(section(ARCHITECTURE, "## The contract of a game"))

    assert dict(told) == dict(methods())


def methods() -> Iterator[tuple[str, str]]:
    """Yield the methods of a game, and what each of them is given."""
    for name, member in vars(Game).items():
        if inspect.isfunction(member) and not name.startswith("_"):
            _, *given = inspect.signature(member).parameters
            yield name, ", ".join(given)


def test_the_contract_names_what_a_game_says_of_itself() -> None:
    told = SPAN.findall(section(ARCHITECTURE, "## The contract of a game"))

    said = {name for name, member in vars(Game).items() if isinstance(member, property)}
    assert said <= set(told)


def test_the_laws_are_those_the_tests_hold() -> None:
    told = re.findall(r"^(\d+)\. ", section(ARCHITECTURE, "## The laws"), re.MULTILINE)

    files = (ROOT / "tests" / "conformance").glob("*.py")
    held = {law for file in files for law in re.findall(r"Law (\d+)", file.read_text("utf-8"))}
    assert set(told) == held


def test_the_house_waits_as_long_as_the_page_says() -> None:
    told = {SPAN.findall(name)[0]: int(ms) for name, ms, _ in patience_rows()}

    assert told == msgspec.structs.asdict(Patience())


def patience_rows() -> list[tuple[str, ...]]:
    return rows(section(ARCHITECTURE, "## Tables"))


def test_the_store_holds_the_tables_that_are_told() -> None:
    told = [SPAN.findall(name)[0] for name, _ in rows(section(ARCHITECTURE, "## Storage"))]

    made = [table for step in MIGRATIONS for line in step for table in CREATED.findall(line)]
    # A table that was laid out anew is made twice.
    assert told == list(dict.fromkeys(made))


def test_every_decision_is_listed() -> None:
    decisions = sorted(page.name for page in DECISIONS.parent.glob("[0-9]*.md"))

    assert links(DECISIONS) == decisions
