"""Making up a setting: ideas, reading back, voting out (TD-13)."""

import pytest

from tests.games.trapped.gathering import ALL, Gathering
from tests.games.trapped.ship import ANN, BOB, CLEO, DAN
from trapline.games.trapped.content.making.lacks import Gap
from trapline.games.trapped.content.making.sketch import Part
from trapline.games.trapped.facts.making import TieDrawn
from trapline.games.trapped.facts.turns import Asked
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes.making import AddIdea, EndIdeas, Propose
from trapline.games.trapped.wishes.talk import NotThis
from trapline.kernel import (
    PUBLIC,
    IllegalMove,
    Stale,
    Text,
)


def test_everybody_adds_ideas_and_nobody_can_strike_them() -> None:
    """TD-13."""
    gathering = Gathering()

    for seat in ALL:
        gathering.says(seat, Part.PLACE, f"the place of {seat}")

    assert [idea.seat for idea in gathering.workshop.ideas] == list(ALL)
    assert all("AddIdea" in gathering.may(seat) for seat in ALL)
    assert "VoteOut" not in gathering.may(BOB)


def test_who_had_no_more_ideas_may_have_one_after_all() -> None:
    gathering = Gathering()
    gathering.play(BOB, EndIdeas(gathering.number))

    gathering.says(BOB, Part.ROOM, "the galley")

    assert gathering.workshop.ideas[0].words == "the galley"


def test_the_gm_stops_the_chaos_and_reads_back() -> None:
    """TD-13."""
    gathering = Gathering().says(CLEO, Part.TASK, "fly")

    gathering.play(ANN, EndIdeas(gathering.number))

    assert gathering.ask is Ask.READ
    assert gathering.view(PUBLIC).waiting == (ANN,)


def test_the_reading_begins_when_nobody_has_more_ideas() -> None:
    gathering = Gathering()
    for seat in (BOB, CLEO, DAN):
        gathering.play(seat, EndIdeas(gathering.number))

    facts = gathering.play(ANN, EndIdeas(gathering.number))

    assert [fact.ask for fact in facts if isinstance(fact, Asked)] == [Ask.READ]


def test_an_idea_comes_too_late_when_they_are_read() -> None:
    gathering = Gathering()
    late = AddIdea(gathering.number, Part.ROOM, Text("attic"))
    gathering.read()

    with pytest.raises(Stale):
        gathering.play(BOB, late)


def test_a_dozen_ideas_are_enough_from_one_seat() -> None:
    gathering = Gathering()
    for number in range(12):
        gathering.says(BOB, Part.ROOM, f"room {number}")

    with pytest.raises(IllegalMove) as caught:
        gathering.says(BOB, Part.ROOM, "one more")

    assert caught.value.reason == Reason.TOO_MANY_IDEAS


def test_an_idea_stays_unless_the_majority_votes_it_out() -> None:
    """TD-13."""
    gathering = Gathering()
    for words in ("bog", "bay", "bar"):
        gathering.says(BOB, Part.ROOM, words)

    gathering.read().vote(ann=(0,), bob=(0, 1), cleo=(0,))

    assert [(idea.words, idea.out) for idea in gathering.workshop.ideas] == [
        ("bog", True),
        ("bay", False),
        ("bar", False),
    ]
    assert not {"bog"} & set(gathering.workshop.sketch.rooms)
    assert {"bay", "bar"} <= set(gathering.workshop.sketch.rooms)


@pytest.mark.parametrize(("cards", "out"), [(("K♥", "3♣"), True), (("3♣", "K♥"), False)])
def test_at_a_tie_the_higher_of_two_cards_decides(cards: tuple[str, ...], out: bool) -> None:
    """TD-14."""
    gathering = Gathering().says(BOB, Part.ROOM, "bog").read()
    gathering.luck.wanted += cards

    gathering.vote(ann=(0,), bob=(0,))

    [tie] = [fact for fact in gathering.facts if isinstance(fact, TieDrawn)]
    assert (tie.cards, tie.out) == (cards, out)
    assert gathering.workshop.ideas[0].out is out


def test_bots_have_no_taste() -> None:
    """One person among bots has the say: TD-14 counts people."""
    gathering = Gathering(ANN, CLEO, DAN).says(BOB, Part.ROOM, "bog").read()

    gathering.vote(bob=(0,))

    assert gathering.workshop.ideas[0].out


def test_what_people_say_comes_before_what_bots_say() -> None:
    gathering = Gathering(ANN, CLEO, DAN)
    for seat in (CLEO, BOB, DAN):
        gathering.says(seat, Part.PLACE, f"the place of {seat}")
        gathering.says(seat, Part.ROOM, f"the room of {seat}")

    sketch = gathering.read().vote().workshop.sketch

    assert sketch.place == f"the place of {BOB}"
    assert sketch.rooms[:3] == tuple(f"the room of {seat}" for seat in (BOB, CLEO, DAN))


def test_not_this_takes_an_idea_away_without_a_reason() -> None:
    """TD-126."""
    gathering = Gathering().says(BOB, Part.MONSTER, "spiders")

    gathering.play(DAN, NotThis(0))

    assert [(idea.words, idea.out) for idea in gathering.workshop.ideas] == [("", True)]
    assert gathering.read().workshop.sketch.monster != "spiders"


def test_not_this_takes_it_off_the_sheet_too() -> None:
    """TD-126: the GM must think of something else."""
    gathering = Gathering().says(BOB, Part.MONSTER, "spiders").says(CLEO, Part.ROOM, "A web")
    gathering.read().vote()
    assert gathering.workshop.sketch.monster == "spiders"

    gathering.play(DAN, NotThis(0))
    gathering.play(DAN, NotThis(1))

    sketch = gathering.workshop.sketch
    assert (sketch.monster, sketch.rooms[0]) == ("", "")
    assert [(lack.gap, lack.field) for lack in gathering.workshop.lacks] == [
        (Gap.EMPTY, "monster"),
        (Gap.EMPTY, "rooms"),
    ]


def test_a_sheet_with_something_that_is_not_wanted_has_no_blessing() -> None:
    """TD-126: whatever the others have voted meanwhile."""
    gathering = Gathering().says(BOB, Part.MONSTER, "spiders").read().vote()
    gathering.play(ANN, Propose(gathering.number))
    gathering.play(DAN, NotThis(0))

    gathering.bless(True, True, True)

    assert gathering.ask is Ask.DEVELOP
    assert gathering.workshop.refused
