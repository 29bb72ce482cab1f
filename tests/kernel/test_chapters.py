"""Every kind of thing has one function that is about it."""

from types import ModuleType

import pytest

from trapline.kernel import by_type, fold


class Rolled: ...


class Walked: ...


class Rested: ...


def chapter(*functions: object) -> ModuleType:
    made = ModuleType("chapter")
    for function in functions:
        function.__module__ = "chapter"
        setattr(made, function.__name__, function)  # type: ignore[attr-defined]  # all are functions
    return made


def rolled(_state: int, _fact: Rolled) -> int:
    return 1


def moved(_state: int, _fact: Walked | Rested) -> int:
    return 2


def rolled_again(_state: int, _fact: Rolled) -> int:
    return 3


def _helper(_state: int, _fact: Rolled) -> int:
    return 4


def helps(_state: int, _steps: int) -> int:
    return 5


def test_a_function_is_found_by_the_type_of_its_last_parameter() -> None:
    found = by_type(Rolled | Walked | Rested, chapter(rolled, _helper), chapter(moved, helps))

    assert {kind.__name__: function.__name__ for kind, function in found.items()} == {
        "Rolled": "rolled",
        "Walked": "moved",
        "Rested": "moved",
    }


def test_a_kind_without_a_function_cannot_be_overlooked() -> None:
    with pytest.raises(TypeError, match="Walked, Rested"):
        by_type(Rolled | Walked | Rested, chapter(rolled))


def test_a_kind_has_no_two_functions() -> None:
    with pytest.raises(TypeError, match="Rolled has two"):
        by_type(Rolled | Walked | Rested, chapter(rolled, moved), chapter(rolled_again))


def test_a_fold_hands_each_fact_to_its_function() -> None:
    after = fold(Rolled | Walked | Rested, chapter(rolled, moved))

    assert [after(None, Rolled()), after(0, Walked()), after(0, Rested())] == [1, 2, 2]
