"""The scenarios of the box: funny in both languages, full of hooks, and maps that can be drawn."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from typing import get_args

import pytest

from tests.games.trapped.plans import plan
from trapline.games.trapped.content.atlas import Atlas
from trapline.games.trapped.content.checks import all_hooks, all_words, read
from trapline.games.trapped.content.hooks import Hook, Test
from trapline.games.trapped.content.schema import Event, Passage, Room, Scenario, Who
from trapline.kernel import Language

FOLDER = files("trapline.games.trapped") / "data" / "scenarios"
SHIPPED = {
    name: read((FOLDER / f"{name}.json").read_bytes())
    for name in ("mansion", "school", "spaceship")
}

EVENTS_PER_SUIT = 7
CAST = 12
CANVAS = (1000, 600)
DOORSTEP = 20
"""How far apart rooms may be drawn with a mere door between them."""
DRAWN_AS_LINES = {Passage.DUCT, Passage.OUTSIDE, Passage.SECRET, Passage.STAIRS}
SHORT = 30
READ_ALOUD = 240

LEFT_OUT = {"mansion": {"countdown", "disarm"}}
"""Kinds of hooks that would not fit there."""
UNFRENCH = re.compile("(?<!\u202f)[?!;:»]|«(?!\u202f)|['\"“”]|\\.\\.\\.")
UNENGLISH = re.compile("['\"«»]|\\.\\.\\.|\u202f")

scenarios = pytest.mark.parametrize("scenario", SHIPPED.values(), ids=SHIPPED)


def kinds_of_hooks() -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(Hook)}


def every_text(scenario: Scenario, language: Language) -> Iterator[str]:
    for _, says in all_words(scenario):
        yield says[language].title
        yield says[language].text
    for role in scenario.cast[language]:
        yield from (role.name, role.gender, role.occupation)


def gap(one: Room, other: Room) -> float:
    """Return how far apart two rooms are on the map; less than 0 if they overlap."""
    across = max(one.x, other.x) - min(one.x + one.width, other.x + other.width)
    down = max(one.y, other.y) - min(one.y + one.height, other.y + other.height)
    return max(across, down)


@scenarios
def test_it_has_seven_events_of_each_suit(scenario: Scenario) -> None:
    """TD-12."""
    count = Counter(event.suit for event in scenario.events)

    assert set(count.values()) == {EVENTS_PER_SUIT}


@scenarios
def test_eight_of_its_events_have_a_shape_of_their_own(scenario: Scenario) -> None:
    """TD-12: whom they touch and what they set going is found in no other scenario of the box."""
    elsewhere = {shape(e) for other in SHIPPED.values() if other != scenario for e in other.events}

    assert len({shape(event) for event in scenario.events} - elsewhere) >= 8


def shape(event: Event) -> str:
    """Return whom an event touches, and the tree of what it sets going."""
    touch = event.touches
    return f"{touch.who} {touch.most} {touch.least}: {' '.join(map(deed, event.hooks))}"


def deed(hook: Hook) -> str:
    name = str(hook.__struct_config__.tag)
    if not isinstance(hook, Test):
        return name
    won, lost = (" ".join(map(deed, branch)) for branch in (hook.won, hook.lost))
    return f"{name}({won} / {lost}){'!' if hook.hurts else ''}"


@scenarios
def test_most_events_can_touch_whoever_goes_exploring(scenario: Scenario) -> None:
    """TD-46."""
    free = [e for e in scenario.events if e.touches.who is not Who.EXTRA and not e.touches.most]

    assert 2 * len(free) > len(scenario.events)


@scenarios
def test_it_has_hooks_of_every_kind_that_fits(scenario: Scenario) -> None:
    """TD-49."""
    used = {hook.__struct_config__.tag for _, hook in all_hooks(scenario)}

    assert kinds_of_hooks() - used == LEFT_OUT.get(scenario.id, set())


@scenarios
def test_one_way_out_saves_all_and_another_only_a_few(scenario: Scenario) -> None:
    """TD-102, TD-103."""
    seats = {way.seats for way in scenario.ways}

    assert 0 in seats
    assert seats & {1, 2}


@scenarios
def test_every_way_out_can_be_taken_without_a_lucky_find(scenario: Scenario) -> None:
    """TD-101."""
    assert [way.id for way in scenario.ways if plan(scenario, way.needs) is None] == []


@scenarios
def test_the_way_that_saves_all_takes_more_than_the_one_that_saves_few(scenario: Scenario) -> None:
    """TD-103."""
    lengths = {way.seats: len(plan(scenario, way.needs) or ()) for way in scenario.ways}
    few = min(seats for seats in lengths if seats)

    assert lengths[0] > lengths[few]


@scenarios
def test_the_monster_can_be_killed_without_a_lucky_find(scenario: Scenario) -> None:
    """TD-96, TD-99."""
    weakness = scenario.monster.weakness
    known = () if weakness.known_by is None else (weakness.known_by,)
    lasting = tuple(means.item for means in weakness.means if not means.used_up)

    assert plan(scenario, (*known, lasting)) is not None


@scenarios
def test_there_is_an_end_even_if_nobody_does_anything(scenario: Scenario) -> None:
    """TD-125."""
    assert scenario.limit is not None


@scenarios
def test_what_closes_the_safe_room_again_is_undone_when_it_breaks(scenario: Scenario) -> None:
    """TD-35."""
    [shut] = [goal for goal in scenario.goals if tags(goal.hooks) == ["seal"]]
    [broken] = [event for event in scenario.events if "break-door" in tags(event.hooks)]

    assert shut.at == (scenario.safe,)
    assert any(shut.id in getattr(hook, "goals", ()) for hook in broken.hooks)


@scenarios
def test_no_event_tells_a_player_what_to_feel(scenario: Scenario) -> None:
    """TD-47: it tests; a feeling turns only for who fails."""
    orders = [event.id for event in scenario.events if "sour" in tags(event.hooks)]

    assert orders == []


def tags(hooks: tuple[Hook, ...]) -> list[str]:
    return [str(hook.__struct_config__.tag) for hook in hooks]


@scenarios
def test_what_was_used_up_comes_back_when_its_goal_is_undone(scenario: Scenario) -> None:
    """TD-127: nothing that happens makes a way out impossible for good."""
    spoilt = {goal for _, hook in all_hooks(scenario) for goal in getattr(hook, "goals", ())}
    for goal in [goal for goal in scenario.goals if goal.uses]:
        undoing = [other for other in scenario.goals if goal.id in other.undoes]

        assert goal.id not in spoilt
        assert all(set(goal.uses) <= set(other.gives) for other in undoing)


@scenarios
def test_rooms_do_not_overlap_on_the_map(scenario: Scenario) -> None:
    """TD-10."""
    overlapping = [
        (one.id, other.id) for one, other in combinations(scenario.rooms, 2) if gap(one, other) < 0
    ]

    assert overlapping == []


@scenarios
def test_the_map_fits_on_its_canvas(scenario: Scenario) -> None:
    for room in scenario.rooms:
        assert room.x + room.width <= CANVAS[0]
        assert room.y + room.height <= CANVAS[1]


@scenarios
def test_doors_are_where_rooms_nearly_touch(scenario: Scenario) -> None:
    """TD-123."""
    rooms = Atlas(scenario).rooms
    far = [
        (link.a, link.b)
        for link in scenario.links
        if link.kind not in DRAWN_AS_LINES and gap(rooms[link.a], rooms[link.b]) > DOORSTEP
    ]

    assert far == []


@scenarios
@pytest.mark.parametrize("language", ["en", "fr"])
def test_texts_are_short_enough_to_read_aloud(scenario: Scenario, language: Language) -> None:
    for path, says in all_words(scenario):
        assert path.startswith("$.dares") or len(says[language].title) <= SHORT
    told = [*(event.says for event in scenario.events), *(dare.says for dare in scenario.dares)]
    assert all(0 < len(says[language].text) <= READ_ALOUD for says in told)


@scenarios
def test_french_keeps_its_thin_spaces_and_quotation_marks(scenario: Scenario) -> None:
    assert [text for text in every_text(scenario, "fr") if UNFRENCH.search(text)] == []


@scenarios
def test_english_keeps_its_apostrophes_and_quotation_marks(scenario: Scenario) -> None:
    assert [text for text in every_text(scenario, "en") if UNENGLISH.search(text)] == []


@scenarios
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_cast_of_a_dozen_with_names_of_their_own(scenario: Scenario, language: Language) -> None:
    names = [role.name for role in scenario.cast[language]]

    assert len(names) >= CAST
    assert len(set(names)) == len(names)


def test_no_two_scenarios_tell_the_same() -> None:
    texts = [says["en"].text for s in SHIPPED.values() for _, says in all_words(s)]

    assert [text for text, times in Counter(filter(None, texts)).items() if times > 1] == []
