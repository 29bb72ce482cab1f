"""Nobody can tell two evenings apart that differ only in what they may not know."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest

from tests.conformance import faults
from tests.games import whisper_model as m
from tests.games.whisper import Whisper
from tests.games.whisper_content import WORDS, shares_two_letters
from tests.games.whisper_state import State
from tests.reliability.evening import parted, streams
from tests.reliability.worlds import OURS, THEIRS, whisper
from trapline.kernel import (
    ARCHIVE,
    By,
    IllegalMove,
    Luck,
    TableTime,
    codec,
)
from trapline.tables import audience, chat, doors, export
from trapline.tables.audience import Audience
from trapline.tables.entrance import Entrance
from trapline.tables.match import Match
from trapline.tables.protocol import Role

Patch = pytest.MonkeyPatch


def named(planted: object) -> str:
    return getattr(planted, "__name__", "")


async def test_what_anybody_is_sent_tells_nothing_they_may_not_know() -> None:
    assert await parted(whisper()) == set()


async def test_the_evenings_do_differ_for_those_who_know() -> None:
    one, other = await streams(whisper(), OURS), await streams(whisper(), THEIRS)

    for name, hand in (("Ann", 0), ("Bob", 1)):
        assert OURS[hand][1].encode() in b"".join(one[name])
        assert THEIRS[hand][1].encode() in b"".join(other[name])
        assert OURS[1 - hand][1].encode() not in b"".join(one[name])


class RefusesWithAHint(Whisper):
    """A refusal says how long the word would have been."""

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> list[m.AnyFact]:
        try:
            return super().play(state, by, wish, at, luck)
        except IllegalMove as refusal:
            hint = [len("".join(words)) for words in state.words]
            raise IllegalMove(refusal.reason, **refusal.facts, hint=hint) from None


class RefusesInOrder(Whisper):
    """A refusal names both teams, the one with the longer word first."""

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> list[m.AnyFact]:
        try:
            return super().play(state, by, wish, at, luck)
        except IllegalMove as refusal:
            hands = {"ours": state.words[0][-1], "theirs": state.words[1][-1]}
            longest = sorted(hands, key=lambda team: (len(hands[team]), hands[team]))
            raise IllegalMove(refusal.reason, **dict.fromkeys(longest, 0)) from None


GAME_FAULTS: Mapping[type[Whisper], set[str]] = {
    RefusesWithAHint: {"Ann", "Bob"},
    faults.ShowsTheirWord: {"Ann", "Bob", "Cleo", "Dan", "Eve", "TV"},
}


@pytest.mark.parametrize(
    ("fault", "who"), GAME_FAULTS.items(), ids=lambda x: getattr(x, "__name__", "")
)
async def test_a_game_that_tells_too_much_is_caught(fault: type[Whisper], who: set[str]) -> None:
    assert await parted(fault(WORDS, shares_two_letters)) == who


def hints_by_undo(patch: Patch) -> None:
    """Only a short word can be taken back."""
    honest = Match.undoable

    def undoable(match: Match) -> int | None:
        long = any(len(words) == 1 and len(words[0]) > 4 for words in match.state.words)
        return None if long else honest(match)

    patch.setattr(Match, "undoable", undoable)


def hints_by_how_far_back(patch: Patch) -> None:
    """The table goes further back where a word is long."""
    patch.setattr(
        Match, "earliest", lambda match: sum(len("".join(words)) for words in match.state.words)
    )


def shows_the_tv_a_seat(patch: Patch) -> None:
    """A screen without a person sees through the first seat."""
    honest = doors.sight
    shown = lambda table, grants, tv: 0 if tv.role is Role.TV else honest(table, grants, tv)  # noqa: E731
    patch.setattr(doors, "sight", shown)


def tells_returners_everything(patch: Patch) -> None:
    """Who comes back is told what they missed as the archive knows it."""
    honest = Audience._told
    patch.setattr(Audience, "_told", lambda self, since, _: honest(self, since, ARCHIVE))


def lets_everybody_hear_the_teams(patch: Patch) -> None:
    patch.setattr(chat, "readers", lambda *_: None)


def writes_teams_into_the_welcome(patch: Patch) -> None:
    """Lines are kept for their readers, but whoever comes back reads them all."""
    patch.setattr(audience, "readable", lambda *_: True)


def exports_too_early(patch: Patch) -> None:
    patch.setattr(export, "is_last", lambda _: True)
    patch.setattr(export, "is_played_out", lambda _: True)


def opens_what_was_abandoned(patch: Patch) -> None:
    patch.setattr(export, "is_played_out", lambda _: True)


def names_a_word_at_the_door(patch: Patch) -> None:
    honest = Entrance._door

    def door(self: Entrance, live: Any, token: Any) -> Any:
        match = live.room.evening.match
        hidden = match.state.words[0][0] if match else None
        return hidden if token is None else honest(self, live, token)

    patch.setattr(Entrance, "_door", door)


PLANTED: Mapping[Callable[[Patch], None], set[str]] = {
    faults.tells_the_deck: {"Ann", "Bob", "Cleo", "Dan", "Eve", "TV"},
    faults.tells_the_deal: {"Ann", "Bob", "Cleo", "Dan", "Eve", "TV"},
    faults.tells_the_spectators: {"Ann", "Bob", "Cleo", "Dan", "Eve", "TV"},
    hints_by_undo: {"Bob", "Dan", "Eve", "TV"},
    hints_by_how_far_back: {"Ann", "Bob", "Cleo", "Dan", "Eve", "TV"},
    shows_the_tv_a_seat: {"TV"},
    tells_returners_everything: {"Ann", "Bob", "Cleo", "Dan", "Eve", "TV"},
    lets_everybody_hear_the_teams: {"Ann", "Bob", "Cleo", "Dan", "Eve", "TV"},
    writes_teams_into_the_welcome: {"Ann", "Bob", "Cleo", "Dan", "Eve", "TV"},
    exports_too_early: {"Ann", "Bob", "Cleo", "Dan", "Eve"},
    opens_what_was_abandoned: {"Ann", "Bob", "Cleo", "Dan", "Eve"},
    names_a_word_at_the_door: {"a stranger", "TV"},
}


@pytest.mark.parametrize(
    ("plant", "who"), PLANTED.items(), ids=lambda x: getattr(x, "__name__", "")
)
async def test_a_house_that_tells_too_much_is_caught(
    plant: Callable[[Patch], None], who: set[str], monkeypatch: Patch
) -> None:
    plant(monkeypatch)

    assert await parted(whisper()) == who


async def test_the_order_in_which_a_refusal_was_filled_is_lost_on_the_way() -> None:
    assert await parted(RefusesInOrder(WORDS, shares_two_letters)) == set()


async def test_a_codec_that_kept_the_order_would_be_caught(monkeypatch: Patch) -> None:
    plain = msgspec.json.Encoder(enc_hook=str)
    monkeypatch.setattr(codec, "_ENCODER", plain)

    assert await parted(RefusesInOrder(WORDS, shares_two_letters)) >= {"Ann"}
