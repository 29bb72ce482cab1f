"""What a scenario says, in every language."""

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from trapline.kernel import Language

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=32)]
"""A name within a scenario: small letters, digits, hyphens. No two things share one."""


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """A title for buttons and maps, and a sentence or two to read out."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    text: Annotated[str, Meta(max_length=600)] = ""


Says: TypeAlias = Mapping[Language, Words]
