"""Where tests of Trapwords begin: an opening, or Ann in the middle of her turn."""

from tests.games.trapwords.dungeon import GAME, UNCURSED, Evening, sitters
from trapline.games.trapwords import facts as f
from trapline.games.trapwords.model import Caller, Options, Speaking
from trapline.kernel import SeededLuck

BY_HAND = Options(curse_in_second=False, curse_in_fourth=False, caller=Caller.OPPONENTS)
SPOKEN = Options(curse_in_second=False, curse_in_fourth=False, speaking=Speaking.SPOKEN)
UNREVIEWED = Options(curse_in_second=False, curse_in_fourth=False, reviews=False)


def opening(options: Options = UNCURSED, seed: str = "opening", seats: int = 4) -> list[f.AnyFact]:
    return GAME.setup(options, sitters(seats), 0, SeededLuck(seed), None)


def in_turn(options: Options = UNCURSED) -> Evening:
    """Ann gives clues to LANTERN; Cleo guesses; Bob and Dan wrote fire, light, night."""
    return Evening(options).begin().write_both().take_book()
