"""Scenarios are data: what makes one lawful, and that the ones in the box are."""

import re
from importlib.resources import files
from inspect import getsource
from typing import Any

import msgspec
import pytest

from trapline.catalogue import content
from trapline.games.trapped.content import checks, reach, shape
from trapline.games.trapped.content.atlas import Atlas, distances
from trapline.games.trapped.content.checks import Faulty, complaints, read
from trapline.games.trapped.content.schema import Scenario

FOLDER = files("trapline.games.trapped") / "data" / "scenarios"
HELP = files("trapline.games.trapped") / "data" / "help"
SHIPPED = sorted(file.name for file in FOLDER.iterdir())
FAULT = "screen.fault."
CODES = {
    *re.findall(r'Complaint\(\s*"([a-z-]+)"', "".join(map(getsource, (checks, reach, shape)))),
    *(code for _, code in shape.SAID),
}
SHIP = msgspec.json.decode((FOLDER / "spaceship.json").read_bytes())


def found(change: dict[str, Any]) -> list[tuple[str, str]]:
    """Return code and path of what is wrong with the spaceship, if these parts are others."""
    scenario = msgspec.convert({**SHIP, **change}, Scenario)
    return [(complaint.code, complaint.path) for complaint in complaints(scenario)]


def with_part(kind: str, number: int, **change: Any) -> dict[str, Any]:
    parts = [*SHIP[kind]]
    parts[number] = {**parts[number], **change}
    return {kind: parts}


def number_of(kind: str, name: str) -> int:
    return [part["id"] for part in SHIP[kind]].index(name)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_scenario_of_the_box_is_lawful(name: str) -> None:
    """TD-10, TD-11: place, safe room, barriers, monster, events, goals, map."""
    scenario = read((FOLDER / name).read_bytes())

    assert scenario.id == name.removesuffix(".json")
    assert scenario.barriers
    assert scenario.monster.weakness.means


@pytest.mark.parametrize("name", SHIPPED)
def test_a_scenario_of_the_box_has_five_events_of_each_suit(name: str) -> None:
    """TD-12."""
    scenario = read((FOLDER / name).read_bytes())

    assert len(scenario.events) >= 20


def test_an_event_too_few_is_told() -> None:
    """TD-12."""
    clubs = [event for event in SHIP["events"] if event["suit"] == "C"]
    events = [event for event in SHIP["events"] if event not in clubs[4:]]

    assert found({"events": events}) == [("too-few-events", "$.events")]


def test_every_suit_has_an_event_for_whoever_goes_exploring() -> None:
    """TD-46: a penalty hits that player."""
    events = [
        {**event, "touches": {"who": "extra"}} if event["suit"] == "C" else event
        for event in SHIP["events"]
    ]

    assert found({"events": events}) == [("no-event-for-anybody", "$.events")]


def test_a_room_that_nobody_can_reach_is_told() -> None:
    links = [link for link in SHIP["links"] if "outer-hull" not in (link["a"], link["b"])]
    goals = [goal for goal in SHIP["goals"] if goal["id"] != "go-outside"]
    codes = [code for code, _ in found({"links": links, "goals": goals})]

    assert "unreachable-room" in codes
    assert "impossible-goal" in codes


def test_a_goal_that_can_never_be_met_is_told_with_the_reason() -> None:
    """TD-66."""
    number = number_of("goals", "repair-dish")
    change = with_part("goals", number, needs=["repair-dish"])
    scenario = msgspec.convert({**SHIP, **change}, Scenario)

    [complaint] = complaints(scenario)

    assert (complaint.code, complaint.path) == ("impossible-goal", f"$.goals[{number}]")
    assert complaint.facts == {"name": "repair-dish", "lacks": "repair-dish"}


def test_a_way_out_that_never_opens_is_told() -> None:
    """TD-101."""
    assert found(with_part("ways", 0, needs=["rig-radio", "go-outside"], at="outer-hull")) == []
    assert found({"ways": []}) == [("no-way-out", "$.ways")]


def test_a_name_that_nobody_bears_is_told() -> None:
    assert found({"safe": "attic"}) == [("unknown-id", "$.safe")]
    assert found(with_part("ways", 0, needs=["luck"])) == [("unknown-id", "$.ways[0].needs")]


def test_no_two_things_share_a_name() -> None:
    number = number_of("items", "rum")
    codes = found(with_part("items", number, id="bridge"))

    assert ("double-id", f"$.items[{number}].id") in codes


def test_a_missing_language_is_told() -> None:
    says = {"en": {"title": "Bridge"}}

    assert found(with_part("rooms", 3, says=says)) == [("missing-language", "$.rooms[3].says")]


