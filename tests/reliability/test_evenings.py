"""Nobody is sent what they may not know: every game, every identity, and all that happens."""

import asyncio
from collections.abc import Collection

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from tests.conformance.games import GAMES as SUBJECTS
from tests.conformance.subject import Subject
from tests.conformance.trial import HELD
from tests.reliability.blind import as_told, shown
from tests.reliability.evenings import GAMES, PLANS, Plan, any_plan, recorded
from tests.reliability.leaks import is_a_bots, leaks
from tests.reliability.recording import Asks, Recording, Sent
from tests.reliability.told_twins import told_at_a_table
from tests.reliability.ways import WAYS, Way
from trapline.kernel import PUBLIC, Fact, Observer, SeededLuck
from trapline.tables import facts as t
from trapline.tables import log

MOVES = 3
"""Between one interlude and the next."""
LONG_AND_SHORT = (3, 10, 40)
SHARDS = 20
EXAMPLES = 6

ALWAYS = {
    t.Admitted,
    t.BotSeated,
    t.ChairWanted,
    t.Departed,
    t.Extended,
    t.HandedOver,
    t.KnockSet,
    t.PairingShared,
    t.Paused,
    t.TvPaired,
    t.WatchersSet,
}
"""What happens on every evening, whatever is played."""

LENIENT = ("whisper", "trapwords")
"""Games in which much can be taken back, and that take one more who comes late."""

secretive = pytest.mark.parametrize(
    "subject", [one for one in SUBJECTS if one.game.name != "coin-flip"], ids=str
)


@pytest.mark.slow
@pytest.mark.parametrize("plan", PLANS, ids=str)
async def test_nobody_is_sent_what_they_may_not_know(plan: Plan) -> None:
    evening = await recorded(plan, MOVES)
    blind = as_told_to(evening.observers, evening)

    found = await leaks(evening, blind)

    assert found == []
    assert_much_happened(evening)
    for observer, told in blind.items():
        both = zip(evening.entries, told.entries, strict=True)
        hidden = sum(entry.facts != seen.facts for entry, seen in both)
        assert hidden > 1, f"there was nothing that {observer} could have found out"


def as_told_to(observers: Collection[Observer], evening: Recording) -> dict[Observer, Recording]:
    return {observer: as_told(evening, observer) for observer in observers}


def assert_much_happened(evening: Recording) -> None:
    facts = [fact for entry in evening.entries for fact in log.read(entry, GAMES)]
    happened = {type(fact) for fact in facts}
    assert ALWAYS - happened == set()
    if evening.game in LENIENT:
        assert t.Undone in happened
        assert "Hal" in {fact.name for fact in facts if isinstance(fact, t.Seated)}
    assert any(is_a_bots(entry) for entry in evening.entries)
    assert any(isinstance(step.act, Asks) for step in evening.steps)


@pytest.mark.parametrize("way", WAYS, ids=str)
async def test_a_planted_leak_is_found(way: Way, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as planted:
        way.plant(planted)
        evening = await recorded(way.plan, way.moves, interludes=[way.interlude])
    blind = as_told_to(eyes_of(way.who, evening), evening)

    with monkeypatch.context() as planted:
        way.plant(planted)
        found = await leaks(evening, blind)

    assert {leak.name for leak in found} >= way.who


def eyes_of(names: set[str], evening: Recording) -> set[Observer]:
    seen = (eyes for step in evening.steps for name, eyes in step.eyes.items() if name in names)
    return {eyes for eyes in seen if eyes is not None}


def test_every_way_that_a_secret_went_out_is_planted() -> None:
    named = "first_snapshot log undo onlooker error invitation order size count bots_timing"
    named += " other_endpoint early_replay"

    assert {*named.split()} <= {str(way) for way in WAYS}


@pytest.mark.slow
@secretive
def test_twins_at_a_table_are_sent_the_same_bytes(subject: Subject) -> None:
    @settings(HELD, max_examples=EXAMPLES)
    @given(st.data())
    def alike(data: DataObject) -> None:
        ours, theirs = asyncio.run(twins_shown(subject, data))

        assert ours == theirs

    alike()


async def twins_shown(subject: Subject, data: DataObject) -> list[list[Sent]]:
    observers: list[Observer] = [*range(subject.game.seats.start), PUBLIC]
    observer = data.draw(st.sampled_from(observers), "observer")
    twins = data.draw(subject.twins(subject.game, observer), "twins")
    return [await shown(told_at_a_table(twin, observer), observer) for twin in twins]


def test_twins_part_at_a_table_whose_game_tells_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fact, "is_known_to", lambda *_: True)
    [traps] = [subject for subject in SUBJECTS if subject.game.name == "traps"]

    with pytest.raises(AssertionError):
        test_twins_at_a_table_are_sent_the_same_bytes(traps)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("game", [name for name in GAMES if name != "coin-flip"])
async def test_nobody_is_sent_what_they_may_not_know_in_whole_games(
    game: str, shard: int, request: pytest.FixtureRequest
) -> None:
    seed = f"{request.config.getoption('randomly_seed')} {game} {shard}"
    luck = SeededLuck(seed)
    plan, moves = any_plan(game, luck), luck.choice(LONG_AND_SHORT)

    evening = await recorded(plan, moves, seed)

    found = await leaks(evening, as_told_to(evening.observers, evening))
    assert found == [], f"seed {seed!r}, {moves} moves of {plan}"
