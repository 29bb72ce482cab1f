"""Luck comes out the same everywhere, and favours nobody."""

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trapline.kernel import Luck, SeededLuck

seeds = st.integers(0, 2**64)


class Written(Luck):
    """Luck that follows a script."""

    def __init__(self, words: Iterable[int]) -> None:
        super().__init__()
        self.words = iter(words)

    def word(self) -> int:
        return next(self.words)


def test_a_seed_gives_the_same_dice_in_every_version_of_python() -> None:
    luck = SeededLuck(1)

    assert [luck.die() for _ in range(12)] == [4, 2, 4, 1, 2, 5, 5, 2, 2, 3, 3, 2]


def test_a_seed_gives_the_same_shuffle_in_every_version_of_python() -> None:
    assert SeededLuck("ann").shuffled(range(10)) == (0, 2, 9, 3, 5, 4, 7, 8, 1, 6)


def test_a_seed_gives_the_same_sample_in_every_version_of_python() -> None:
    assert SeededLuck(3).sample("abcdefgh", 3) == ("c", "d", "a")


def test_a_seed_gives_the_same_words_in_every_version_of_python() -> None:
    assert SeededLuck(0).word() == 0x729AF1890A407E52


def test_a_number_and_its_digits_are_the_same_seed() -> None:
    assert SeededLuck(12).word() == SeededLuck("12").word()


def test_neighbouring_seeds_share_no_words() -> None:
    words = Counter(SeededLuck(seed).word() for seed in range(1000))

    assert max(words.values()) == 1


def test_a_word_past_the_last_whole_multiple_is_thrown_again() -> None:
    luck = Written([2**64 - 1, 7])

    assert luck.below(6) == 1


@pytest.mark.parametrize("word", [0, 2**64 - 1 - 2**64 % 6])
def test_the_words_at_both_ends_of_the_fair_range_count(word: int) -> None:
    luck = Written([word])

    assert luck.below(6) == word % 6


def test_of_one_thing_there_is_one_choice() -> None:
    assert SeededLuck(1).choice(["moon"]) == "moon"


def test_asking_luck_is_counted_and_looking_is_not() -> None:
    luck = SeededLuck(1)

    luck.shuffled("abcd")
    luck.shuffled("a")
    luck.die()

    assert luck.draws == 4


@given(seeds, st.integers(1, 2**40))
def test_a_number_stays_below_its_limit(seed: int, limit: int) -> None:
    assert 0 <= SeededLuck(seed).below(limit) < limit


@given(seeds, st.integers(2, 100))
def test_a_die_shows_one_of_its_faces(seed: int, faces: int) -> None:
    assert 1 <= SeededLuck(seed).die(faces) <= faces


@given(seeds, st.lists(st.integers(0, 9)))
def test_a_shuffle_keeps_every_card(seed: int, cards: list[int]) -> None:
    assert Counter(SeededLuck(seed).shuffled(cards)) == Counter(cards)


@given(seeds, st.lists(st.integers(), unique=True), st.integers(0, 10))
def test_a_sample_takes_no_card_twice(seed: int, cards: list[int], count: int) -> None:
    taken = SeededLuck(seed).sample(cards, count)

    assert len(set(taken)) == len(taken) == min(count, len(cards))


def test_every_card_comes_to_lie_everywhere() -> None:
    luck = SeededLuck("fair")
    shuffles = [luck.shuffled("abcd") for _ in range(500)]

    assert {(card, place) for deal in shuffles for place, card in enumerate(deal)} == {
        (card, place) for card in "abcd" for place in range(4)
    }


def test_all_orders_of_three_cards_come_about_equally_often() -> None:
    luck = SeededLuck("fair")

    orders = Counter(luck.shuffled("abc") for _ in range(6000))

    assert len(orders) == 6
    assert all(880 < times < 1120 for times in orders.values())
