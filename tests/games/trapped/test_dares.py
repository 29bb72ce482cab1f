"""Dares worth retelling: stunts of the scenario, and one's own words (TD-74, TD-80, TD-133)."""

import pytest
from msgspec.structs import replace

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    CLEO,
    DAN,
    LANGUAGES,
    SHIPPED,
    VALDA,
    Evening,
    only,
    refused,
    told,
)
from trapline.catalogue import content
from trapline.games.trapped.bots.deeds import at_random
from trapline.games.trapped.bots.hearing import weighed
from trapline.games.trapped.facts.conflict import Tested
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.basics import OWN
from trapline.games.trapped.model.kinds import Attribute, Contest, Prompt, Side
from trapline.games.trapped.model.options import Setting
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes.conflict import Accept, Decline, MayAccept, Reveal, Weigh
from trapline.games.trapped.wishes.offers import Target
from trapline.games.trapped.wishes.talk import NotThis
from trapline.games.trapped.wishes.trouble import Face
from trapline.games.trapped.wishes.turn import Challenge, MayChallenge
from trapline.kernel import PUBLIC, Language, SeededLuck, Text

MOONWALK = "stunt:moonwalk"
WORDS = "Juggle three skulls and whistle"
FEWEST = 8


def test_a_bot_to_whom_only_its_own_words_are_left_dares_nobody() -> None:
    """TD-133: bots have no words of their own for a dare."""
    may = MayChallenge(1, (CLEO,), (OWN,), (Target(CLEO, (OWN,)),))
    view = replace(Evening().view(BOB), may=(may,))

    assert list(at_random(view, view.sheets[BIFF], SeededLuck("any"))) == []


def dared(dare: str = MOONWALK, words: str = "") -> Evening:
    table = Evening()
    table.play(BOB, Challenge(table.number, CLEO, Text(dare), Text(words)))
    return table


@pytest.mark.parametrize("setting", SHIPPED)
def test_each_scenario_has_dares_worth_retelling(setting: Setting) -> None:
    """TD-74: enough for an evening, told in both languages."""
    dares = SHIPPED[setting].dares

    assert len(dares) >= FEWEST
    assert all(one.says[language].text for one in dares for language in LANGUAGES)
    assert {attribute for one in dares for attribute in one.attributes} == {*Attribute} - {
        Attribute.LUCKY
    }


def test_a_stunt_that_is_accepted_is_tested_at_once() -> None:
    """TD-74, TD-75: Cleo says with what, bids, and the others help or hinder."""
    table = dared()
    assert table.view(PUBLIC).dare.attributes == (Attribute.FAST, Attribute.SEXY)

    facts = table.play(CLEO, Accept(table.number))

    test = only(facts, Tested)
    assert (test.kind, test.seat, test.figure, test.cards) == (Contest.DARE, CLEO, VALDA, 2)
    assert table.view(CLEO).ask is Ask.FACE
    table.play(CLEO, Face(table.number, Attribute.SEXY, Text("")))
    assert table.ask is Ask.BID
    assert table.state.conflict.line == (CLEO, DAN, BOB)


def test_who_did_what_they_were_dared_to_tells_how() -> None:
    """TD-40, TD-74."""
    table = dared().draws("2♠ 4♠ 5♠")
    table.play(CLEO, Accept(table.number))
    table.listens = True

    table.contest(CLEO, "Q♣")

    assert (table.state.cue.seat, table.state.cue.prompt) == (CLEO, Prompt.DARED)


def test_who_fails_in_a_stunt_may_get_hurt() -> None:
    """TD-70, TD-74."""
    table = dared().draws("2♠ K♠ Q♠ 2♥").put(VALDA, lucky_used=True)
    table.play(CLEO, Accept(table.number))

    facts = table.contest(CLEO, "3♣")

    assert "DamageDrawn" in told(facts)


