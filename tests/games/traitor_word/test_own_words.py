"""Words that a group brought along: in the place of the cards, or mixed with them."""

import pytest

from tests.games.traitor_word.chain import BOX, GAME, UNKNOWN, Evening
from tests.packs import KITCHEN, TOWN, Library
from trapline.games.traitor_word.content import Box
from trapline.games.traitor_word.facts.cards import Dealt, Opened
from trapline.games.traitor_word.facts.chain import OpeningRead
from trapline.games.traitor_word.game import TraitorWord
from trapline.games.traitor_word.model.game import Memory
from trapline.games.traitor_word.model.options import Colour, Options
from trapline.games.traitor_word.rules.scene import Scene
from trapline.games.traitor_word.rules.words import is_known, refuse_unlawful
from trapline.kernel import IllegalMove, NoPacks, SeededLuck, Sitter

OURS = Options(pack=KITCHEN.id)
BOTH = Options(pack=f"{KITCHEN.id} {TOWN.id}")


def sitters(count: int = 3) -> tuple[Sitter, ...]:
    return tuple(Sitter(seat, None, bot=False) for seat in range(count))


def seen(options: Options, game: TraitorWord = GAME, memory: Memory | None = None) -> set[str]:
    facts = game.setup(options, sitters(), 0, SeededLuck("words"), memory)
    hands = {word for fact in facts if isinstance(fact, Dealt) for word in fact.words}
    return hands | {fact.text for fact in facts if isinstance(fact, OpeningRead)}


@pytest.mark.parametrize("colour", list(Colour))
def test_a_group_may_bring_words_of_its_own(colour: Colour) -> None:
    """TT-2"""
    assert seen(Options(pack=KITCHEN.id, colour=colour)) < set(KITCHEN.words)


def test_several_lists_are_shuffled_into_one_pile() -> None:
    """TT-2"""
    words = GAME.box(BOTH).words(Colour.BLACK)

    assert set(words) == {*KITCHEN.words, *TOWN.words} - {"Whisk"}
    assert len(words) == len(KITCHEN.words) + len(TOWN.words) - 1


def test_the_cards_of_the_game_can_be_among_them() -> None:
    """TT-2"""
    options = Options(pack=f"{KITCHEN.id} box", colour=Colour.PINK)

    words = GAME.box(options).words(options.colour)

    assert {*words} >= {*KITCHEN.words, *BOX.words(Colour.PINK)}
    assert "garden" not in words


def test_words_of_our_own_rest_after_a_game_too() -> None:
    """TT-4"""
    before = tuple(sorted(seen(BOTH)))
    facts = GAME.setup(BOTH, sitters(), 0, SeededLuck("words"), Memory(before))

    opened = next(fact for fact in facts if isinstance(fact, Opened))
    assert set(opened.discards) == set(before)
    assert not seen(BOTH, memory=Memory(before)) & set(before)


def test_an_unknown_list_cannot_be_chosen() -> None:
    with pytest.raises(IllegalMove) as refusal:
        GAME.check(Options(pack=f"{KITCHEN.id} {'0' * 64}"), sitters())

    assert (refusal.value.reason, refusal.value.facts) == ("no-such-pack", {"field": "pack"})


def test_a_list_must_be_long_enough_for_all_hands_and_piles() -> None:
    """TT-5, TT-7"""
    GAME.check(OURS, sitters(3))
    GAME.check(BOTH, sitters(6))
    with pytest.raises(IllegalMove) as refusal:
        GAME.check(OURS, sitters(4))

    told = {"field": "pack", "count": 40, "fewest": 42, "players": 4}
    assert (refusal.value.reason, refusal.value.facts) == ("too-few-words", told)


def test_of_lists_one_of_which_got_lost_the_others_are_played() -> None:
    forgetful = TraitorWord(GAME.boxes, GAME.judges, Library({TOWN.id: TOWN}))

    assert seen(BOTH, forgetful) < set(TOWN.words)


def test_lists_that_got_lost_do_not_end_the_game() -> None:
    forgetful = TraitorWord(GAME.boxes, GAME.judges, NoPacks())

    assert seen(BOTH, forgetful) < set(BOX.words(Colour.BLACK))


@pytest.mark.parametrize("odd", ["went", "I swim", UNKNOWN])
def test_what_stands_on_our_own_cards_may_be_said_whatever_it_is(odd: str) -> None:
    """TT-12"""
    evening = Evening()
    box = Box(((odd, odd), *BOX.cards))
    scene = Scene(box, GAME.judges["en"], evening.state, 0, SeededLuck("odd"))

    refuse_unlawful(scene, odd.upper())

    assert is_known(scene, odd.title())
