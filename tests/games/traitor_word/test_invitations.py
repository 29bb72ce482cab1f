"""Who may do what, at each moment of a game; and what comes too late."""

import pytest

from tests.games.traitor_word.chain import ANN, BOB, CLEO, DAN, NO_ROUNDS, SPOKEN, Evening
from trapline.games.traitor_word.model.kinds import Charge, Phase
from trapline.games.traitor_word.model.options import Options
from trapline.games.traitor_word.wishes import (
    Accuse,
    Claim,
    Defend,
    LetStand,
    Object,
    Say,
    Take,
    Vote,
)
from trapline.kernel import HOUSE, PUBLIC, IllegalMove, Seat, Stale, Text, TimeUp, Wish

ABOUT_IT = {"MayClaim", "MayAccuse", "MayObject"}


def everybodys(evening: Evening) -> list[set[str]]:
    return [evening.may(seat) for seat in (ANN, BOB, CLEO, DAN)]


def after(word: str = "flower", options: Options | None = None) -> Evening:
    """Bob has said a word to Ann, Cleo and Dan, and it does not stand yet."""
    evening = Evening(options, seats=4)
    evening.say(word, BOB)
    return evening


def test_what_the_others_may_do_while_a_word_must_stand() -> None:
    """TT-12, TT-26, TT-57"""
    evening = after()

    listening = ABOUT_IT | {"MayLetStand"}
    assert everybodys(evening) == [listening, set(), listening, listening]


def test_a_word_that_was_read_can_be_claimed_and_let_stand_but_neither_accused_nor_refused() -> (
    None
):
    """TT-23, TT-26"""
    evening = Evening(seats=4, hold=True)

    listening = {"MayClaim", "MayLetStand"}
    assert everybodys(evening) == [set(), listening, listening, listening]


def test_once_it_has_stood_the_next_may_speak_and_all_the_rest_is_still_open() -> None:
    """TT-10, TT-26"""
    evening = after().stand()

    assert everybodys(evening) == [ABOUT_IT, set(), ABOUT_IT | {"MaySay"}, ABOUT_IT]


def test_without_rounds_anybody_may_take_the_token_but_the_last_speaker_and_the_barred() -> None:
    """TT-50, TT-51, TT-53"""
    evening = after(options=NO_ROUNDS).stand()
    assert evening.view(ANN).speaker is None
    free = ABOUT_IT | {"MayTake"}
    assert everybodys(evening) == [free, set(), free, free]

    evening.take(CLEO)
    evening.wait()

    assert everybodys(evening) == [{"MayTake"}, set(), set(), {"MayTake"}]


def test_while_a_word_is_defended_it_can_only_be_claimed() -> None:
    """TT-32, TT-60"""
    evening = after()
    evening.accuse(CLEO, Charge.OFF_TOPIC)

    assert everybodys(evening) == [{"MayClaim"}, {"MayDefend"}, {"MayClaim"}, {"MayClaim"}]


def test_while_the_others_vote_it_can_still_be_claimed_once() -> None:
    """TT-19, TT-33, TT-60"""
    evening = after("river")
    evening.trial(CLEO, {})
    evening.claim(ANN)

    assert everybodys(evening) == [{"MayVote"}, set(), {"MayClaim"}, {"MayClaim", "MayVote"}]


def test_where_people_speak_anybody_writes_words_down_and_the_speaker_takes_them_back() -> None:
    """TT-14, TT-15"""
    evening = Evening(SPOKEN, seats=4)
    assert evening.may(BOB) == {"MayClaim", "MaySpeak"}
    evening.speak()

    listening = ABOUT_IT | {"MayLetStand", "MayNote"}
    assert everybodys(evening) == [listening, {"MayNote", "MayObject"}, listening, listening]


def test_nobody_is_asked_for_anything_when_it_is_over_and_onlookers_never_are() -> None:
    """TT-43"""
    evening = after("river").piles(6, 3, 3, 3)
    assert evening.may(PUBLIC) == set()

    evening.claim(ANN)
    evening.wait()

    assert evening.state.phase is Phase.OVER
    assert everybodys(evening) == [set()] * 4
    with pytest.raises(Stale):
        evening.accuse(CLEO)


