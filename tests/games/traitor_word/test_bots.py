"""The plain bot: what it says, what it suspects, and what it leaves to people."""

from collections import Counter

from tests.games.traitor_word.chain import ANN, BOB, CLEO, DAN, GAME, NO_ROUNDS, SPOKEN, Evening
from trapline.games.traitor_word.model.kinds import Charge
from trapline.games.traitor_word.wishes import Accuse, Claim, Defend, Say, Speak, Vote
from trapline.kernel import PLAIN, Seat, SeededLuck, Wish

BOT = GAME.bots[PLAIN]
SEEDS = 200


def chosen(evening: Evening, seat: Seat, seed: int = 1) -> Wish | None:
    return BOT.choose(evening.view(seat), SeededLuck(seed))


def said(evening: Evening) -> set[str]:
    """Return all that a bot may say, whose turn it is."""
    wishes = [chosen(evening, evening.speaker, seed) for seed in range(SEEDS)]
    return {str(wish.text) for wish in wishes if isinstance(wish, Say | Speak)}


def accusations(evening: Evening) -> Counter[Charge]:
    """Return what Ann, a bot, accuses the last speaker of, in so many lives."""
    wishes = [chosen(evening, ANN, seed) for seed in range(SEEDS)]
    return Counter(wish.charge for wish in wishes if isinstance(wish, Accuse))


def test_a_bot_claims_its_own_word_when_others_say_it() -> None:
    """TT-63"""
    evening = Evening()
    evening.say("river")

    assert chosen(evening, ANN) == Claim(2)


def test_a_bot_says_what_the_last_word_makes_one_think_of_and_now_and_then_a_secret_word() -> None:
    """TT-10, TT-63"""
    evening = Evening(opening="castle")
    evening.has(BOB, hand=("lemon", "ladder"))

    assert said(evening) == {"king", "dragon", "tower", "crown", "lemon", "ladder"}


def test_a_bot_says_nothing_twice() -> None:
    """TT-14, TT-63"""
    evening = Evening(opening="castle").chain("tower", "boat", "crown")
    evening.has(BOB, hand=())
    evening.stand()

    assert said(evening) == {"king", "dragon", "clown"}


def test_a_bot_with_a_fitting_secret_word_says_it() -> None:
    """TT-18, TT-63"""
    close, loose = Evening(opening="tower"), Evening(opening="tower")
    close.has(BOB, hand=("castle", "bread"))
    loose.has(BOB, hand=("crown", "bread"))

    assert (said(close), said(loose)) == ({"castle"}, {"crown"})


def test_a_bot_to_whom_a_word_means_nothing_says_a_rhyme() -> None:
    """TT-13, TT-63"""
    evening = Evening(opening="cauliflower")
    evening.has(BOB, hand=())

    assert said(evening) == {"flower"}


def test_a_bot_has_no_voice_and_types_where_people_speak() -> None:
    """TT-63"""
    evening = Evening(SPOKEN, bots=(BOB,))

    wish = chosen(evening, BOB)

    assert isinstance(wish, Speak)
    assert wish.text


def test_a_bot_suspects_most_what_nothing_links() -> None:
    """TT-27, TT-31, TT-63"""
    close, loose, none = (Evening(opening="tower") for _ in range(3))
    close.say("Castle")
    loose.say("dragon")
    none.say("boat")

    rare, seldom, often = map(accusations, (close, loose, none))

    assert rare.total() < seldom.total() < often.total() < SEEDS / 3
    assert set(rare) | set(seldom) == {Charge.SECRET}
    assert set(often) == set(Charge)


def test_a_bot_calls_nothing_off_topic_that_it_does_not_know() -> None:
    """TT-31, TT-63"""
    strange, unheard = Evening(opening="tower"), Evening(SPOKEN, opening="tower")
    strange.say("zorblax")
    unheard.speak()

    for evening in (strange, unheard):
        assert set(accusations(evening)) <= {Charge.SECRET}


def test_a_bot_suspects_a_word_once() -> None:
    """TT-63"""
    evening = Evening(opening="tower")
    evening.say("boat")
    evening.let_stand(ANN)

    assert not accusations(evening)


def test_a_bot_votes_once_and_against_nothing_that_may_be_linked() -> None:
    """TT-33, TT-63"""
    evening = Evening(opening="tower", seats=4, bots=(ANN, DAN))
    evening.say("zorblax")
    evening.let_stand(CLEO)
    evening.trial(CLEO, {})

    assert all(chosen(evening, ANN, seed) == Vote(2, down=False) for seed in range(20))
    evening.vote(ANN, down=False)
    assert not isinstance(chosen(evening, ANN), Vote)


def test_a_bot_defends_its_word_by_the_thought_in_between() -> None:
    """TT-32, TT-63"""
    evening = Evening(opening="tower")
    evening.say("dragon")
    evening.accuse(ANN, Charge.OFF_TOPIC)

    wish = chosen(evening, BOB)

    assert isinstance(wish, Defend)
    assert wish.text == "tower → castle → dragon"


def test_a_bot_sometimes_leaves_the_token_to_others_but_not_with_a_fitting_secret_word() -> None:
    """TT-50, TT-63"""
    evening = Evening(NO_ROUNDS, opening="tower")

    takes = [chosen(evening, CLEO, seed) is not None for seed in range(20)]
    evening.has(CLEO, hand=("crown",))

    assert set(takes) == {False, True}
    assert all(chosen(evening, CLEO, seed) for seed in range(20))
