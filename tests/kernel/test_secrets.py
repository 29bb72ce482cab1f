"""Secrets are declared on the fact, and told to its witnesses alone."""

from typing import ClassVar

import pytest

from trapline.kernel import ARCHIVE, PUBLIC, Fact, Observer, each, if_any, redact, witnessed_by

HIDDEN = ""


class Dealt(Fact, frozen=True):
    """Somebody got cards, and perhaps a coin."""

    hides: ClassVar = {"cards": each(HIDDEN), "coin": if_any(HIDDEN), "mood": "calm"}

    seat: int
    cards: tuple[str, ...]
    coin: str | None
    mood: str
    to: tuple[int, ...]


class Whispered(Fact, frozen=True):
    """Something that others did not even notice."""

    unseen: ClassVar = True

    to: tuple[int, ...]


class Rolled(Fact, frozen=True):
    """Nothing about it is secret."""

    pips: int


DEALT = Dealt(1, ("ace", "king"), "gold", "merry", to=(1,))


@pytest.mark.parametrize("observer", [1, ARCHIVE])
def test_witnesses_are_told_all(observer: Observer) -> None:
    assert redact(DEALT, observer) == DEALT


@pytest.mark.parametrize("observer", [0, PUBLIC])
def test_others_are_told_what_the_fact_declares(observer: Observer) -> None:
    assert redact(DEALT, observer) == Dealt(1, (HIDDEN, HIDDEN), HIDDEN, "calm", to=(1,))


def test_what_there_was_not_is_not_hidden() -> None:
    assert redact(Dealt(1, (), None, "merry", to=(1,)), 0) == Dealt(1, (), None, "calm", to=(1,))


def test_what_was_unseen_is_not_told() -> None:
    happened = [Rolled(3), Whispered(to=(1,)), DEALT]

    assert list(witnessed_by(1, happened)) == happened
    assert list(witnessed_by(PUBLIC, happened)) == [Rolled(3), redact(DEALT, PUBLIC)]


def test_a_secret_without_witnesses_cannot_be_written() -> None:
    with pytest.raises(TypeError, match="Buried"):

        class Buried(Fact, frozen=True):
            hides: ClassVar = {"what": HIDDEN}

            what: str


def test_witnesses_of_nothing_cannot_be_written() -> None:
    with pytest.raises(TypeError, match="Shown"):

        class Shown(Fact, frozen=True):
            what: str
            to: tuple[int, ...]


def test_what_is_unseen_hides_nothing_besides() -> None:
    with pytest.raises(TypeError, match="Twice"):

        class Twice(Fact, frozen=True):
            hides: ClassVar = {"what": HIDDEN}
            unseen: ClassVar = True

            what: str
            to: tuple[int, ...]


def test_what_a_fact_does_not_have_cannot_be_hidden() -> None:
    with pytest.raises(TypeError, match="Misspelt"):

        class Misspelt(Fact, frozen=True):
            hides: ClassVar = {"waht": HIDDEN}

            what: str
            to: tuple[int, ...]
