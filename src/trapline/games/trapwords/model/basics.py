"""Short names, and the numbers of the box."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from trapline.kernel import Seat

Seats: TypeAlias = tuple[Seat, ...]

Words: TypeAlias = tuple[str, ...]

Room: TypeAlias = int
"""A place in the dungeon, 0 at the entrance to 4 at the far end; its number is another matter."""

RoomNumber: TypeAlias = Annotated[int, Meta(ge=1, le=10)]

HIDDEN = ""
"""Stands where there is a word that the reader does not know."""

ROUNDS = 8

GUESSES = 5

ROOMS = 5

LAST = ROOMS - 1

ROOM_FIELDS = ("first_room", "second_room", "third_room", "fourth_room", "last_room")
"""The options with the numbers of the rooms."""

CURSE_FIELDS = ("curse_in_first", "curse_in_second", "curse_in_third", "curse_in_fourth")
"""The options that lay a curse into a room; none lies in the last."""
