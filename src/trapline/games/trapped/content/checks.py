"""What is wrong with a scenario: each complaint says where, and what to do about it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from trapline.kernel import Language
from trapline.kernel.text import skeleton

from ..model.cards import Suit
from ..model.kinds import Attribute
from . import hooks as h
from .atlas import alternatives
from .complaints import Complaint, Facts
from .reach import beyond_reach
from .schema import FORMAT, Event, Says, Scenario, Who
from .shape import line_of, misshapen

NAMED = ("rooms", "items", "goals", "events", "ways", "dares")
"""The lists of things that have an id."""
EVENTS_PER_SUIT = 5
CAST = 10
"""As many as sit at the largest table: five characters, five Extras."""
LANGUAGES: tuple[Language, ...] = get_args(Language)


class Faulty(Exception):
    """A scenario that cannot be played."""

    def __init__(self, complaints: list[Complaint]) -> None:
        super().__init__("\n".join(f"{one.path}: {one.code} {one.facts}" for one in complaints))
        self.complaints = complaints


def read(text: bytes) -> Scenario:
    """Return the scenario that a file holds, or raise Faulty with all that is wrong."""
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Faulty([Complaint("no-json", "$", {"line": line_of(text, str(error))})]) from error
    if faults := list(misshapen(raw)):
        raise Faulty(faults)
    scenario = msgspec.convert(raw, Scenario)
    if found := complaints(scenario):
        raise Faulty(found)
    return scenario


def complaints(scenario: Scenario) -> list[Complaint]:
    """Return every fault; where names are wrong, it makes no sense to walk about."""
    first = [*format_faults(scenario), *double_ids(scenario), *unknown_ids(scenario)]
    later = [] if first else list(beyond_reach(scenario))
    return [
        *first,
        *later,
        *event_faults(scenario),
        *goal_faults(scenario),
        *text_faults(scenario),
    ]


def format_faults(scenario: Scenario) -> Iterator[Complaint]:
    if scenario.format != FORMAT:
        yield Complaint("unknown-format", "$.format", {"format": scenario.format, "ours": FORMAT})
    for path, link in listed(scenario, "links"):
        if link.a == link.b:
            yield Complaint("lone-link", path, {"name": link.a})


def listed(scenario: Scenario, *kinds: str) -> Iterator[tuple[str, Any]]:
    """Yield everything in these lists, with its path."""
    for kind in kinds:
        for number, thing in enumerate(getattr(scenario, kind)):
            yield f"$.{kind}[{number}]", thing


def double_ids(scenario: Scenario) -> Iterator[Complaint]:
    times = Counter(thing.id for _, thing in listed(scenario, *NAMED))
    for path, thing in listed(scenario, *NAMED):
        if times[thing.id] > 1:
            facts = {"name": thing.id, "count": times[thing.id]}
            yield Complaint("double-id", f"{path}.id", facts)
    pairs = Counter(frozenset({link.a, link.b}) for link in scenario.links)
    for path, link in listed(scenario, "links"):
        if pairs[frozenset({link.a, link.b})] > 1:
            yield Complaint("double-link", path, {"a": link.a, "b": link.b})


def unknown_ids(scenario: Scenario) -> Iterator[Complaint]:
    rooms = {room.id for room in scenario.rooms}
    items = {item.id for item in scenario.items}
    goals = {goal.id for goal in scenario.goals}
    known = {"room": rooms, "item": items, "goal": goals, "either": goals | items}
    for kind, path, name in mentions(scenario):
        if name not in known[kind]:
            yield Complaint("unknown-id", path, {"kind": kind, "name": name})


def mentions(scenario: Scenario) -> Iterator[tuple[str, str, str]]:
    """Yield what kind of thing is named where, and how."""
    yield "room", "$.safe", scenario.safe
    yield "room", "$.monster.start", scenario.monster.start
    yield from (("goal", "$.achieved", goal) for goal in scenario.achieved)
    weakness = scenario.monster.weakness
    if weakness.known_by is not None:
        yield "goal", "$.monster.weakness.known_by", weakness.known_by
    for number, means in enumerate(weakness.means):
        yield "item", f"$.monster.weakness.means[{number}]", means.item
    for path, link in listed(scenario, "links"):
        yield from (("room", path, end) for end in (link.a, link.b))
        if link.opened_by is not None:
            yield "goal", f"{path}.opened_by", link.opened_by
    for path, item in listed(scenario, "items"):
        if item.at is not None:
            yield "room", f"{path}.at", item.at
    for path, goal in listed(scenario, "goals"):
        yield from mentions_of_goal(path, goal)
    for path, way in listed(scenario, "ways"):
        yield "room", f"{path}.at", way.at
    for path, hook in all_hooks(scenario):
        yield from mentions_of_hook(path, hook)
    for path, thing in listed(scenario, "rooms", "links", "goals", "ways"):
        for need in thing.needs:
            yield from (("either", f"{path}.needs", one) for one in alternatives(need))


def mentions_of_goal(path: str, goal: Any) -> Iterator[tuple[str, str, str]]:
    yield from (("room", f"{path}.at", room) for room in goal.at)
    if goal.arrive is not None:
        yield "room", f"{path}.arrive", goal.arrive
    if goal.search is not None:
        yield "item", f"{path}.search", goal.search
    yield from (("item", f"{path}.gives", item) for item in goal.gives)
    yield from (("item", f"{path}.uses", item) for item in goal.uses)
    yield from (("goal", f"{path}.undoes", other) for other in goal.undoes)


def mentions_of_hook(path: str, hook: h.Hook) -> Iterator[tuple[str, str, str]]:
    match hook:
        case h.Find() | h.Bargain() | h.Reveal():
            yield "item", path, hook.item
        case h.Sicken():
            yield "item", path, hook.cure
        case h.Run():
            yield "room", path, hook.to
        case h.Spoil():
            yield from (("goal", path, goal) for goal in hook.goals)
        case h.Block():
            yield from (("room", path, end) for pair in hook.passages for end in pair)
        case _:
            return


def all_hooks(scenario: Scenario) -> Iterator[tuple[str, h.Hook]]:
    for path, thing in listed(scenario, "goals", "events"):
        yield from nested(f"{path}.hooks", thing.hooks)
    for path, stunt in listed(scenario, "dares"):
        yield from nested(f"{path}.won", stunt.won)
        yield from nested(f"{path}.lost", stunt.lost)


def nested(path: str, hooks: tuple[h.Hook, ...]) -> Iterator[tuple[str, h.Hook]]:
    for number, hook in enumerate(hooks):
        here = f"{path}[{number}]"
        yield here, hook
        if isinstance(hook, h.Test):
            yield from nested(f"{here}.won", hook.won)
            yield from nested(f"{here}.lost", hook.lost)


def event_faults(scenario: Scenario) -> Iterator[Complaint]:
    """At least five of each suit, and one of them for whoever it happens to be (TD-12, TD-46)."""
    for suit in Suit:
        events = [event for event in scenario.events if event.suit is suit]
        if len(events) < EVENTS_PER_SUIT:
            facts: Facts = {"suit": str(suit), "count": len(events), "least": EVENTS_PER_SUIT}
            yield Complaint("too-few-events", "$.events", facts)
        if events and not any(map(is_for_anybody, events)):
            yield Complaint("no-event-for-anybody", "$.events", {"suit": str(suit)})
    for path, event in listed(scenario, "events"):
        if event.touches.most and event.touches.least:
            yield Complaint("most-and-least", f"{path}.touches")


def is_for_anybody(event: Event) -> bool:
    touch = event.touches
    return touch.who is not Who.EXTRA and not (touch.most or touch.least or touch.company)


def goal_faults(scenario: Scenario) -> Iterator[Complaint]:
    hidden = {item.id for item in scenario.items if item.hidden}
    searched = {goal.search for goal in scenario.goals}
    for path, item in listed(scenario, "items"):
        if item.hidden and item.id not in searched:
            yield Complaint("never-found", path, {"name": item.id})
        if item.hidden and item.at is not None:
            yield Complaint("hidden-and-open", path, {"name": item.id, "room": item.at})
    for path, goal in listed(scenario, "goals"):
        if goal.search is not None and goal.search not in hidden:
            yield Complaint("nothing-hidden", f"{path}.search", {"name": goal.search})
    for path, attributes in all_attributes(scenario):
        if Attribute.LUCKY in attributes:
            yield Complaint("lucky", path)


def all_attributes(scenario: Scenario) -> Iterator[tuple[str, tuple[Attribute, ...]]]:
    yield "$.monster.attributes", scenario.monster.attributes
    for path, thing in listed(scenario, "goals", "dares"):
        yield f"{path}.attributes", thing.attributes
    for path, hook in all_hooks(scenario):
        if isinstance(hook, h.Test | h.Brawl):
            yield f"{path}.attributes", hook.attributes


def text_faults(scenario: Scenario) -> Iterator[Complaint]:
    for path, says in all_words(scenario):
        for language in LANGUAGES:
            if language not in says:
                yield Complaint("missing-language", path, {"language": language})
    for language in LANGUAGES:
        # Nobody in a story is called like somebody else in it.
        count = len({skeleton(role.name) for role in scenario.cast.get(language, ())})
        if count < CAST:
            facts = {"language": language, "count": count, "least": CAST}
            yield Complaint("too-small-a-cast", "$.cast", facts)


def all_words(scenario: Scenario) -> Iterator[tuple[str, Says]]:
    monster = scenario.monster
    yield "$.says", scenario.says
    yield "$.monster.says", monster.says
    yield "$.monster.weakness.says", monster.weakness.says
    yield from ((f"$.monster.attacks[{n}]", says) for n, says in enumerate(monster.attacks))
    yield from ((f"$.barriers[{n}]", says) for n, says in enumerate(scenario.barriers))
    if scenario.limit is not None:
        yield "$.limit.says", scenario.limit.says
    yield from ((f"{path}.says", thing.says) for path, thing in listed(scenario, *NAMED))
