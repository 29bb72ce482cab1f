"""What all wishes of Trapwords have in common."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from trapline.kernel import Turn, Wish

Number: TypeAlias = Annotated[int, Meta(ge=0, lt=1_000_000)]


class TurnWish(Wish, frozen=True):
    """A wish that is about one turn, or one phase of writing, and stale once that is over."""

    turn: Turn
