"""What everybody knows before they are somebody: the place, its ways out, and who is near one."""

import pytest

from tests.games.trapped.beginning import Beginning
from tests.games.trapped.gathering import Gathering
from tests.games.trapped.ship import (
    ANN,
    ATLAS,
    BIFF,
    BOB,
    BRIDGE,
    CLEO,
    CORRIDOR,
    DAN,
    GAME,
    LANGUAGES,
    LOUNGE,
    SHIPPED,
    VALDA,
    Evening,
    told,
)
from trapline.games.trapped.content.making.sketch import Part
from trapline.games.trapped.content.purposes import MONSTER, purposes
from trapline.games.trapped.facts.making import WentIn
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Face
from trapline.games.trapped.model.options import Options, Setting
from trapline.games.trapped.model.shown import Outbound
from trapline.games.trapped.wishes.making import GoIn, MakeCharacter, VoteOut
from trapline.games.trapped.wishes.turn import Explore
from trapline.kernel import HOUSE, PUBLIC, Language, SeatAway, SeededLuck, Sitter, Text, TimeUp


def test_everybody_reads_where_they_are_before_they_are_somebody() -> None:
    """TD-10: the GM too, who reads it out."""
    game = Beginning(reads=False)

    assert asked(game) is Ask.PREMISE
    assert set(game.state.question.waits) == {ANN, BOB, CLEO, DAN}
    for seat in (ANN, DAN, CLEO):
        game.play(seat, GoIn(game.state.question.number))
    assert game.state.question.waits == (BOB,)

    facts = game.play(BOB, GoIn(game.state.question.number))

    assert told(facts) == ["WentIn", "Asked"]
    assert asked(game) is Ask.MAKE


def asked(game: Beginning) -> Ask:
    """Return what the table waits for."""
    found: Ask = game.state.question.ask
    return found


def test_nobody_waits_for_a_bot_to_read() -> None:
    seats = [Sitter(ANN, bot=True), Sitter(BOB), Sitter(CLEO, bot=True)]

    state = None
    for fact in GAME.setup(Options(), seats, 0, SeededLuck("bots"), None):
        state = GAME.apply(state, fact)

    assert state is not None
    assert state.question is not None
    assert state.question.waits == (BOB,)


def test_who_is_gone_is_not_waited_for_for_ever() -> None:
    """TD-134."""
    game = Beginning(reads=False)
    for seat in (ANN, CLEO, DAN):
        game.play(seat, GoIn(game.state.question.number))
    game.play(HOUSE, SeatAway(BOB))
    due = GAME.deadline(game.state)
    assert due is not None

    facts = game.play(HOUSE, TimeUp(due.name, due.turn))

    assert facts[0] == WentIn(BOB)


@pytest.mark.parametrize("setting", SHIPPED)
def test_every_way_out_has_steps_that_lead_to_it(setting: Setting) -> None:
    scenario = SHIPPED[setting]
    served = {end for ends in purposes(scenario, feared=True).values() for end in ends}

    assert served == {MONSTER, *(way.id for way in scenario.ways)}


def test_a_goal_serves_the_ways_out_that_it_is_a_step_to() -> None:
    """TD-117 to TD-121: what one needs for the pod, for the radio, for both, or to fight."""
    serves = purposes(ATLAS.scenario, feared=True)

    assert serves["unjam-pod"] == ("launch-pod",)
    assert serves["repair-dish"] == ("send-sos",)
    assert serves["go-outside"] == ("launch-pod", "send-sos")
    assert serves["find-key"] == (MONSTER,)
    assert serves["bar-door"] == ()


def test_a_view_says_what_each_goal_is_good_for() -> None:
    """TD-99: on the ship everybody knows from the first what it fears."""
    before = GAME.view(Beginning(reads=False).state, PUBLIC)

    for view in (before, Evening().view(PUBLIC)):
        goals = {goal.id: goal.serves for goal in view.place.goals}
        assert goals["open-locker"] == (MONSTER,)


