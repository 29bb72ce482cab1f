"""Who did whom harm is remembered for a while, and seen by all."""

from tests.games.traps.jungle import ANN, BOB, CLEO, MAIN, Jungle, animal, human
from trapline.games.traps.model.basics import MEMORY
from trapline.games.traps.wishes.answers import PickTrap
from trapline.games.traps.wishes.turn import PlayAction


def blamed(jungle: Jungle) -> tuple[int, ...]:
    """Return whom Bob remembers, as Cleo sees it."""
    return next(board for board in jungle.view(CLEO).boards if board.seat == BOB).struck_by


def test_a_trap_is_held_against_its_owner() -> None:
    jungle = Jungle(3, turn=BOB).put(animal(BOB), MAIN[14]).trap(MAIN[15], ANN, "quicksand")
    jungle.move(animal(BOB), 1)

    jungle.suffer()

    assert blamed(jungle) == (ANN,)


def test_a_theft_is_held_against_the_thief() -> None:
    jungle = Jungle(3).put(animal(ANN), MAIN[14]).put(human(BOB), MAIN[15])

    jungle.move(animal(ANN), 1)

    assert blamed(jungle) == (ANN,)


def test_a_wrecked_trap_is_held_against_the_wrecker() -> None:
    jungle = Jungle(3).rolled().has(ANN, hand=("axe",))
    jungle.trap(MAIN[15], BOB, "quicksand").trap(MAIN[18], CLEO, "quicksand")
    jungle.turn(PlayAction, "axe")

    jungle.choose(PickTrap, MAIN[15])

    assert blamed(jungle) == (ANN,)


def test_only_the_latest_blows_are_remembered() -> None:
    jungle = Jungle(3).has(BOB, struck_by=(CLEO,) * MEMORY)
    jungle.put(animal(ANN), MAIN[14]).put(human(BOB), MAIN[15])

    jungle.move(animal(ANN), 1)

    assert blamed(jungle) == (CLEO,) * (MEMORY - 1) + (ANN,)