def test_a_stunt_that_is_declined_is_argued_about_first() -> None:
    """TD-76, TD-79: a challenger who has won keeps out of it."""
    table = dared().put(BIFF, VALDA, lucky_used=True)
    table.play(CLEO, Decline(table.number))
    table.bid(CLEO, "3♣", Side.HINDER)
    table.bid(BOB, "K♥")

    table.play(ANN, Reveal(table.number))

    assert table.state.conflict.kind is Contest.DARE
    assert table.state.conflict.line == (CLEO, DAN)


def test_each_stunt_comes_once() -> None:
    """TD-133."""
    table = Evening(dared=frozenset({MOONWALK}))

    offer = challenge_of(table)

    assert MOONWALK not in offer.dares
    assert "stunt:warranty" in offer.dares
    assert refused(table, BOB, Challenge(table.number, CLEO, Text(MOONWALK), Text(""))).facts == {
        "rule": "TD-80"
    }


def test_the_gm_says_what_ones_own_words_take() -> None:
    """TD-74: and the words stand on every screen."""
    table = dared("own", WORDS)
    assert table.view(ANN).ask is Ask.WEIGH
    assert table.may(ANN) >= {"Weigh"}

    table.play(ANN, Weigh(table.number, Attribute.FAST))

    assert table.ask is Ask.ANSWER
    assert table.view(PUBLIC).dare.words == WORDS
    assert table.view(CLEO).dare.attributes == (Attribute.FAST,)
    assert any(isinstance(one, MayAccept) for one in table.view(CLEO).may)


def test_with_one_attribute_nobody_is_asked_which() -> None:
    """TD-74."""
    table = dared("own", WORDS)
    table.play(ANN, Weigh(table.number, Attribute.FAST))

    table.play(CLEO, Accept(table.number))

    assert table.ask is Ask.BID
    assert table.view(DAN).conflict.words == WORDS
    assert table.state.conflict.attribute is Attribute.FAST


def test_what_the_gm_refuses_costs_no_turn() -> None:
    """TD-80."""
    table = dared("own", "Jump to the moon")

    facts = table.play(ANN, Weigh(table.number))

    assert told(facts) == ["DareRefused", "Asked"]
    assert table.ask is Ask.ACT
    assert table.view(PUBLIC).waiting == (BOB,)
    assert CLEO in [target.seat for target in challenge_of(table).targets]


def test_silence_of_the_gm_takes_courage() -> None:
    """TD-134."""
    table = dared("own", WORDS)

    table.wait()

    assert table.view(PUBLIC).dare.attributes == (Attribute.BRAVE,)


def test_nobody_can_be_dared_to_nothing() -> None:
    """TD-74."""
    table = Evening()

    wish = Challenge(table.number, CLEO, Text("own"), Text(""))

    assert refused(table, BOB, wish).reason == Reason.EMPTY_TEXT


def test_a_dare_that_somebody_does_not_want_is_read_no_more() -> None:
    """TD-126."""
    table = dared("own", WORDS)
    table.play(ANN, Weigh(table.number, Attribute.FAST))
    table.play(CLEO, Accept(table.number))

    table.play(DAN, NotThis(table.state.story[-1].number))

    assert table.view(BOB).conflict.words == ""


@pytest.mark.parametrize(
    ("words", "attribute"),
    [
        ("Kiss the portrait and dance away", Attribute.SEXY),
        ("Cours au bout du couloir", Attribute.FAST),
        ("Read the manual aloud", Attribute.CLEVER),
        ("Lance une chaise sur le monstre", Attribute.DANGEROUS),
        ("Stand in the dark for an hour", Attribute.BRAVE),
    ],
)
def test_a_bot_gm_hears_what_a_dare_takes(words: str, attribute: Attribute) -> None:
    """TD-20, TD-74, TD-129."""
    table = dared("own", words)

    assert weighed(table.view(ANN)) is attribute


def challenge_of(table: Evening) -> MayChallenge:
    [offer] = [one for one in table.view(BOB).may if isinstance(one, MayChallenge)]
    return offer


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_calls_a_dare_in_own_words_by_a_name_that_is_whole(language: Language) -> None:
    """TD-74: the words themselves follow it."""
    texts = content("trapped", f"{language}/texts.json", dict[str, str])

    assert "{" not in texts[f"screen.dare.{OWN}"]
