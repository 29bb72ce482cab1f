"""Wishes that answer a question, and the questions."""

from typing import get_args

from tests.games.trapped.ship import BOB, CLEO, Evening, refused
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes import AnyWish
from trapline.games.trapped.wishes.base import Answer
from trapline.games.trapped.wishes.conflict import Reveal
from trapline.games.trapped.wishes.turn import Pass


def test_every_question_has_a_wish_that_answers_it() -> None:
    answers = [wish for wish in get_args(AnyWish) if issubclass(wish, Answer)]

    assert {ask for wish in answers for ask in wish.asks} == set(Ask)


def test_who_is_not_asked_is_refused_before_what_they_say_is_looked_at() -> None:
    table = Evening()

    assert refused(table, CLEO, Pass(table.number)).reason == Reason.NOT_YOUR_TURN
    assert refused(table, BOB, Reveal(table.number)).reason == Reason.NOT_NOW
