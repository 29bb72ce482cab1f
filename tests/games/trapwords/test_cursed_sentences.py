"""Sentences that people type under a curse, before the real referees: lawful ones and others."""

from typing import NamedTuple

import pytest

from tests.games.trapwords.dungeon import BOB
from tests.games.trapwords.real_words import cursed, refused
from trapline.games.trapwords.model.basics import Words
from trapline.games.trapwords.model.kinds import ClueRule, Curse, Failure, Phase
from trapline.games.trapwords.model.options import Slip
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.wishes.calls import CallRule
from trapline.kernel import Language, Text


class Sentences(NamedTuple):
    """What may be said under a curse, and what is refused for a reason."""

    curse: Curse
    language: Language
    reason: Reason
    lawful: Words
    unlawful: Words


SENTENCES = [
    Sentences(
        Curse.ECHO,
        "en",
        Reason.CURSE_ECHO,
        (
            "old old miners miners carried carried it it",
            "you hang it you hang it",
            "Camping, camping! Handle, handle!",
            "a a lamp lamp you you carry carry by hand hand",
        ),
        (
            "old miners carried it",
            "camping camping handle",
            "sailors sailors used them them at sea",
        ),
    ),
    Sentences(
        Curse.ECHO,
        "fr",
        Reason.CURSE_ECHO,
        (
            "les les mineurs mineurs en en avaient avaient une une",
            "on l'accroche on l'accroche",
            "Camping, camping ! Poignée, poignée !",
        ),
        ("les mineurs en avaient une", "camping camping poignée", "ça ça pend au plafond plafond"),
    ),
    Sentences(
        Curse.SERPENT,
        "en",
        Reason.CURSE_SERPENT,
        (
            "you carry it when camping",
            "miners had one",
            "it isn't a lamp, but nearly",
            "Is it electric?",
        ),
        ("sailors had one", "you Swing it by hand", "a small lamp", "it's something miners used"),
    ),
    Sentences(
        Curse.SERPENT,
        "fr",
        Reason.CURSE_SERPENT,
        ("on la porte en camping", "c'est pour les mineurs", "ça pend", "l'escargot n'en a aucune"),
        (
            "elle sert aux mineurs",
            "on la suspend",
            "son anneau",
            "un objet Sans fil",
            "il s'en servait",
        ),
    ),
    Sentences(
        Curse.FOG,
        "en",
        Reason.CURSE_FOG,
        ("miners' lamp", "you carry it", "camping", "old-fashioned hand lamp"),
        ("you carry it camping", "a lamp with a handle"),
    ),
    Sentences(
        Curse.FOG,
        "fr",
        Reason.CURSE_FOG,
        ("lampe de mineur", "on l'accroche", "c'est l'éclairage d'avant", "camping"),
        ("une lampe de mineur", "on la porte à la main"),
    ),
    Sentences(
        Curse.FEEBLEMIND,
        "en",
        Reason.CURSE_FEEBLEMIND,
        (
            "lamp handle camping miner",
            "Halloween pumpkin",
            "miner's lamp",
            "ship captain hand metal ring",
            "cave, mine, tunnel, cellar",
            "past century",
            "grandfather garden barbecue summer",
            "human being hand",
            "railway man",
        ),
        (
            "a lamp",
            "the miner",
            "I lamp",
            "it",
            "lamp can",
            "will camping",
            "lamp of miner",
            "lamp and handle",
            "lamp with handle",
            "lamp is metal",
            "lamp miners carry often",
            "you hand",
            "lamp for camping",
            "it's lamp",
            "miner who lamp",
            "lamp if camping",
            "handle on top",
            "lamp must hang",
            "lamp has handle",
            "my lamp",
        ),
    ),
    Sentences(
        Curse.FEEBLEMIND,
        "fr",
        Reason.CURSE_FEEBLEMIND,
        (
            "lampe mineur camping",
            "citrouille Halloween",
            "marin bateau poignée anneau",
            "été jardin fête",
            "grand-père grenier",
            "métal or cuivre",
            "lampadaire rue",
            "avions piste",
            "pouvoir magie génie",
            "devoir école, être humain",
            "bruit son, voix ton",
            "danse pas, poème vers",
            "car voyage, or bijou",
            "arc-en-ciel couleur",
        ),
        (
            "une lampe",
            "la lampe",
            "lampe poilu",
            "mineur peut lampe",
            "lampe avoir",
            "le mineur",
            "je lampe",
            "elle lampe",
            "lampe de mineur",
            "lampe est métal",
            "l'éclairage",
            "d'éclairage",
            "c'est lampe",
            "lampe et poignée",
            "lampe avec poignée",
            "lampe pour camping",
            "lampe sous plafond",
            "lampe dans main",
            "lampe qui pend",
            "lampe a poignée",
            "lampe ancienne très",
            "donne-moi lampe",
            "ma lampe",
            "lampe mais poignée",
        ),
    ),
]


@pytest.mark.parametrize("under", SENTENCES)
def test_a_curse_knows_lawful_sentences_from_others(under: Sentences) -> None:
    """TW-97, TW-98, TW-100, TW-138"""
    for text in under.lawful:
        evening = cursed(under.curse, under.language)
        evening.clue(text)
        assert evening.state.phase is Phase.CLUING, text
    for text in under.unlawful:
        assert refused(cursed(under.curse, under.language), text) == under.reason, text


@pytest.mark.parametrize("under", SENTENCES)
def test_with_teeth_the_referee_agrees_to_a_call_of_each_slip_and_of_nothing_else(
    under: Sentences,
) -> None:
    """TW-138"""
    for text in (*under.lawful, *under.unlawful):
        evening = cursed(under.curse, under.language, Slip.CALLED)
        evening.clue(text)
        slips = [hint for hint in evening.view(BOB).hints if hint.rule is ClueRule.CURSE]
        assert bool(slips) == (text in under.unlawful), text
        for slip in slips:
            evening.play(BOB, CallRule(2, ClueRule.CURSE, 1, Text(slip.said)))
            evening.wait()
            assert evening.book[-1].failure is Failure.CURSE, text
