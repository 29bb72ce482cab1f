"""Traps that can be read in two ways, written and said before the real referees (TW-42)."""

from typing import NamedTuple

import pytest

from tests.games.trapwords.dungeon import ANN, BOB, Evening
from tests.games.trapwords.real_words import GAME, SECRETS, opened
from trapline.games.trapwords.model.kinds import Failure, Phase
from trapline.games.trapwords.model.options import Options
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.wishes.calls import Accept, CallTrap
from trapline.games.trapwords.wishes.writing import Propose
from trapline.kernel import PUBLIC, IllegalMove, Language, Text


class Helper(NamedTuple):
    """A trap, a clue in which it only helps, and one in which it has a meaning of its own."""

    language: Language
    trap: str
    helping: str
    meaning: str


HELPERS = [
    Helper("en", "can", "miners can carry one", "oil in a can"),
    Helper("en", "will", "this will shine", "the last will of a miner"),
    Helper("en", "might", "you might carry one", "a king of great might"),
    Helper("en", "must", "you must carry it", "for campers it is a must"),
    Helper("en", "may", "you may hang it", "may"),
    Helper("fr", "pouvoir", "pour pouvoir lire", "un génie au grand pouvoir"),
    Helper("fr", "devoir", "sans devoir allumer", "le devoir du mineur"),
    Helper("fr", "savoir", "pour savoir lire", "le savoir des mineurs"),
    Helper("fr", "être", "pour être vu", "un être humain en porte"),
    Helper("fr", "avoir", "on aime en avoir", "un avoir du magasin"),
]


def set_against(language: Language, trap: str) -> Evening:
    """Bob has set this trap, and Ann gives clues to LANTERN."""
    return opened(language, trap, *{"en": ("fire", "night"), "fr": ("feu", "nuit")}[language])


@pytest.mark.parametrize("helper", HELPERS, ids=lambda helper: helper.trap)
def test_a_helper_may_be_set_and_its_writers_are_warned(helper: Helper) -> None:
    """TW-38, TW-42"""
    options = Options(language=helper.language)
    evening = Evening(options, game=GAME).begin(*SECRETS[helper.language])

    evening.play(BOB, Propose(evening.state.turn, Text(helper.trap)))

    assert [draft.homograph for draft in evening.view(BOB).drafts] == [True]


@pytest.mark.parametrize("helper", HELPERS, ids=lambda helper: helper.trap)
def test_a_helper_stops_nobody_by_itself_whatever_it_means(helper: Helper) -> None:
    """TW-42, TW-74"""
    evening = set_against(helper.language, helper.trap)

    evening.clue(helper.helping)
    evening.clue(helper.meaning)

    assert evening.state.phase is Phase.CLUING


@pytest.mark.parametrize("helper", HELPERS, ids=lambda helper: helper.trap)
def test_people_call_it_where_it_has_a_meaning_of_its_own(helper: Helper) -> None:
    """TW-42, TW-76"""
    evening = set_against(helper.language, helper.trap)
    evening.clue(helper.meaning)

    evening.play(BOB, CallTrap(evening.state.turn, Text(helper.trap), 1, Text(helper.trap)))
    if evening.state.phase is Phase.STOPPED:
        evening.play(ANN, Accept(evening.state.turn))

    assert evening.book[-1].failure is Failure.TRAP


@pytest.mark.parametrize(
    ("language", "trap"),
    [
        ("en", "is"),
        ("en", "has"),
        ("en", "would"),
        ("fr", "aller"),
        ("fr", "vouloir"),
        ("fr", "faire"),
    ],
)
def test_a_verb_that_only_helps_is_no_trap(language: Language, trap: str) -> None:
    """TW-38"""
    evening = Evening(Options(language=language), game=GAME).begin(*SECRETS[language])

    with pytest.raises(IllegalMove, match=Reason.TRAP_HELPER):
        evening.play(BOB, Propose(evening.state.turn, Text(trap)))


SPELT_ALIKE: list[tuple[Language, str]] = [
    *(("en", word) for word in ("saw", "wound", "bear", "rose")),
    *(("fr", word) for word in ("souris", "marché", "livre")),
]


@pytest.mark.parametrize(("language", "trap"), SPELT_ALIKE)
def test_writers_are_warned_that_another_word_is_spelt_so(language: Language, trap: str) -> None:
    """TW-42"""
    evening = Evening(Options(language=language), game=GAME).begin(*SECRETS[language])

    evening.play(BOB, Propose(evening.state.turn, Text(trap)))

    assert [draft.homograph for draft in evening.view(BOB).drafts] == [True]


def test_the_other_reading_stops_nobody_and_the_trapped_one_does() -> None:
    """TW-42, TW-77"""
    evening = set_against("en", "saw")
    evening.clue("miners saw with it")
    assert evening.state.phase is Phase.CLUING

    evening.clue("you cut wood with a saw")

    call = evening.view(PUBLIC).call
    assert call is not None
    assert call.said == "saw"


def test_a_precedent_for_one_reading_says_nothing_of_the_other() -> None:
    """TW-80"""
    evening = set_against("en", "rose")
    evening.clue("the miner rose")
    evening.call("rose", "rose")
    evening.contest()
    evening.vote()

    evening.clue("a rose")

    assert [p.springs for p in evening.view(PUBLIC).precedents] == [False]
    call = evening.view(PUBLIC).call
    assert call is not None
    assert call.said == "rose"