def test_all_are_warned_of_somebody_who_could_leave_in_their_next_turn() -> None:
    """TD-101: nothing is lacking but the turn."""
    evening = Evening(goals=frozenset({"unjam-pod", "fit-beacon"})).put(VALDA, room="pod-bay")

    for observer in (ANN, BOB, PUBLIC):
        assert evening.view(observer).outbound == (Outbound(VALDA, ("launch-pod",)),)


def test_nobody_is_about_to_leave_who_lacks_something_or_is_elsewhere() -> None:
    near = Evening(goals=frozenset({"unjam-pod"})).put(VALDA, room="pod-bay")
    far = Evening(goals=frozenset({"unjam-pod", "fit-beacon"})).put(VALDA, room=BRIDGE)

    assert near.view(PUBLIC).outbound == far.view(PUBLIC).outbound == ()


def test_a_sheet_says_since_when_somebody_is_in_a_room() -> None:
    """TD-91: who comes in is told what the room is like."""
    evening = Evening()
    assert evening.view(BOB).sheets[BIFF].entered == 0

    evening.play(BOB, Explore(evening.number, Text(CORRIDOR), along=False, words=Text("")))

    assert evening.view(BOB).sheets[BIFF].room == CORRIDOR
    assert evening.view(BOB).sheets[BIFF].entered == evening.state.turn == 1
    assert evening.view(BOB).sheets[VALDA].room == LOUNGE


def test_an_idea_that_is_voted_out_leaves_no_trace_in_the_story() -> None:
    """TD-13: what stays is told, what goes was never said."""
    gathering = Gathering().says(BOB, Part.PLACE, "A submarine").says(DAN, Part.EXIT, "Wake up")
    gathering.read()

    for seat in (ANN, BOB, CLEO, DAN):
        gathering.play(seat, VoteOut(gathering.number, (1,)))

    assert [line.words for line in gathering.view(PUBLIC).story] == ["A submarine"]


def test_newcomers_begin_in_the_mansion_with_extras_that_are_there() -> None:
    usual = GAME.defaults("en")

    assert usual.scenario is Setting.MANSION
    assert usual.ready_extras


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_of_the_box_has_its_poster(language: Language) -> None:
    told = GAME.titles(language)

    for setting, scenario in SHIPPED.items():
        assert told[f"screen.film.{setting}.title"] == scenario.says[language].title
        assert told[f"screen.film.{setting}.text"] == scenario.says[language].text
        assert int(told[f"screen.film.{setting}.minutes"]) > 0
        assert int(told[f"screen.film.{setting}.difficulty"]) in range(1, 4)


@pytest.mark.parametrize("setting", SHIPPED)
def test_everybody_of_a_cast_has_a_portrait_of_their_own(setting: Setting) -> None:
    for roles in SHIPPED[setting].cast.values():
        assert len({role.face for role in roles} - {None}) == len(roles)


def test_a_character_has_the_portrait_that_was_chosen() -> None:
    game = Beginning()
    number, cards = game.state.question.number, game.state.players[BOB].offered
    attributes, feelings = (tuple(map(Text, some)) for some in (cards[:6], cards[6:]))
    who = (Text("Biff"), Text("man"), Text("marine"))

    game.play(BOB, MakeCharacter(number, *who, attributes, feelings, Face.BEARD))

    assert GAME.view(game.state, PUBLIC).sheets[BIFF].face is Face.BEARD


def test_extras_that_come_ready_made_look_like_who_they_are() -> None:
    game = Beginning(ready_extras=True, scenario=Setting.MANSION).make_all()
    faces = {role.name: role.face for role in SHIPPED[Setting.MANSION].cast["en"]}

    extras = [one for one in GAME.view(game.state, PUBLIC).sheets if one.seat is None]

    assert len(extras) == 3
    assert all(one.face is faces[one.name] for one in extras)
