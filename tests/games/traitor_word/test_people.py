"""Those who are gone, those who come late, and bots in their place."""

import pytest

from tests.games.traitor_word.chain import ANN, BOB, CLEO, DAN, SPOKEN, Evening, kinds
from trapline.games.traitor_word.model.kinds import Charge, Phase, Verdict
from trapline.games.traitor_word.model.options import Options
from trapline.games.traitor_word.model.reasons import Reason
from trapline.games.traitor_word.wishes import MayAccuse
from trapline.kernel import (
    HOUSE,
    HouseMove,
    IllegalMove,
    SeatAway,
    SeatBack,
    SeatHosts,
    SeatJoined,
    SeatLeft,
)


def test_who_is_gone_is_skipped_and_keeps_everything() -> None:
    """TT-62"""
    evening = Evening(seats=4)
    hand = evening.hand(BOB)

    told = evening.play(HOUSE, SeatAway(BOB))

    assert kinds(told) == ["WentAway", "TurnBegan"]
    assert evening.speaker == CLEO
    assert (evening.hand(BOB), evening.flashes()) == (hand, [3, 3, 3, 3])


def test_who_comes_back_is_asked_again() -> None:
    """TT-62"""
    evening = Evening(seats=4)
    evening.play(HOUSE, SeatAway(BOB))
    evening.play(HOUSE, SeatBack(BOB))

    evening.chain("flower", "petal", "spring")
    evening.stand()

    assert evening.speaker == BOB


@pytest.mark.parametrize("move", [SeatAway(BOB), SeatLeft(CLEO), SeatAway(CLEO), SeatBack(ANN)])
def test_what_is_known_already_is_not_told_again(move: HouseMove) -> None:
    """TT-62"""
    evening = Evening(seats=4)
    evening.play(HOUSE, SeatAway(BOB))
    evening.play(HOUSE, SeatLeft(CLEO))

    assert evening.play(HOUSE, move) == []


@pytest.mark.parametrize("move", [SeatAway(BOB), SeatLeft(BOB), SeatBack(BOB, bot=True)])
def test_who_comes_and_goes_after_the_end_changes_nothing(move: HouseMove) -> None:
    """TT-62"""
    evening = Evening().piles(6, 3, 3)
    evening.say("river")
    evening.claim(ANN)
    evening.wait()

    assert evening.play(HOUSE, move) == []


def test_who_is_gone_cannot_be_accused_and_the_word_counts() -> None:
    """TT-62"""
    evening = Evening(seats=4)
    evening.say("garden")
    evening.play(HOUSE, SeatAway(BOB))

    assert "MayAccuse" not in evening.may(ANN)
    with pytest.raises(IllegalMove) as refused:
        evening.accuse(ANN)
    assert refused.value.reason == Reason.ACCUSED_IS_GONE
    evening.say("flower")

    assert evening.flashes() == [3, 4, 3, 3]


def test_an_accusation_is_judged_without_the_defence_of_who_is_gone() -> None:
    """TT-62"""
    evening = Evening(seats=4)
    evening.say("flower")
    evening.accuse(CLEO, Charge.OFF_TOPIC)

    told = evening.play(HOUSE, SeatAway(BOB))

    assert kinds(told) == ["WentAway", "Defended"]
    assert evening.state.phase is Phase.VOTE


def test_the_thumb_of_who_is_gone_is_not_waited_for() -> None:
    """TT-37, TT-62"""
    evening = Evening(seats=4)
    evening.say("flower")
    evening.trial(CLEO, {ANN: True})

    evening.play(HOUSE, SeatAway(DAN))

    assert evening.last.verdict is Verdict.GUILTY


def test_with_fewer_than_three_nobody_is_off_topic() -> None:
    """TT-62"""
    evening = Evening()
    evening.say("flower")
    evening.play(HOUSE, SeatLeft(ANN))

    assert evening.invited(CLEO, MayAccuse).charges == (Charge.SECRET,)
    with pytest.raises(IllegalMove) as refused:
        evening.accuse(CLEO, Charge.OFF_TOPIC)
    assert refused.value.reason == Reason.TOO_FEW_VOTERS


def test_if_nobody_else_is_here_the_next_is_waited_for() -> None:
    """TT-62"""
    evening = Evening(Options(word_seconds=0))
    evening.play(HOUSE, SeatLeft(CLEO))

    evening.play(HOUSE, SeatAway(BOB))

    assert evening.speaker == BOB
    assert "MaySay" in evening.may(BOB)


def test_around_one_table_an_empty_chair_is_skipped() -> None:
    """TT-62"""
    evening = Evening(SPOKEN, seats=4)

    evening.play(HOUSE, SeatLeft(BOB))

    assert evening.speaker == CLEO


def test_words_need_no_consent_of_who_is_gone() -> None:
    """TT-26, TT-62"""
    evening = Evening(seats=4)
    evening.say("flower")
    evening.let_stand(ANN, CLEO)

    evening.play(HOUSE, SeatAway(DAN))

    assert evening.state.phase is Phase.SPEAKING


def test_nobody_joins_a_chain_that_has_begun() -> None:
    """TT-62"""
    with pytest.raises(IllegalMove) as refused:
        Evening().play(HOUSE, SeatJoined(3))

    assert refused.value.reason == Reason.NO_LATECOMERS


def test_an_empty_chair_can_be_taken_by_a_bot() -> None:
    """TT-62, TT-63"""
    evening = Evening()
    evening.play(HOUSE, SeatLeft(CLEO))

    evening.play(HOUSE, SeatBack(CLEO, bot=True))

    assert evening.state.bots == {CLEO}
    assert evening.view(ANN).empty == ()


def test_it_does_not_matter_who_hosts() -> None:
    """TT-8"""
    assert Evening().play(HOUSE, SeatHosts(BOB)) == []


def test_people_alone_say_which_words_of_a_bot_go() -> None:
    """TT-12, TT-63"""
    evening = Evening(bots=(BOB, CLEO))
    evening.say("zorblax")

    told = kinds(evening.object(ANN))

    assert told == ["Objected", "Struck"]


def test_bots_vote_only_where_no_person_can() -> None:
    """TT-63"""
    mixed, alone = Evening(seats=4, bots=(DAN,)), Evening(seats=4, bots=(ANN, DAN))

    for evening in (mixed, alone):
        evening.say("flower")
        evening.trial(CLEO, {})

    assert (mixed.view(ANN).waiting, alone.view(ANN).waiting) == ((ANN,), (ANN, DAN))


def test_who_takes_the_chair_of_a_bot_votes_as_a_person() -> None:
    """TT-62, TT-63"""
    evening = Evening(seats=4, bots=(ANN, DAN))
    evening.say("flower")
    evening.play(HOUSE, SeatBack(DAN))

    evening.trial(CLEO, {})

    assert evening.view(ANN).waiting == (DAN,)


def test_an_objection_counts_no_more_once_the_word_was_accused() -> None:
    """TT-15, TT-62"""
    evening = Evening(seats=4)
    evening.say("flower")
    evening.object(ANN)
    evening.accuse(CLEO)

    evening.play(HOUSE, SeatLeft(CLEO))
    evening.play(HOUSE, SeatLeft(DAN))

    assert evening.texts == ["nature", "flower"]