def test_what_is_hidden_must_be_searched_for() -> None:
    """TD-132."""
    number = number_of("goals", "find-key")
    goals = [goal for place, goal in enumerate(SHIP["goals"]) if place != number]
    codes = [code for code, _ in found({"goals": goals})]

    assert "never-found" in codes


def test_lucky_is_never_asked_for() -> None:
    """TD-21."""
    change = with_part("goals", 0, attributes=["lucky"])

    assert found(change) == [("lucky", "$.goals[0].attributes")]


def test_a_file_of_another_shape_is_refused_with_the_place() -> None:
    assert misshapen({"safe": 7}) == [("wrong-type", "$.safe")]


def test_all_faults_of_a_shape_are_told_at_once() -> None:
    rooms = [{**SHIP["rooms"][0], "id": "Attic"}, {**SHIP["rooms"][1], "x": 5000, "door": 1}]
    hooks = [{"do": "jump"}]

    told = misshapen(
        {
            "rooms": rooms,
            **with_part("goals", 0, says={"en": {"title": "x" * 61}}),
            **with_part("events", 0, suit="Z", hooks=hooks),
            "limit": {"rounds": 10},
        }
    )

    assert told == [
        ("bad-id", "$.rooms[0].id"),
        ("unknown-field", "$.rooms[1]"),
        ("out-of-range", "$.rooms[1].x"),
        ("too-long", "$.goals[0].says.en.title"),
        ("unknown-value", "$.events[0].suit"),
        ("unknown-value", "$.events[0].hooks[0].do"),
        ("missing-field", "$.limit"),
    ]


def misshapen(change: dict[str, Any]) -> list[tuple[str, str]]:
    """Return code and path of what is wrong with the shape of the ship, if it is so."""
    with pytest.raises(Faulty) as caught:
        read(msgspec.json.encode({**SHIP, **change}))
    return [(one.code, one.path) for one in caught.value.complaints]


def test_what_is_no_json_is_told_with_its_line() -> None:
    with pytest.raises(Faulty) as caught:
        read(b'{\n"id": "attic",\n"says": oh dear\n}')

    [complaint] = caught.value.complaints
    assert (complaint.code, complaint.facts) == ("no-json", {"line": 3})


def test_a_file_that_is_nothing_but_brackets_is_refused() -> None:
    with pytest.raises(Faulty, match="no-json"):
        read(b"[" * 100_000)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_fault_has_its_sentence(language: str) -> None:
    texts = content("trapped", f"{language}/texts.json", dict[str, str])
    told = {key.removeprefix(FAULT) for key in texts if key.startswith(FAULT)}

    assert told == CODES


def test_the_file_to_begin_with_can_be_played() -> None:
    scenario = read((HELP / "template.json").read_bytes())

    assert scenario.says["en"].title == "Keep It Burning"


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(Faulty, match="no-json"):
        read(b"once upon a time")


def test_the_ship_has_the_places_and_goals_of_the_book() -> None:
    """TD-117, TD-118, TD-119, TD-120, TD-121, TD-122, TD-123."""
    atlas = Atlas(read((FOLDER / "spaceship.json").read_bytes()))
    steps = distances("crew-lounge", atlas.beside)

    assert steps["bridge"] == 2
    assert {"science-lab", "sick-bay", "weapons-locker", "engine-room", "pod-bay"} <= steps.keys()
    assert atlas.goals["unjam-pod"].needs == ("diagnose-pod",)
    assert atlas.goals["go-outside"].needs == ("space-suit",)
    assert ("repair-dish", "beacon") in atlas.goals["rig-radio"].needs
    assert atlas.goals["remove-beacon"].undoes == ("fit-beacon",)
    assert "fit-beacon" in atlas.ways["launch-pod"].needs
    assert atlas.goals["open-locker"].gives == ("flamethrower",)
    assert atlas.ways["launch-pod"].seats == 2
    assert atlas.ways["send-sos"].seats == 0
    assert len(atlas.beside("air-ducts")) == 10


@pytest.mark.parametrize("question", ["rooms", "barriers", "monster", "goals"])
def test_a_group_that_makes_up_a_setting_answers_all_questions(question: str) -> None:
    """TD-13: where are we, why can't we leave, why can't we wait, what can we do?"""
    answers = {name: answer for name, answer in SHIP.items() if name != question}

    with pytest.raises(Faulty, match=question):
        read(msgspec.json.encode(answers))


@pytest.mark.parametrize("name", SHIPPED)
def test_every_goal_and_way_of_a_scenario_can_be_reached(name: str) -> None:
    """TD-124: the other places are files like the first."""
    scenario = read((FOLDER / name).read_bytes())

    assert complaints(scenario) == []
    assert {way.seats == 0 for way in scenario.ways} == {True, False}
