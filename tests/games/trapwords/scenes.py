"""Where tests of Trapwords begin: an opening, or Ann in the middle of her turn."""

from collections.abc import Mapping

from msgspec.structs import replace

from tests.games.trapwords.dungeon import EMBER, GAME, ICE, NOTHING, UNCURSED, Evening, sitters
from trapline import catalogue
from trapline.games.trapwords.facts import AnyFact
from trapline.games.trapwords.model.game import Memory
from trapline.games.trapwords.model.options import Caller, Options, Speaking
from trapline.kernel import Language, Seat, SeededLuck

BY_HAND = Options(curse_in_second=False, curse_in_fourth=False, caller=Caller.OPPONENTS)
SPOKEN = Options(curse_in_second=False, curse_in_fourth=False, speaking=Speaking.SPOKEN)
UNREVIEWED = Options(curse_in_second=False, curse_in_fourth=False, reviews=False)
REAL = catalogue.trapwords(catalogue.NO_PACKS)
"""Trapwords with the real referees and words."""
ELSEWHERE: Mapping[Language, tuple[str, str, str]] = {
    "en": ("stone", "tower", "king"),
    "fr": ("pierre", "tour", "roi"),
}
"""What lies in the way of the other team, where nobody looks."""


def opening(options: Options = UNCURSED, seed: str = "opening", seats: int = 4) -> list[AnyFact]:
    return GAME.setup(options, sitters(seats), 0, SeededLuck(seed), None)


def in_turn(
    options: Options = UNCURSED,
    *,
    seats: int = 4,
    memory: Memory = NOTHING,
    bots: tuple[Seat, ...] = (),
) -> Evening:
    """Ann gives clues to LANTERN; Cleo guesses; Bob and Dan wrote fire, light, night."""
    evening = Evening(options, seats=seats, memory=memory, bots=bots)
    return evening.begin().write_both().take_book()


def in_earnest(
    secret: str,
    *traps: str,
    language: Language = "en",
    options: Options = UNCURSED,
    memory: Memory = NOTHING,
) -> Evening:
    """Ann gives clues to a word before the real referee; Bob and Dan wrote these traps."""
    said = replace(options, language=language, both_parts=language == "en")
    evening = Evening(said, memory=memory, game=REAL).begin(ember=secret)
    evening.write(EMBER, *traps)
    evening.write(ICE, *ELSEWHERE[language])
    return evening.take_book()
