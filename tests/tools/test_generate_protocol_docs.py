"""The page about the protocol tells what its source tells."""

from typing import get_args

import pytest
from generate_protocol_docs import Field, fields, page, title
from msgspec import Struct

from trapline.tables import bodies, protocol
from trapline.tables.facts import AnyTableFact
from trapline.tables.wishes import AnyTableWish, Undo

PAGE = page()


def test_a_field_is_told_with_its_alias_default_and_remark() -> None:
    told = {field.name: field for field in fields(protocol.TableView)}

    assert told["back"] == Field(
        "back", "Version or null", None, "How far back the table could go by everybody's consent."
    )
    assert told["people"].short == "`people`: [Person]"


def test_who_may_ask_is_no_field_of_a_wish() -> None:
    assert [field.short for field in fields(Undo)] == ["`seat`: Seat"]


@pytest.mark.parametrize(
    "kind",
    [
        kind
        for union in (protocol.AnyFromClient, protocol.AnyFromServer, AnyTableWish, AnyTableFact)
        for kind in get_args(union)
    ],
)
def test_every_message_wish_and_fact_is_on_the_page(kind: type[Struct]) -> None:
    assert f"### {title(kind)}\n" in PAGE or f"| {title(kind)} |" in PAGE


def test_every_body_is_on_the_page() -> None:
    ours = (kind for kind in vars(bodies).values() if isinstance(kind, type(Struct)))
    names = [kind.__name__ for kind in ours if kind is not Struct]

    assert [name for name in names if f"### {name}\n" not in PAGE] == []
