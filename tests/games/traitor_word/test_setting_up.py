"""Hands, piles, the draw pile, and the word that opens the chain."""

import pytest
from msgspec.structs import replace

from tests.games.traitor_word.chain import (
    ANN,
    BLACK,
    BOB,
    BOX,
    CLEO,
    GAME,
    NO_ROUNDS,
    PINK,
    Evening,
    kinds,
    sitters,
)
from trapline.games.traitor_word.facts import AnyFact
from trapline.games.traitor_word.facts.cards import Burnt, Dealt, Opened
from trapline.games.traitor_word.facts.chain import OpeningRead
from trapline.games.traitor_word.model.game import Memory, State
from trapline.games.traitor_word.model.kinds import Phase
from trapline.games.traitor_word.model.options import Colour, Options
from trapline.games.traitor_word.rules.drawing import unseen
from trapline.kernel import PUBLIC, Observer, SeededLuck, redact


def dealt(
    count: int = 3,
    options: Options | None = None,
    *,
    host: int | None = None,
    memory: Memory | None = None,
    seed: int = 1,
) -> tuple[list[AnyFact], State]:
    luck = SeededLuck(seed)
    facts = GAME.setup(options or Options(), sitters(count, host), 0, luck, memory)
    state = None
    for fact in facts:
        state = GAME.apply(state, fact)
    assert state is not None
    return facts, state


def test_three_to_six_play() -> None:
    """TT-1"""
    assert list(GAME.seats) == [3, 4, 5, 6]


def test_a_card_has_a_black_word_and_a_pink_one() -> None:
    """TT-2"""
    assert (BOX.words(Colour.BLACK), BOX.words(Colour.PINK)) == (BLACK, PINK)


def test_in_turn_nobody_can_take_a_token() -> None:
    """TT-3"""
    evening = Evening()

    assert not any("MayTake" in evening.may(seat) for seat in (ANN, BOB, CLEO))


@pytest.mark.parametrize("count", GAME.seats)
def test_everybody_has_five_secret_words_and_all_are_different(count: int) -> None:
    """TT-4, TT-7"""
    _, state = dealt(count)

    words = [word for player in state.players.values() for word in player.hand]
    assert len(set(words)) == len(words) == 5 * count


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """TT-7"""
    facts, state = dealt()
    hand = next(fact for fact in facts if isinstance(fact, Dealt) and fact.seat == BOB)

    assert GAME.view(state, BOB).hand == hand.words
    assert redact(hand, BOB) == hand
    others: tuple[Observer, ...] = (ANN, CLEO, PUBLIC)
    assert all(redact(hand, who) == Dealt(BOB, (), to=(BOB,)) for who in others)


def test_three_flashes_for_each_come_out_of_the_cards_that_nobody_has_seen() -> None:
    """TT-5"""
    _, state = dealt(4)

    assert [player.flashes for player in state.players.values()] == [3, 3, 3, 3]
    assert len(unseen(BOX, state)) == len(BLACK) - 4 * 5 - 1


def test_one_colour_counts_for_the_whole_game() -> None:
    """TT-6"""
    _, state = dealt(options=Options(colour=Colour.PINK))

    hands = {word for player in state.players.values() for word in player.hand}
    assert hands <= set(PINK)
    assert state.chain[0].text in PINK


def test_chance_chooses_who_begins() -> None:
    """TT-8"""
    assert {dealt(seed=seed, host=BOB)[1].order[0] for seed in range(20)} == {ANN, BOB, CLEO}


def test_the_host_may_begin() -> None:
    """TT-8"""
    options = Options(host_begins=True)

    assert {dealt(options=options, host=BOB, seed=seed)[1].order for seed in range(9)} == {
        (BOB, CLEO, ANN)
    }
    assert dealt(options=options)[1].order


def test_the_first_player_reads_a_word_from_the_draw_pile() -> None:
    """TT-9"""
    facts, state = dealt()
    read = facts[-1]

    assert isinstance(read, OpeningRead)
    assert (read.number, read.by) == (1, state.order[0])
    assert state.discards == (read.text,)


def test_reading_was_a_turn_and_the_left_neighbour_is_next() -> None:
    """TT-11"""
    evening = Evening()

    assert (evening.state.phase, evening.speaker) == (Phase.SPEAKING, BOB)


def test_where_words_need_not_stand_the_left_neighbour_may_speak_at_once() -> None:
    """TT-11, TT-26"""
    _, state = dealt(options=Options(window_seconds=0))

    assert (state.phase, state.speaker) == (Phase.SPEAKING, state.order[1])


def test_cards_of_earlier_games_wait_among_the_discards() -> None:
    """TT-4"""
    _, first = dealt()
    memory = GAME.remember(first, None)

    _, second = dealt(memory=memory, seed=2)

    hands = {word for player in second.players.values() for word in player.hand}
    assert len(memory.seen) == 16
    assert not hands & set(memory.seen)
    assert set(memory.seen) < set(second.discards)


def test_the_other_colour_is_remembered_beside_and_what_was_shuffled_again_is_not() -> None:
    """TT-4, TT-48"""
    _, state = dealt()
    spare = unseen(BOX, state)[0]

    seen = GAME.remember(state, Memory((PINK[0], spare))).seen

    assert set(seen) == {PINK[0], *GAME.remember(state, None).seen}


def test_cards_of_earlier_games_come_back_when_too_few_others_are_left() -> None:
    """TT-4"""
    _, state = dealt(memory=Memory(BLACK[33:]))

    assert state.discards == (state.chain[0].text,)


def test_nobody_is_told_which_cards_wait() -> None:
    """TT-4"""
    opened = Opened(Options(), (ANN, BOB, CLEO), (), ("apple",))

    assert redact(opened, ANN) == Opened(Options(), (ANN, BOB, CLEO), (), ())


def test_when_the_draw_pile_is_empty_the_discards_are_shuffled() -> None:
    """TT-48"""
    evening = Evening()
    spare = unseen(BOX, evening.state)[9:]
    # Nine cards lie in the piles of flashes: now the draw pile has none.
    evening.tell(Burnt(tuple(spare)))

    evening.say("garden")

    told = kinds(evening.say("flower"))

    assert told == ["Validated", "Shuffled", "Drew", "Said"]
    assert evening.hand(BOB)[-1] in spare


def test_words_that_were_said_stay_out_of_the_new_draw_pile() -> None:
    """TT-48"""
    evening = Evening()
    spare = unseen(BOX, evening.state)[9:]
    evening.tell(Burnt(tuple(spare)))
    evening.chain(spare[0], spare[1], "garden")

    evening.claim(BOB)

    assert set(spare[:2]) <= set(evening.state.discards)


def test_a_draw_pile_without_a_lawful_card_leaves_a_hand_short() -> None:
    """TT-48"""
    evening = Evening()
    spare = unseen(BOX, evening.state)
    evening.state = replace(evening.state, piled=tuple(spare[9:]))

    evening.chain("garden", "flower")

    assert len(evening.hand(BOB)) == 4


def test_the_first_player_may_not_be_first_to_take_the_token() -> None:
    """TT-55"""
    evening = Evening(NO_ROUNDS)

    assert "MayTake" not in evening.may(ANN)
    assert "MayTake" in evening.may(BOB)
