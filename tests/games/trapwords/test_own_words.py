"""Words that a group brought along take the place of those in the box."""

import pytest

from tests.games.trapwords.dungeon import FANTASY, GAME, NOTHING, sitters
from tests.packs import KITCHEN, TOWN
from trapline.games.trapwords import Trapwords
from trapline.games.trapwords.facts.rounds import WordDrawn
from trapline.games.trapwords.model.game import Memory
from trapline.games.trapwords.model.options import Options, WordSet
from trapline.kernel import IllegalMove, NoPacks, SeededLuck

OURS = Options(pack=KITCHEN.id)


def drawn(memory: Memory = NOTHING, game: Trapwords = GAME) -> set[str]:
    facts = game.setup(OURS, sitters(), 0, SeededLuck("words"), memory)
    return {fact.word for fact in facts if isinstance(fact, WordDrawn)}


def test_a_group_may_bring_words_of_its_own() -> None:
    """TW-22"""
    assert drawn() < set(KITCHEN.words)


def test_words_of_our_own_do_not_come_twice_either() -> None:
    """TW-24"""
    *seen, teapot, whisk = KITCHEN.words

    assert drawn(Memory(used=tuple(seen))) == {teapot, whisk}


def test_when_all_words_were_seen_the_recent_ones_rest() -> None:
    """TW-24"""
    early, recent = KITCHEN.words[:20], KITCHEN.words[20:]

    again = drawn(Memory(used=early + recent))

    assert len(again) == 2
    assert again < set(early)


def test_several_lists_are_mixed_and_the_words_of_the_game_too() -> None:
    """TW-24"""
    both = GAME.box(Options(pack=f"{KITCHEN.id} {TOWN.id}")).words[WordSet.FANTASY]
    all_of_them = GAME.box(Options(pack=f"{KITCHEN.id} box")).words[WordSet.FANTASY]

    assert set(both) == {*KITCHEN.words, *TOWN.words} - {"Whisk"}
    assert set(all_of_them) == {*KITCHEN.words, *FANTASY}


def test_an_unknown_list_cannot_be_chosen() -> None:
    with pytest.raises(IllegalMove) as refusal:
        GAME.check(Options(pack="0" * 64), sitters())

    assert (refusal.value.reason, refusal.value.facts) == ("no-such-pack", {"field": "pack"})


def test_a_list_that_got_lost_does_not_end_the_game() -> None:
    forgetful = Trapwords(GAME.boxes, GAME.judges, NoPacks())

    assert drawn(game=forgetful) < set(FANTASY)
