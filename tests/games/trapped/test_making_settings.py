"""A group's sketch becomes a scenario that can be played; what it lacks is told (TD-13)."""

import re
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.trapped.plans import plan
from tests.games.trapped.sketches import BANK, complete_sketches, words
from tests.games.trapped.test_shipped_scenarios import UNENGLISH, UNFRENCH, gap
from trapline.games.trapped.content.atlas import Atlas, distances
from trapline.games.trapped.content.checks import complaints, read
from trapline.games.trapped.content.making.develop import develop
from trapline.games.trapped.content.making.fill import fill
from trapline.games.trapped.content.making.ideas import titles
from trapline.games.trapped.content.making.lacks import Gap, Lack, lacks
from trapline.games.trapped.content.making.plan import FLOORS, drawn
from trapline.games.trapped.content.making.sketch import EMPTY, Part, Sketch
from trapline.games.trapped.content.schema import Scenario, Walker
from trapline.games.trapped.model.cards import Suit
from trapline.kernel import Language, SeededLuck, Text, encode

kept_ideas = st.dictionaries(st.sampled_from(Part), st.lists(words, max_size=12))
luck = st.integers(0, 10_000).map(SeededLuck)
languages = st.sampled_from(["en", "fr"])

SUBMARINE = fill(
    {
        Part.PLACE: ["A submarine"],
        Part.ROOM: ["Torpedo room", "Galley", "Engine", "Bridge", "Bunks"],
        Part.MONSTER: ["A siren"],
        Part.TASK: ["Unflood the engine", "Plug our ears", "Free the propeller", "Surface"],
    },
    BANK,
    "en",
    SeededLuck(7),
)


def made(sketch: Sketch) -> Scenario:
    """Return the scenario of a sketch as somebody else would load it."""
    return read(encode(develop(sketch, BANK)))


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(complete_sketches())
def test_a_sketch_that_lacks_nothing_becomes_a_lawful_scenario(sketch: Sketch) -> None:
    """TD-10, TD-13."""
    assert lacks(sketch) == ()
    assert complaints(made(sketch)) == []


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(complete_sketches())
def test_every_way_out_of_it_can_be_taken_without_a_lucky_find(sketch: Sketch) -> None:
    """TD-101."""
    scenario = made(sketch)

    assert [way.id for way in scenario.ways if plan(scenario, way.needs) is None] == []


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(complete_sketches())
def test_its_monster_can_be_killed_and_can_go_everywhere(sketch: Sketch) -> None:
    """TD-11."""
    scenario = made(sketch)
    means = tuple(one.item for one in scenario.monster.weakness.means)

    assert plan(scenario, means) is not None
    assert len(distances(scenario.monster.start, Atlas(scenario).prowl)) == len(scenario.rooms)


@given(kept_ideas, languages, luck)
def test_whatever_ideas_are_kept_the_rest_can_be_filled_in(
    kept: dict[Part, list[str]], language: Language, by: SeededLuck
) -> None:
    sketch = fill(kept, BANK, language, by)

    assert lacks(sketch) == ()
    assert complaints(made(sketch)) == []


@given(luck, languages)
def test_without_any_ideas_the_bank_has_some_in_both_languages(
    by: SeededLuck, language: Language
) -> None:
    scenario = made(fill({}, BANK, language, by))
    said = [scenario.says, scenario.monster.says, *(room.says for room in scenario.rooms)]

    assert all(says["en"] != says["fr"] for says in said)


def test_the_groups_own_ideas_are_all_there_in_its_own_words() -> None:
    """TD-13."""
    scenario = made(SUBMARINE)
    rooms = [room.says["fr"].title for room in scenario.rooms]

    assert scenario.says["en"].title == scenario.says["fr"].title == "A submarine"
    assert {"Torpedo room", "Galley", "Engine", "Bridge", "Bunks"} <= set(rooms)
    assert scenario.monster.says["en"].title == "A siren"


def test_a_mishap_of_the_group_comes_before_those_of_the_bank() -> None:
    """TD-12: five of each suit at least, with hooks that do something."""
    mishaps = [Text(f"Mishap {n}") for n in range(12)]
    sketch = fill({Part.MISHAP: mishaps}, BANK, "en", SeededLuck(1))
    scenario = made(sketch)
    count = Counter(event.suit for event in scenario.events)

    assert [event.says["en"].title for event in scenario.events[:12]] == mishaps
    assert all(event.hooks for event in scenario.events)
    assert min(count[suit] for suit in Suit) >= 6


