"""Trapwords as people type it: the real referees, in English and in French."""

import pytest

from tests.games.trapwords.dungeon import EMBER, ICE, Evening
from tests.packs import LIBRARY
from trapline.catalogue import trapwords
from trapline.games.trapwords.model.basics import Words
from trapline.games.trapwords.model.kinds import Curse, MonsterCard
from trapline.games.trapwords.model.options import Options, Slip
from trapline.kernel import IllegalMove, Language

GAME = trapwords(LIBRARY)
LANGUAGES: tuple[Language, ...] = ("en", "fr")
SECRETS = {"en": ("lantern", "castle"), "fr": ("lanterne", "château")}
"""What Ember and Ice must guess."""
FORBIDDEN = {"en": "with", "fr": "avec"}
"""The Word of Terror."""
TRAPS: dict[Language, tuple[Words, Words]] = {
    "en": (
        (
            *("fire", "light", "night", "glass", "flame", "oil", "dark"),
            *("wick", "candle", "bulb", "torch", "glow", "dim", "bright"),
        ),
        (
            *("tower", "king", "wall", "moat", "queen", "gate", "flag"),
            *("stone", "siege", "knight", "duke", "crown", "bridge", "prince"),
        ),
    ),
    "fr": (
        (
            *("feu", "lumière", "nuit", "verre", "flamme", "huile", "noir"),
            *("mèche", "bougie", "ampoule", "torche", "lueur", "éclat", "ombre"),
        ),
        (
            *("tour", "roi", "mur", "douve", "reine", "porte", "drapeau"),
            *("pierre", "siège", "chevalier", "duc", "couronne", "pont", "prince"),
        ),
    ),
}
"""What is written against each team, as far as its room asks for it."""


def opened(language: Language, *traps: str) -> Evening:
    """Ann gives clues to LANTERN, against these traps."""
    evening = Evening(Options(language=language), game=GAME).begin(*SECRETS[language])
    evening.write(EMBER, *traps)
    return written(evening, ICE).take_book()


def cursed(curse: Curse, language: Language, slips: Slip = Slip.REFUSED, seats: int = 4) -> Evening:
    """Ember, in the second room, must find LANTERN under this curse; Ann gives the clues."""
    options = Options(language=language, slips=slips)
    evening = Evening(options, game=GAME, seats=seats).put(teams=(1, 2))
    evening.begin(*SECRETS[language], curse).put(terror=FORBIDDEN[language])
    return written(evening, EMBER, ICE).take_book()


def fighting(card: MonsterCard, language: Language, *curses: Curse) -> Evening:
    """Both fight the monster; Ember goes first."""
    evening = Evening(Options(language=language), game=GAME, card=card)
    evening.put(teams=(4, 4), fought=True).begin(*SECRETS[language], *curses)
    return written(evening, EMBER, ICE).take_book()


def written(evening: Evening, *teams: int) -> Evening:
    for team in teams:
        traps = TRAPS[evening.state.options.language][team]
        evening.write(team, *traps[: evening.state.sizes[team]])
    return evening


def refused(evening: Evening, text: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        evening.clue(text)
    return refusal.value.reason
