"""What wishes are made of."""

from typing import Annotated, TypeAlias

from msgspec import Meta

Choice: TypeAlias = Annotated[int, Meta(ge=0, lt=1_000_000)]

Count: TypeAlias = Annotated[int, Meta(ge=1, le=2)]
