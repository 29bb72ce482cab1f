"""Flags, votes and precedents of Trapwords."""

import pytest

from tests.games.trapwords.dungeon import (
    ANN,
    BOB,
    CLEO,
    DAN,
    EMBER,
    GAME,
    ICE,
    Evening,
)
from tests.games.trapwords.scenes import BY_HAND, UNREVIEWED, in_turn
from trapline.games.trapwords import facts as f
from trapline.games.trapwords import wishes as w
from trapline.games.trapwords.model import (
    Call,
    Failure,
    Flag,
    Memory,
    Options,
    Phase,
    Precedent,
    Reason,
)
from trapline.games.trapwords.rules.calls import decided
from trapline.kernel import IllegalMove, Language, Text


def test_a_flagged_clue_is_settled_after_the_turn() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("sparkler")
    evening.play(DAN, w.FlagClue(evening.state.turn, 1, Text("sparkler"), Text("fire")))
    evening.guess("lantern")
    evening.wait()
    assert evening.state.phase is Phase.REVIEW
    assert evening.state.review is not None
    assert evening.state.review.call.by == DAN

    for seat in (ANN, BOB, CLEO, DAN):
        evening.play(seat, w.Vote(1, springs=True))

    assert evening.book[-1].failure is Failure.TRAP
    assert evening.view(ANN).precedents == (Precedent("en", "fire", "sparkler", springs=True),)


def test_the_referee_flags_what_it_doubts_and_only_those_who_listen_know() -> None:
    """TW-77, TW-80"""
    evening = in_turn()
    evening.clue("firefly")
    doubt = Flag(1, "firefly", "fire", by=None)
    assert evening.view(BOB).flagged == (doubt,)
    assert (evening.view(ANN).flagged, evening.view(ANN).flags) == ((), 0)
    with pytest.raises(IllegalMove, match=Reason.ALREADY_FLAGGED):
        evening.play(BOB, w.FlagClue(evening.state.turn, 1, Text("firefly"), Text("fire")))

    evening.guess("lantern")
    evening.wait()

    assert evening.state.review is not None
    assert evening.state.review.call == Call(None, 1, "firefly", "fire", None)


@pytest.mark.parametrize("options", [BY_HAND, UNREVIEWED])
def test_where_people_call_or_nothing_is_reviewed_the_referee_flags_nothing(
    options: Options,
) -> None:
    """TW-77"""
    evening = in_turn(options)
    evening.clue("firefly")
    evening.guess("lantern")
    evening.wait()

    assert evening.book[-1].failure is None


def test_nobody_sees_how_the_others_vote() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("firefly")
    evening.play(BOB, w.CallTrap(evening.state.turn, Text("fire"), 1, Text("firefly")))
    evening.play(ANN, w.Contest(evening.state.turn))

    evening.play(BOB, w.Vote(1, springs=True))

    reviews = [evening.view(seat).review for seat in (ANN, BOB)]
    assert [review.springs for review in reviews if review] == [(), (BOB,)]
    assert [review.voted for review in reviews if review] == [(BOB,), (BOB,)]


@pytest.mark.parametrize(
    ("votes", "lean", "springs"),
    [
        (((2, 0), (2, 0)), False, True),
        (((1, 1), (2, 0)), False, False),
        (((0, 2), (3, 0)), None, True),
        (((1, 1), (1, 1)), None, False),
        (((1, 1), (1, 1)), True, True),
        (((0, 0), (0, 0)), True, True),
        (((0, 0), (0, 0)), False, False),
        (((0, 2), (1, 1)), True, False),
    ],
)
def test_how_votes_are_counted(
    votes: tuple[tuple[int, int], tuple[int, int]], lean: bool | None, springs: bool
) -> None:
    """TW-80, TW-81"""
    assert decided(votes, lean) is springs


def test_a_review_that_nobody_answers_ends_by_itself() -> None:
    """TW-81"""
    evening = in_turn()
    evening.clue("firefly")
    evening.play(BOB, w.CallTrap(evening.state.turn, Text("fire"), 1, Text("firefly")))
    evening.play(ANN, w.Contest(evening.state.turn))

    evening.wait()

    assert evening.state.phase is Phase.CLUING


def test_what_was_decided_holds_from_then_on_and_in_the_next_game() -> None:
    """TW-80"""
    decided_before = Memory(precedents=(Precedent("en", "fire", "firefly", springs=True),))
    evening = Evening(memory=decided_before).begin().write_both().take_book()

    evening.clue("firefly")

    assert evening.book[-1].failure is Failure.TRAP
    assert GAME.remember(evening.state, None).precedents == decided_before.precedents


def test_what_was_spared_is_not_even_whispered_about() -> None:
    """TW-80"""
    spared = Memory(precedents=(Precedent("en", "fire", "firefly", springs=False),))
    evening = Evening(memory=spared).begin().write_both().take_book()

    evening.clue("firefly")

    assert evening.view(BOB).hints == ()


def test_the_host_strikes_what_was_decided() -> None:
    memory = Memory(precedents=(Precedent("en", "fire", "firefly", springs=True),))
    evening = Evening(memory=memory).begin()

    evening.play(ANN, w.StrikePrecedent(Text("fire"), Text("firefly")))

    assert evening.view(ANN).precedents == ()


def test_which_flag_was_raised_is_known_to_those_who_raised_it() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("wall")

    (flagged,) = evening.play(BOB, w.FlagClue(evening.state.turn, 1, Text("wall"), Text("fire")))

    assert GAME.redact(flagged, ANN) == f.Flagged(BOB, 1, None, to=(BOB, DAN))
    assert evening.view(ANN).flags == 1


def decide(said: str, *, springs: bool, language: Language = "en") -> Memory:
    return Memory(precedents=(Precedent(language, "fire", said, springs=springs),))


def test_what_was_decided_of_several_words_holds() -> None:
    """TW-80"""
    evening = Evening(memory=decide("glow worm", springs=True)).begin().write_both().take_book()

    evening.clue("a red glow worm")

    result = evening.book[-1]
    assert (result.failure, result.said) == (Failure.TRAP, "glow worm")


def test_what_is_decided_in_one_language_leaves_the_other_alone() -> None:
    """TW-80"""
    evening = Evening(memory=decide("firefly", springs=True, language="fr")).begin()
    assert evening.view(ANN).precedents == ()
    with pytest.raises(IllegalMove, match=Reason.NO_SUCH_PRECEDENT):
        evening.play(ANN, w.StrikePrecedent(Text("fire"), Text("firefly")))

    evening.write_both().take_book().clue("firefly")
    evening.guess("lantern")
    evening.wait()
    evening.wait()

    assert {p.language for p in evening.state.precedents} == {"en", "fr"}


def test_a_homograph_is_never_stopped_but_by_a_person_whatever_was_decided() -> None:
    """TW-42"""
    memory = Memory(precedents=(Precedent("en", "can", "can", springs=True),))
    evening = Evening(memory=memory).begin()
    evening.write(EMBER, "can", "oil", "glass")
    evening.write(ICE)
    evening.take_book()

    evening.clue("you can hold it")

    assert evening.state.phase is Phase.CLUING
    assert [hint.sure for hint in evening.view(BOB).hints] == [False]


def test_the_same_doubt_is_voted_on_once() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("firefly")
    evening.clue("firefly again")
    evening.guess("lantern")
    evening.wait()
    for seat in (ANN, BOB, CLEO, DAN):
        evening.play(seat, w.Vote(1, springs=False))

    assert evening.book[-1].failure is None