def test_who_does_not_play_cannot_act() -> None:
    """TT-57"""
    with pytest.raises(IllegalMove):
        after().accuse(5)


@pytest.mark.parametrize(
    ("seat", "late"),
    [
        (ANN, LetStand(2)),
        (ANN, Object(2)),
        (ANN, Claim(2)),
        (ANN, Accuse(2, Charge.OFF_TOPIC)),
        (ANN, Vote(2, down=True)),
        (BOB, Defend(2, Text("it grows"))),
        (CLEO, Say(1, Text("petal"))),
        (CLEO, Take(2, 1)),
    ],
)
@pytest.mark.parametrize("options", [Options(), NO_ROUNDS])
def test_what_was_meant_for_an_earlier_word_never_touches_the_next(
    seat: Seat, late: Wish, options: Options
) -> None:
    """TT-25, TT-26, TT-53"""
    evening = after("candle", options)
    evening.say("wax", CLEO)

    with pytest.raises(Stale):
        evening.play(seat, late)


def test_an_objection_to_a_word_that_was_accused_or_claimed_meanwhile_comes_too_late() -> None:
    """TT-15, TT-25"""
    accused, claimed = after(), after("river")
    accused.accuse(CLEO)
    claimed.claim(ANN)

    for evening in (accused, claimed):
        with pytest.raises(Stale):
            evening.object(DAN)


def test_letting_a_word_stand_that_has_stood_comes_too_late() -> None:
    """TT-26"""
    evening = after().stand()

    with pytest.raises(Stale):
        evening.let_stand(ANN)


@pytest.mark.parametrize("options", [Options(), NO_ROUNDS])
def test_a_clock_that_was_set_for_another_moment_rings_in_vain(options: Options) -> None:
    """TT-17, TT-26, TT-60"""
    evening = after(options=options)
    hold = TimeUp("hold", 2)
    evening.accuse(CLEO, Charge.OFF_TOPIC)
    with pytest.raises(Stale):
        evening.play(HOUSE, hold)
    evening.wait()
    evening.wait()
    evening.play(HOUSE, hold, after=3000)

    for rings in (hold, TimeUp("vote", 2), TimeUp(evening.state.phase.value, 1)):
        with pytest.raises(Stale):
            evening.play(HOUSE, rings)


def test_a_game_without_a_clock_hears_none() -> None:
    """TT-17"""
    evening = Evening(Options(word_seconds=0))

    with pytest.raises(Stale):
        evening.play(HOUSE, TimeUp("speaking", 1))


def test_once_all_people_let_a_word_stand_bots_make_up_their_minds_at_once() -> None:
    """TT-26"""
    evening = Evening(seats=4, bots=(DAN,))
    evening.say("flower")
    evening.let_stand(ANN)
    assert (evening.view(DAN).waiting, evening.view(DAN).is_housekeeping) == ((), False)

    evening.let_stand(CLEO)

    assert (evening.view(PUBLIC).waiting, evening.view(DAN).is_housekeeping) == ((DAN,), True)
    assert {"MayClaim", "MayAccuse", "MayLetStand"} <= evening.may(DAN)


def test_where_only_bots_listen_nobody_waits_for_them_long() -> None:
    """TT-26"""
    evening = Evening(seats=4, bots=(ANN, CLEO, DAN))

    evening.say("flower")

    assert evening.view(BOB).waiting == (ANN, CLEO, DAN)
    assert evening.view(CLEO).is_housekeeping


def test_a_bot_that_looks_for_a_word_takes_its_time() -> None:
    """TT-63"""
    evening = Evening(seats=4, bots=(CLEO,))
    evening.say("flower")
    evening.stand()

    assert (evening.speaker, evening.view(CLEO).is_housekeeping) == (CLEO, False)
