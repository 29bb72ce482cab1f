"""The page on scenarios tells every field, hook and complaint, and its example holds."""

import re
from collections import Counter
from enum import StrEnum
from inspect import getsource
from typing import get_args, get_type_hints

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import fields

from tests.docs.pages import ROOT, SPAN, blocks, rows, section
from trapline.games.trapped.content import checks, reach, schema, shape
from trapline.games.trapped.content.checks import complaints
from trapline.games.trapped.content.hooks import Hook
from trapline.games.trapped.model.kinds import Face

PAGE = ROOT / "docs" / "scenarios.md"
TOLD: dict[str, type[Struct]] = {
    "## The file": schema.Scenario,
    "## Words": schema.Words,
    "## Rooms": schema.Room,
    "## Links": schema.Link,
    "## Items": schema.Item,
    "## Goals": schema.Goal,
    "## The monster": schema.Monster,
    "## Events": schema.Event,
    "## Ways out": schema.Way,
    "## Dares": schema.Stunt,
    "## The limit": schema.Limit,
    "## The cast": schema.Role,
}
TOLD_WITHIN: dict[str, type[Struct]] = {
    "Its `weakness`:": schema.Weakness,
    "Each of the `means`:": schema.Means,
    "What it `touches`": schema.Touch,
}
SUIT = get_type_hints(schema.Event)["suit"]
CODE = re.compile(r'Complaint\(\s*"([a-z-]+)"')


def names(kind: type[Struct]) -> list[str]:
    return [field.encode_name for field in fields(kind)]


def first_cells(text: str) -> list[str]:
    return [cell.strip("`") for cell, *_ in rows(text)]


def example() -> schema.Scenario:
    return msgspec.json.decode(blocks(PAGE)[0], type=schema.Scenario)


@pytest.mark.parametrize("heading", TOLD)
def test_every_field_is_told(heading: str) -> None:
    assert first_cells(section(PAGE, heading)) == names(TOLD[heading])


@pytest.mark.parametrize("sentence", TOLD_WITHIN)
def test_every_field_of_a_part_is_told(sentence: str) -> None:
    _, _, rest = PAGE.read_text("utf-8").partition(sentence)

    assert first_cells(rest) == names(TOLD_WITHIN[sentence])


@pytest.mark.parametrize("heading", TOLD)
def test_no_default_is_told_for_what_is_required(heading: str) -> None:
    told = {cell.strip("`") for cell, default, *_ in rows(section(PAGE, heading)) if default}

    assert told <= {field.encode_name for field in fields(TOLD[heading]) if not field.required}


def test_every_hook_is_told_with_its_fields() -> None:
    told = {
        cell.strip("`"): SPAN.findall(more) for cell, more, _ in rows(section(PAGE, "## Hooks"))
    }

    assert told == {str(kind.__struct_config__.tag): names(kind) for kind in get_args(Hook)}


def test_every_complaint_is_told() -> None:
    codes = [*CODE.findall("".join(map(getsource, (checks, reach, shape))))]
    codes += [code for _, code in shape.SAID]

    assert sorted(first_cells(section(PAGE, "## Complaints"))) == sorted(set(codes))


@pytest.mark.parametrize(
    "choice", [schema.Passage, schema.Walker, schema.Who, schema.Measure, Face, SUIT]
)
def test_every_choice_is_told(choice: type[StrEnum]) -> None:
    assert {str(one) for one in choice} <= set(SPAN.findall(PAGE.read_text("utf-8")))


def test_the_example_lacks_only_events_and_people() -> None:
    found = Counter(complaint.code for complaint in complaints(example()))

    assert found == {"too-few-events": 4, "too-small-a-cast": 2}


def test_with_more_of_them_the_example_is_lawful() -> None:
    small = example()
    events = [
        msgspec.structs.replace(event, id=f"{event.id}-{number}")
        for event in small.events
        for number in range(checks.EVENTS_PER_SUIT)
    ]
    cast = {
        language: tuple(
            msgspec.structs.replace(role, name=f"{role.name} {number}")
            for role in roles
            for number in range(checks.CAST)
        )
        for language, roles in small.cast.items()
    }

    assert complaints(msgspec.structs.replace(small, events=tuple(events), cast=cast)) == []
