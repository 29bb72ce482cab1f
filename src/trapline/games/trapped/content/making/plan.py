"""A map for so many rooms: where they lie, where the doors are, and which way the monster goes."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from msgspec import Struct

from ..atlas import distances

WIDTH: Final = 1000
HEIGHT: Final = 600
MARGIN: Final = 30
WALL: Final = 12
DOORWAY: Final = 60
"""A door needs so much of a common wall."""
LOOP: Final = 3
"""A second way is worth a door if the first one takes so many steps."""
BURROWS: Final = 2

FLOORS: Final[Mapping[int, Sequence[Sequence[int]]]] = {
    5: ((3, 4), (5, 3, 4)),
    6: ((4, 3, 3), (3, 5, 4)),
    7: ((4, 3), (3, 5, 3), (5, 4)),
    8: ((3, 4, 3), (5, 4), (4, 3, 4)),
    9: ((3, 5, 3), (4, 3, 4), (5, 3, 3)),
    10: ((4, 3, 4), (3, 4, 3, 3), (5, 3, 4)),
}
"""For each number of rooms: floors from top to bottom, and how wide rooms are to each other."""
SHARES: Final = (1.0, 0.86, 0.94)
"""How much of the width each floor takes, so that the house has an outline."""

Slot: TypeAlias = int
Joint: TypeAlias = tuple[Slot, Slot]


class Box(Struct, frozen=True):
    """Where a room lies."""

    x: int
    y: int
    width: int
    height: int


class Plan(Struct, frozen=True):
    """Boxes in the order of their distance from the first; it has one door only."""

    boxes: tuple[Box, ...]
    doors: tuple[Joint, ...]
    burrows: tuple[Joint, ...]
    """Ways that are the monster's own."""


def drawn(count: int, turn: int) -> Plan:
    """Return a map of so many rooms; `turn` chooses one of its four reflections."""
    boxes = [reflected(box, turn) for box in house(FLOORS[count])]
    walls = [pair for pair in combinations(range(count), 2) if is_wall(*(boxes[n] for n in pair))]
    start = corner(boxes, turn)
    doors = opened(walls, start)
    steps = distances(start, lambda slot: neighbours(doors, slot))
    order = sorted(range(count), key=lambda slot: (steps[slot], slot))
    place = {slot: number for number, slot in enumerate(order)}
    blind = [pair for pair in walls if pair not in doors and start not in pair]
    return Plan(
        tuple(boxes[slot] for slot in order),
        tuple((place[a], place[b]) for a, b in doors),
        tuple((place[a], place[b]) for a, b in blind[-BURROWS:]),
    )


def house(floors: Sequence[Sequence[int]]) -> Iterator[Box]:
    height = (HEIGHT - 2 * MARGIN - (len(floors) - 1) * WALL) // len(floors)
    for number, shares in enumerate(floors):
        breadth = int((WIDTH - 2 * MARGIN) * SHARES[number % len(SHARES)])
        left = (WIDTH - breadth) // 2
        room = breadth - (len(shares) - 1) * WALL
        for place, share in enumerate(shares):
            x = left + room * sum(shares[:place]) // sum(shares) + place * WALL
            width = room * share // sum(shares)
            yield Box(x, MARGIN + number * (height + WALL), width, height)


def reflected(box: Box, turn: int) -> Box:
    x = WIDTH - box.x - box.width if turn & 1 else box.x
    y = HEIGHT - box.y - box.height if turn & 2 else box.y
    return Box(x, y, box.width, box.height)


def is_wall(one: Box, other: Box) -> bool:
    """Say whether there is room for a door between two boxes."""
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return max(across, down) >= DOORWAY and min(across, down) >= -WALL - 2


def corner(boxes: Sequence[Box], turn: int) -> Slot:
    """Return the room that is safe: one of the outermost."""
    side = -1 if turn & 1 else 1
    return min(range(len(boxes)), key=lambda slot: (side * boxes[slot].x, boxes[slot].y))


def opened(walls: Sequence[Joint], start: Slot) -> list[Joint]:
    """Join all rooms, then open doors where the way round is long; the first room has one door."""
    doors: list[Joint] = []
    joined = {start}
    while rest := [pair for pair in walls if len(joined & set(pair)) == 1]:
        lonely = [pair for pair in rest if start not in pair] or rest
        pair = max(lonely, key=lambda one: (max(one) - min(one) == 1, one))
        doors.append(pair)
        joined |= set(pair)
    for a, b in walls:
        if start in (a, b) or (a, b) in doors:
            continue
        if distances(a, lambda slot: neighbours(doors, slot))[b] >= LOOP:
            doors.append((a, b))
    return doors


def neighbours(doors: Sequence[Joint], slot: Slot) -> list[Slot]:
    return [b if a == slot else a for a, b in doors if slot in (a, b)]
