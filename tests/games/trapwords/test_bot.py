"""Bots of Trapwords who write a list together."""

from tests.games.trapwords.dungeon import BOB, DAN, GAME, Evening
from trapline.games.trapwords import wishes as w
from trapline.kernel import PLAIN, SeededLuck, Text, Wish


def crowded() -> Evening:
    """Let Bob and Dan think of the third trap at the same moment."""
    evening = Evening().begin()
    for by, word in ((BOB, "fire"), (DAN, "night"), (BOB, "oil"), (DAN, "glass")):
        evening.play(by, w.Propose(evening.state.turn, Text(word)))
    return evening


def chosen(evening: Evening, seat: int) -> Wish | None:
    return GAME.bots[PLAIN].choose(evening.view(seat), SeededLuck("bot"))


def test_whoever_was_one_too_many_strikes_their_trap() -> None:
    """TW-30, TW-31: or nobody could ever agree."""
    evening = crowded()

    assert chosen(evening, BOB) is None
    assert chosen(evening, DAN) == w.Strike(evening.state.turn, Text("glass"))


def test_then_they_agree() -> None:
    """TW-31"""
    evening = crowded()
    evening.play(DAN, w.Strike(evening.state.turn, Text("glass")))

    assert chosen(evening, BOB) == chosen(evening, DAN) == w.Agree(evening.state.turn)
