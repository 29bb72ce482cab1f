"""What players see of each other's words, and what only the archive keeps."""

from tests.games.traitor_word.chain import ANN, BOB, CLEO, HANDS, PLAIN, SECRET, Evening, on_trial
from trapline.games.traitor_word.model.kinds import Charge
from trapline.games.traitor_word.model.view import Fate
from trapline.kernel import ARCHIVE, PUBLIC, TABLE_TALK


def test_everybody_sees_who_must_speak_and_while_a_word_stands_who_will() -> None:
    """TT-10, TT-26"""
    evening = Evening()
    assert evening.view(PUBLIC).speaker == BOB

    evening.say(PLAIN)
    assert evening.view(PUBLIC).speaker == CLEO
    evening.accuse(ANN, Charge.OFF_TOPIC)

    assert evening.view(PUBLIC).speaker == CLEO


def test_everybody_sees_who_lets_a_word_stand_and_who_objects() -> None:
    """TT-12, TT-26"""
    evening = Evening(seats=4)
    evening.say(PLAIN)
    evening.let_stand(ANN)
    evening.object(CLEO)

    view = evening.view(PUBLIC)
    assert (view.is_open, view.stands, view.objects) == (True, (ANN,), (CLEO,))
    evening.stand().wait()

    view = evening.view(PUBLIC)
    assert (view.is_open, view.stands, view.objects) == (False, (), ())


def test_players_talk_and_onlookers_do_not() -> None:
    """TT-42"""
    evening = Evening()

    assert (evening.view(ANN).channels, evening.view(PUBLIC).channels) == ((TABLE_TALK,), ())


def test_what_was_won_is_for_everybody_to_remember() -> None:
    """TT-42"""
    evening = Evening().chain(SECRET, PLAIN)

    assert [len(evening.view(who).gains) for who in (BOB, PUBLIC, ARCHIVE)] == [0, 0, 1]


def test_a_card_that_was_shown_is_seen_by_all_in_the_chain() -> None:
    """TT-18"""
    evening = Evening().chain(SECRET, PLAIN)

    assert evening.view(PUBLIC).chain[1].fate == Fate(secret=SECRET, validated=True)


def test_a_speaker_is_reminded_of_a_secret_word_until_it_is_caught_or_counts() -> None:
    """TT-18, TT-29, TT-41"""
    caught, acquitted = Evening(), on_trial(SECRET, seats=3)
    caught.say(SECRET)
    assert caught.view(BOB).secret == acquitted.view(BOB).secret == SECRET

    caught.accuse(CLEO)
    acquitted.vote(ANN, down=False)

    assert caught.view(BOB).secret == acquitted.view(BOB).secret == ""


def test_the_archive_keeps_hands_piles_secret_words_and_votes() -> None:
    """TT-7, TT-33, TT-42"""
    evening = on_trial(SECRET).piles(3, 4, 2, 5)
    evening.vote(ANN, down=True)

    kept, public = evening.view(ARCHIVE), evening.view(PUBLIC)

    assert (kept.hands, kept.piles) == (HANDS[:4], (3, 4, 2, 5))
    assert (public.hands, public.piles) == ((), ())
    fates = [view.chain[-1].fate for view in (kept, public)]
    assert [fate.secret for fate in fates if fate] == [SECRET, ""]
    ballots = [view.trial for view in (kept, public)]
    assert [ballot.down for ballot in ballots if ballot] == [(ANN,), ()]