def test_the_safe_room_has_one_door_and_it_can_be_barred_again() -> None:
    """TD-35."""
    scenario = made(SUBMARINE)
    [bar] = [goal for goal in scenario.goals if goal.id in scenario.achieved]

    assert bar.at == (scenario.safe,)
    assert len(Atlas(scenario).beside(scenario.safe)) == 1


@pytest.mark.parametrize("count", FLOORS)
@pytest.mark.parametrize("turn", range(4))
def test_rooms_lie_side_by_side_with_loops_and_ways_of_the_monsters_own(
    count: int, turn: int
) -> None:
    """TD-10."""
    laid = drawn(count, turn)

    assert all(
        one.x + one.width <= 1000 and one.y + one.height <= 600 and min(one.x, one.y) >= 0
        for one in laid.boxes
    )
    assert len(laid.doors) >= count - 1
    assert not set(laid.doors) & set(laid.burrows)
    assert len(laid.doors) > count - 1 or count < 7


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(complete_sketches())
def test_rooms_of_a_made_map_do_not_overlap_and_doors_are_where_they_meet(sketch: Sketch) -> None:
    scenario = made(sketch)
    rooms = Atlas(scenario).rooms

    assert all(gap(one, other) >= 0 for one, other in combinations(scenario.rooms, 2))
    assert all(
        gap(rooms[link.a], rooms[link.b]) <= 20
        for link in scenario.links
        if link.walker is Walker.ALL
    )


def test_what_is_missing_is_told_one_by_one() -> None:
    """TD-13: the questions must be answered."""
    gaps = lacks(EMPTY)

    assert Lack(Gap.EMPTY, "place") in gaps
    assert Lack(Gap.EMPTY, "monster") in gaps
    assert Lack(Gap.TOO_FEW, "rooms", count=5) in gaps
    assert Lack(Gap.TOO_FEW, "tasks", count=4) in gaps
    assert Lack(Gap.TOO_FEW, "exits", count=1) in gaps


def test_an_easy_way_out_is_vetoed() -> None:
    """TD-15."""
    way = replace(SUBMARINE.exits[0], after=(0,))

    assert lacks(replace(SUBMARINE, exits=(way,))) == (Lack(Gap.TOO_EASY, "exits", 0, 2),)


def test_nobody_escapes_from_the_room_that_everybody_begins_in() -> None:
    """TD-15."""
    way = replace(SUBMARINE.exits[0], room=0)

    assert lacks(replace(SUBMARINE, exits=(way,))) == (Lack(Gap.SAFE_EXIT, "exits", 0),)


def test_tasks_that_wait_for_each_other_are_told() -> None:
    """TD-66."""
    first = replace(SUBMARINE.tasks[0], after=(1,))
    second = replace(SUBMARINE.tasks[1], after=(0,))
    sketch = replace(SUBMARINE, tasks=(first, second, *SUBMARINE.tasks[2:]))

    assert {lack.number for lack in lacks(sketch) if lack.gap is Gap.CIRCLE} == {0, 1}


def test_two_rooms_of_one_name_are_told() -> None:
    rooms = (*SUBMARINE.rooms[:-1], Text("GALLEY"))

    assert Lack(Gap.TWICE, "rooms", len(rooms) - 1) in lacks(replace(SUBMARINE, rooms=rooms))


def test_the_bank_has_two_dozen_events_and_ideas_for_every_part() -> None:
    """TD-12."""
    assert len(BANK.scares) >= 24
    assert set(BANK.seeds) == set(Part)
    assert all(len(seeds) >= 6 for seeds in BANK.seeds.values())


def test_no_two_ideas_of_the_bank_are_called_alike() -> None:
    says = [seed.says for seeds in BANK.seeds.values() for seed in seeds]
    count = Counter(title for one in says for title in titles(one))

    assert [title for title, times in count.items() if times > 1] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_the_bank_says_is_written_well(language: Language) -> None:
    scenario = made(fill({}, BANK, language, SeededLuck(3)))
    seeds = [seed.says for some in BANK.seeds.values() for seed in some]
    every = [*seeds, *BANK.dooms, *BANK.attacks, *(one.says for one in BANK.scares)]
    texts = [text for says in every for text in (says[language].title, says[language].text)]
    wrong = re.compile(UNFRENCH if language == "fr" else UNENGLISH)

    assert [text for text in texts if wrong.search(text)] == []
    assert all(len(event.says[language].text) <= 240 for event in scenario.events)
