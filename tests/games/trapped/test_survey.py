"""What a survey of many evenings tells."""

from collections import Counter

from tests.games.trapped.ship import BIFF, BOB, CHIP, CLEO, GAME, ZED
from trapline.games.trapped.facts.deeds import Became, Controlled, Left, Lost
from trapline.games.trapped.facts.trouble import Befell, Fizzled, MonsterBeaten
from trapline.games.trapped.model.kinds import Fate
from trapline.games.trapped.model.options import Policy, Setting
from trapline.games.trapped.survey import EVENINGS, Survey
from trapline.kernel import Fact, Outcome

SURVEY = Survey(GAME)


def charts(*evenings: list[Fact]) -> list[dict[str, float]]:
    notes = [SURVEY.notes(facts, Outcome((BOB,), "escaped")) for facts in evenings]
    return [{bar.label: bar.value for bar in one.bars} for one in SURVEY.charts(notes)]


def test_losses_and_deeds_are_counted_for_each_evening() -> None:
    [events] = charts(
        [
            Lost(BIFF, "Biff", Fate.DEAD, BOB),
            Became(BOB, ZED, "Zed"),
            Lost(ZED, "Zed", Fate.INSANE, BOB),
            Lost(CHIP, "Chip", Fate.DEAD, None),
        ],
        [
            Controlled(CLEO, CHIP, "Chip"),
            MonsterBeaten(counts=True, defeats=2, dead=False, flees=2),
            MonsterBeaten(counts=True, defeats=3, dead=True, flees=0),
        ],
    )

    assert events == {
        "a character dies": 0.5,
        "a character goes mad": 0.5,
        "an Extra becomes a character": 0.5,
        "an Extra is lost": 0.5,
        "an Extra obeys": 0.5,
        "the monster is beaten": 0.5,
        "the monster is killed": 0.5,
    }


def test_the_way_out_is_told() -> None:
    [ways] = charts([Left("launch-pod", (BIFF,), ("Biff",), (BOB,))], [])

    assert ways == {"out by launch-pod": 0.5}


def test_the_table_tells_of_deaths() -> None:
    dead, mad = Lost(BIFF, "Biff", Fate.DEAD, BOB), Lost(ZED, "Zed", Fate.INSANE, BOB)
    lost = Lost(CHIP, "Chip", Fate.DEAD, None)
    notes = [SURVEY.notes(facts, Outcome((), "escaped")) for facts in ([dead, mad, lost], [])]

    assert SURVEY.columns(notes) == {
        "deaths": "1.0",
        "somebody died": "50%",
        "Extras lost": "0.5",
        "fizzled": "0.0%",
    }


def test_the_table_tells_how_much_of_what_events_set_going_comes_to_nothing() -> None:
    facts: list[Fact] = [Befell("flee", BIFF, "Biff")] * 3 + [Fizzled("lurk", BIFF, "Biff")]

    columns = SURVEY.columns([SURVEY.notes(facts, Outcome((), "escaped"))])

    assert columns["fizzled"] == "25.0%"


def test_every_setting_is_compared_under_every_gm_and_to_the_bitter_end() -> None:
    evenings = Counter(changes["scenario"] for changes in EVENINGS.values())

    assert evenings == dict.fromkeys(set(Setting) - {Setting.OWN}, len(Policy) + 1)
