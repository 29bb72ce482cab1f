"""The sheet of a made-up setting, the blessing of the group, and what the log keeps (TD-13)."""

import pytest
from msgspec.structs import replace

from tests.conformance.playthrough import folded
from tests.games.trapped.gathering import ready
from tests.games.trapped.ship import ANN, BOB, GAME
from trapline.games.trapped.content.checks import complaints, read
from trapline.games.trapped.content.making.lacks import Gap
from trapline.games.trapped.content.making.sketch import EMPTY
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Matter, Phase
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes.making import Develop, FillIn, Propose
from trapline.kernel import (
    HOUSE,
    PUBLIC,
    IllegalMove,
    SeatAway,
    Text,
    TimeUp,
    encode,
)


def test_the_sheet_comes_filled_in_with_the_ideas_that_were_kept() -> None:
    """TD-13: all four questions are answered."""
    gathering = ready()
    sketch = gathering.workshop.sketch

    assert (sketch.place, sketch.monster) == ("A submarine", "A siren")
    assert gathering.workshop.lacks == ()
    assert gathering.view(PUBLIC).place.rooms
    assert {"Develop", "FillIn", "Propose"} <= gathering.may(ANN)
    assert not {"Develop", "FillIn", "Propose"} & gathering.may(BOB)


def test_a_sheet_that_lacks_something_is_kept_and_cannot_be_proposed() -> None:
    """TD-10, TD-13."""
    gathering = ready()
    sketch = replace(gathering.workshop.sketch, monster=Text(""))

    gathering.play(ANN, Develop(gathering.number, sketch))

    assert [lack.gap for lack in gathering.workshop.lacks] == [Gap.EMPTY]
    assert "Propose" not in gathering.may(ANN)
    with pytest.raises(IllegalMove) as caught:
        gathering.play(ANN, Propose(gathering.number))
    assert caught.value.reason == Reason.SKETCH_LACKS


def test_an_easy_escape_cannot_be_proposed() -> None:
    """TD-15."""
    gathering = ready()
    sketch = gathering.workshop.sketch
    easy = replace(sketch, exits=(replace(sketch.exits[0], after=()),))

    gathering.play(ANN, Develop(gathering.number, easy))

    assert [lack.gap for lack in gathering.workshop.lacks] == [Gap.TOO_EASY]


def test_words_on_the_sheet_are_cut_to_what_fits_on_a_map() -> None:
    gathering = ready()
    long = Text("a very long name " * 8)

    gathering.play(ANN, Develop(gathering.number, replace(EMPTY, place=long, rooms=(long,))))

    assert len(gathering.workshop.sketch.place) <= 60
    assert len(gathering.workshop.sketch.rooms[0]) <= 60


def test_with_the_groups_blessing_the_evening_goes_on_with_it() -> None:
    """TD-13, TD-14."""
    gathering = ready()
    gathering.play(ANN, Propose(gathering.number))
    assert gathering.state.motion is not None
    assert gathering.state.motion.matter is Matter.SETTING

    gathering.bless(True, True, True)

    assert gathering.state.phase is Phase.CHARACTERS
    assert gathering.ask is Ask.PREMISE
    assert gathering.view(BOB).place.titles["monster"]["fr"].title == "A siren"
    assert gathering.view(BOB).offered


def test_without_it_the_sheet_goes_back_to_the_gm() -> None:
    """TD-14."""
    gathering = ready()
    gathering.play(ANN, Propose(gathering.number))

    gathering.bless(False, False, False)

    assert gathering.ask is Ask.DEVELOP
    assert gathering.workshop.refused
    gathering.play(ANN, FillIn(gathering.number))
    assert not gathering.workshop.refused


def test_the_log_has_the_whole_scenario_and_it_is_lawful() -> None:
    """TD-10: whoever has the log needs no file."""
    gathering = ready()
    gathering.play(ANN, Propose(gathering.number))
    gathering.bless(True, True, True)

    assert gathering.state.setting is not None
    scenario = gathering.state.setting.scenario
    assert complaints(scenario) == []
    assert read(encode(scenario)) == scenario


def test_only_the_gm_knows_what_may_happen_and_where_the_monster_is() -> None:
    gathering = ready()
    gathering.play(ANN, Propose(gathering.number))
    gathering.bless(True, True, True)
    known = {
        seat: folded(GAME, None, [told for told in gathering.told(seat) if told is not None])
        for seat in (ANN, BOB)
    }

    assert known[ANN].setting == gathering.state.setting
    assert known[BOB].setting.scenario.events == ()
    assert known[BOB].setting.scenario.monster.start == "somewhere"


def test_a_limit_that_was_made_up_counts() -> None:
    """TD-125."""
    gathering = ready()

    assert gathering.view(PUBLIC).place.limit == gathering.workshop.sketch.rounds


def test_when_the_gm_is_gone_the_house_proposes_the_sheet() -> None:
    """TD-136."""
    gathering = ready()
    gathering.play(HOUSE, SeatAway(ANN))
    due = GAME.deadline(gathering.state)
    assert due is not None

    gathering.at = due.at
    gathering.play(HOUSE, TimeUp(due.name, due.turn))

    assert gathering.state.motion is not None
