"""The twins of every title part where it tells too much, by whichever way."""

import zlib
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.conformance.games import GAMES
from tests.conformance.subject import Subject
from tests.conformance.trial import hold_in_part
from tests.conformance.twins import twins_look_alike
from trapline.kernel import ARCHIVE, Fact, Game, IllegalMove, Observer

EXAMPLES = 1_000

Plant = Callable[[pytest.MonkeyPatch, type[Game]], None]


def tells_everybody_all(patch: pytest.MonkeyPatch, _game: type[Game]) -> None:
    patch.setattr(Fact, "is_known_to", lambda *_: True)


def shows_everybody_all(patch: pytest.MonkeyPatch, game: type[Game]) -> None:
    honest = game.view

    def view(self: Game, state: Any, observer: Observer) -> Any:
        return replace(honest(self, state, ARCHIVE), may=honest(self, state, observer).may)

    patch.setattr(game, "view", view)


def hurries_by_a_secret(patch: pytest.MonkeyPatch, game: type[Game]) -> None:
    honest = game.deadline

    def deadline(self: Game, state: Any) -> Any:
        due = honest(self, state)
        return due and replace(due, at=due.at + hint(state) % 97)

    patch.setattr(game, "deadline", deadline)


def refuses_with_a_hint(patch: pytest.MonkeyPatch, game: type[Game]) -> None:
    honest = game.play

    def play(self: Game, state: Any, *asked: Any) -> Any:
        try:
            return honest(self, state, *asked)
        except IllegalMove as refusal:
            raise IllegalMove(refusal.reason, **refusal.facts, hint=hint(state)) from None

    patch.setattr(game, "play", play)


def hint(state: Any) -> int:
    return zlib.crc32(repr(state).encode())


@pytest.mark.parametrize("subject", [one for one in GAMES if one.rules], ids=str)
@pytest.mark.parametrize(
    "plant",
    [tells_everybody_all, shows_everybody_all, hurries_by_a_secret, refuses_with_a_hint],
)
def test_a_part_of_the_campaign_finds_a_title_that_tells_too_much(
    subject: Subject, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, type(subject.game))

    with pytest.raises(AssertionError, match="twin"):
        hold_in_part(subject, twins_look_alike, EXAMPLES, "planted")
