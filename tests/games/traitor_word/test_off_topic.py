"""Accusations of going off-topic: the defence, and thumbs that nobody sees yet."""

import pytest

from tests.games.traitor_word.chain import ANN, BOB, CLEO, DAN, EVE, FINN, PLAIN, Evening, on_trial
from trapline.games.traitor_word.facts.trial import Judged, Voted
from trapline.games.traitor_word.model.kinds import Charge, Phase, Verdict
from trapline.games.traitor_word.model.options import Options
from trapline.games.traitor_word.model.reasons import Reason
from trapline.games.traitor_word.wishes import Defend, Say, Vote
from trapline.kernel import PUBLIC, IllegalMove, Stale, Text, redact


def test_an_accusation_freezes_turns_and_clocks() -> None:
    """TT-31, TT-60"""
    evening = Evening()
    evening.say(PLAIN)
    evening.stand()
    turn = evening.state.turn

    evening.accuse(ANN, Charge.OFF_TOPIC)

    assert (evening.state.phase, evening.view(CLEO).waiting) == (Phase.DEFENCE, (BOB,))
    assert evening.view(CLEO).left == 44_900
    with pytest.raises(IllegalMove):
        evening.play(CLEO, Say(turn, Text("petal")))


def test_where_no_clock_runs_none_runs_after_a_trial() -> None:
    """TT-17, TT-60"""
    evening = Evening(Options(word_seconds=0))
    evening.say(PLAIN)
    evening.stand()

    evening.trial(ANN, {CLEO: False})

    assert (evening.speaker, evening.view(ANN).until) == (CLEO, None)


def test_a_thumb_for_another_word_does_not_count() -> None:
    """TT-33"""
    evening = on_trial()

    with pytest.raises(Stale):
        evening.play(ANN, Vote(1, down=True))


def test_the_accused_may_defend_the_link_in_one_sentence() -> None:
    """TT-32"""
    evening = on_trial()
    trial = evening.view(PUBLIC).trial

    assert trial is not None
    assert (trial.text, trial.voters) == ("look closer", (ANN, DAN))


def test_nobody_else_defends_and_not_at_length() -> None:
    """TT-32"""
    evening = Evening()
    evening.say(PLAIN)
    evening.accuse(ANN, Charge.OFF_TOPIC)

    with pytest.raises(IllegalMove):
        evening.play(CLEO, Defend(2, Text("it is clear")))
    with pytest.raises(IllegalMove) as refused:
        evening.defend("because " * 40)
    assert refused.value.reason == Reason.DEFENCE_TOO_LONG


def test_one_sentence_is_all() -> None:
    """TT-32"""
    evening = on_trial()

    with pytest.raises(Stale):
        evening.defend("and another thing")


def test_twenty_seconds_for_the_defence_and_fifteen_for_the_vote() -> None:
    """TT-60"""
    evening = Evening()
    evening.say(PLAIN)
    evening.accuse(ANN, Charge.OFF_TOPIC)
    start = evening.at

    evening.wait()
    assert (evening.at, evening.state.phase) == (start + 20_000, Phase.VOTE)
    evening.wait()

    assert evening.at == start + 35_000
    assert evening.last.verdict is Verdict.VOID


def test_nobody_votes_before_the_defence_was_heard() -> None:
    """TT-32, TT-33"""
    evening = Evening()
    evening.say(PLAIN)
    evening.accuse(ANN, Charge.OFF_TOPIC)

    with pytest.raises(IllegalMove):
        evening.vote(CLEO, down=True)


def test_all_but_accuser_and_accused_vote() -> None:
    """TT-33"""
    evening = on_trial(seats=6)

    assert evening.view(ANN).waiting == (ANN, DAN, EVE, FINN)
    assert all("MayVote" not in evening.may(seat) for seat in (BOB, CLEO))
    with pytest.raises(IllegalMove):
        evening.vote(BOB, down=False)


def test_nobody_sees_a_thumb_before_all_are_ready() -> None:
    """TT-33"""
    evening = on_trial()

    voted = evening.vote(ANN, down=True)[0]

    assert redact(voted, ANN) == Voted(2, ANN, True, to=(ANN,))
    assert redact(voted, DAN) == Voted(2, ANN, None, to=(ANN,))
    ballots = [evening.view(who).trial for who in (ANN, DAN, PUBLIC)]
    assert [ballot.down for ballot in ballots if ballot] == [(ANN,), (), ()]


def test_a_thumb_may_turn_until_all_are_ready() -> None:
    """TT-33"""
    evening = on_trial()
    evening.vote(ANN, down=True)
    evening.vote(ANN, down=False)

    judged = evening.vote(DAN, down=False)[1]

    assert judged == Judged(2, CLEO, BOB, (), (ANN, DAN), Verdict.INNOCENT)
