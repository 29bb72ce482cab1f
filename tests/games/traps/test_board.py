"""The board, the cards and the adventurers: what lies in the box."""

import math
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.traps.jungle import (
    ADVENTURERS,
    BOARD,
    BOX,
    CARDS,
    FORK,
    LAST,
    MAIN,
    SPOTS,
    content,
    kind,
)
from trapline.games.traps.model.basics import FINISH, REACH, START
from trapline.games.traps.model.kinds import Kind, Terrain
from trapline.games.traps.rules.verbs import VERBS

ENDS = 2


def test_the_path_has_between_64_and_80_spaces() -> None:
    assert 64 <= len(SPOTS) - ENDS <= 80


def test_there_are_five_kinds_of_special_spaces() -> None:
    """TR-65"""
    assert set(BOARD.kinds) - {Terrain.PATH} == {
        Terrain.HOME,
        Terrain.BANK,
        Terrain.CHANCE,
        Terrain.HUT,
        Terrain.TOXIC,
    }


def test_home_base_is_start_and_finish() -> None:
    """TR-67"""
    home = [space for space, terrain in enumerate(BOARD.kinds) if terrain is Terrain.HOME]

    assert home == [START, FINISH]
    assert all(BOARD.is_safe(space) for space in home)


def test_every_space_is_reached_from_start_and_leads_to_the_finish() -> None:
    assert all(BOARD.routes[space][-1] == space for space in range(1, len(SPOTS)))
    assert all(BOARD.nearest[space] > 0 for space in range(len(SPOTS)) if space != FINISH)


def test_two_forks_differ_in_character() -> None:
    forks = [space for space in range(len(SPOTS)) if len(BOARD.next[space]) == 2]
    characters = [[character(way) for way in BOARD.next[fork]] for fork in forks]

    assert len(forks) >= 2
    for (length, toxics, riches), (other, other_toxics, other_riches) in characters:
        longer_is_first = length > other
        assert length != other
        assert (toxics < other_toxics) == longer_is_first
        assert (riches > other_riches) == longer_is_first


def character(space: int) -> tuple[int, int, int]:
    """Return length, toxic spaces and rich spaces of a branch until it meets another."""
    branch = []
    while len(BOARD.before[space]) == 1:
        branch.append(BOARD.kinds[space])
        space = BOARD.next[space][0]
    rich = sum(terrain in (Terrain.BANK, Terrain.CHANCE, Terrain.HUT) for terrain in branch)
    return len(branch), branch.count(Terrain.TOXIC), rich


def test_forks_and_ends_are_ordinary() -> None:
    assert BOARD.kinds[FORK] is Terrain.PATH
    assert BOARD.kinds[LAST] is Terrain.PATH


def test_no_three_special_spaces_come_in_a_row() -> None:
    special = [terrain is not Terrain.PATH for terrain in BOARD.kinds]
    rows = [(a, b, c) for a in range(len(SPOTS)) for b in BOARD.next[a] for c in BOARD.next[b]]

    assert not [row for row in rows if all(special[space] for space in row)]


def test_a_hut_lies_before_every_toxic_space() -> None:
    assert MAIN.index(kind(Terrain.HUT)) < MAIN.index(kind(Terrain.TOXIC))


def test_spaces_are_drawn_on_the_board_and_apart() -> None:
    assert all(30 <= spot.x <= 1570 and 30 <= spot.y <= 870 for spot in SPOTS)
    gaps = [math.dist((a.x, a.y), (b.x, b.y)) for i, a in enumerate(SPOTS) for b in SPOTS[:i]]
    assert min(gaps) >= 64


def test_the_box_holds_more_than_150_cards_of_four_types() -> None:
    """TR-2, TR-44"""
    types = Counter(card.kind for card in CARDS)

    assert len(BOX.pile) >= 150
    assert types[Kind.TRAP] >= 20
    assert types[Kind.ACTION] >= 15
    assert types[Kind.PERK] >= 6
    assert types[Kind.PIT] >= 3
    assert types[Kind.DODGE] >= 3
    assert types[Kind.TREASURE] >= 3


def test_all_values_are_multiples_of_ten() -> None:
    """TR-58: so that no half is odd."""
    amounts = [amount for card in CARDS for amount in (card.value, card.owner, card.foe)]

    assert {amount % 10 for amount in amounts} == {0}


def test_every_effect_is_a_verb_the_rules_know() -> None:
    of_cards = [effect for card in CARDS for effect in card.effects]
    effects = of_cards + [effect for one in ADVENTURERS for effect in one.effects]

    assert {effect.do for effect in effects} == set(VERBS)


def test_eight_adventurers_are_four_animals_and_four_humans() -> None:
    assert Counter(one.animal for one in ADVENTURERS) == {True: 4, False: 4}


def test_every_card_and_adventurer_has_a_name_and_says_what_it_does() -> None:
    for language in ("en", "fr"):
        texts = content(f"{language}/texts.json", dict[str, str])
        for name in (*BOX.cards, *BOX.adventurers):
            assert texts[f"screen.card.{name}"]
            assert texts[f"screen.does.{name}"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_says_the_numbers_it_works_with(language: str) -> None:
    texts = content(f"{language}/texts.json", dict[str, str])

    for name, numbers in figures():
        said = {int(number) for number in re.findall(r"\d+", texts[f"screen.does.{name}"])}
        assert said <= numbers <= said | {1}, name


def figures() -> Iterator[tuple[str, set[int]]]:
    for one in ADVENTURERS:
        yield one.id, {effect.amount for effect in one.effects} - {0}
    for card in CARDS:
        amounts = {effect.amount for effect in card.effects} | {card.owner, card.foe}
        boons = {REACH + more if boon == "reach" else more for boon, more in card.boons.items()}
        loot = {card.value} if card.kind is Kind.TREASURE else set()
        yield card.id, (amounts | boons | loot) - {0}
