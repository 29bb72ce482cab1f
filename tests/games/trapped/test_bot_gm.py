"""The bot GM spreads its events, and refuses what would end the game (TD-15, TD-129)."""

import pytest

from tests.games.trapped.ship import ANN, BOB, CLEO, DAN, GAME, Evening, only, refused
from trapline.games.trapped.facts.talk import MotionClosed
from trapline.games.trapped.facts.trouble import EventDrawn, EventPlayed
from trapline.games.trapped.facts.turns import Asked
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Objection
from trapline.games.trapped.model.options import Options, Policy
from trapline.games.trapped.wishes.talk import Invent, Vote
from trapline.games.trapped.wishes.trouble import PlayEvent
from trapline.kernel import PLAIN, SeededLuck, Text

BOT = GAME.bots[PLAIN]


def happenings(policy: Policy, count: int) -> list[PlayEvent]:
    """Return what a bot makes of so many cards of one suit, in the GM's turn."""
    table = Evening(Options(policy=policy)).put(*range(6), items=("rum",))
    chosen: list[PlayEvent] = []
    for number in range(count):
        asked = 2 + number
        table.tell(EventDrawn("9♠", None), Asked(Ask.EVENT, asked, (ANN,), None))
        wish = BOT.choose(table.view(ANN), SeededLuck(number))
        assert isinstance(wish, PlayEvent), "nothing fits"
        chosen.append(wish)
        table.tell(EventPlayed(str(wish.event), "9♠", wish.figure, "", "", ()))
    return chosen


@pytest.mark.parametrize("policy", Policy)
def test_no_title_comes_twice_while_another_fits(policy: Policy) -> None:
    """TD-129."""
    titles = [wish.event for wish in happenings(policy, 6)]

    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("policy", [Policy.FAIR, Policy.DRAMATIC])
def test_everybody_has_a_share_of_the_trouble(policy: Policy) -> None:
    """TD-129."""
    touched = [wish.figure for wish in happenings(policy, 6)]

    assert [touched.count(figure) for figure in range(3)] == [2, 2, 2]


@pytest.mark.parametrize(
    ("words", "because"),
    [
        ("There is a secret way out behind the fridge", Objection.ESCAPE),
        ("Un hélicoptère nous attend sur le toit", Objection.ESCAPE),
        ("The alien slips and is dead", Objection.MONSTER),
        ("Le monstre est endormi pour toujours", Objection.MONSTER),
        ("Everybody else dies of fright", Objection.POWER),
        ("Tous les autres m'obéissent", Objection.POWER),
        ("There is a lamp in the corner", None),
        ("Il y a un vieux piano dans le coin", None),
        ("It smells of toast", None),
    ],
)
def test_a_bot_gm_refuses_what_would_end_the_game(words: str, because: Objection | None) -> None:
    """TD-15: and says why; the other bots side with it."""
    table = Evening(bots=frozenset({ANN}))
    table.play(BOB, Invent(Text(words)))

    assert BOT.choose(table.view(ANN), SeededLuck(0)) == Vote(1, because is None, because)
    assert BOT.choose(table.view(CLEO), SeededLuck(0)) == Vote(1, because is None)


def test_a_reason_of_the_gm_outweighs_the_majority() -> None:
    """TD-15."""
    table = Evening()
    table.play(BOB, Invent(Text("a door to the beach")))
    table.play(ANN, Vote(1, yes=False, because=Objection.ESCAPE))
    table.play(CLEO, Vote(1, yes=True))

    closed = only(table.play(DAN, Vote(1, yes=True)), MotionClosed)

    assert (closed.carried, closed.because) == (False, Objection.ESCAPE)


def test_a_mere_no_of_the_gm_is_one_voice() -> None:
    """TD-14."""
    table = Evening()
    table.play(BOB, Invent(Text("a lamp")))
    table.play(ANN, Vote(1, yes=False))
    table.play(CLEO, Vote(1, yes=True))

    assert only(table.play(DAN, Vote(1, yes=True)), MotionClosed).carried


def test_only_the_gm_has_such_reasons() -> None:
    """TD-15."""
    table = Evening()
    table.play(BOB, Invent(Text("a lamp")))

    refusal = refused(table, CLEO, Vote(1, yes=False, because=Objection.STORY))

    assert refusal.facts["rule"] == "TD-15"
