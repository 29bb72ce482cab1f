"""Events: the card, the GM's choice, and whom they touch."""

from typing import Any

from tests.games.trapped.ship import (
    ANN,
    ATLAS,
    BIFF,
    BOB,
    CHIP,
    CLEO,
    CORRIDOR,
    MINA,
    OTTO,
    VALDA,
    ZED,
    Evening,
    only,
    refused,
)
from trapline.games.trapped.content.schema import Event, Measure, Touch, Who
from trapline.games.trapped.facts.conflict import DamageDrawn, Resolved, Tested
from trapline.games.trapped.facts.talk import WentAway
from trapline.games.trapped.facts.trouble import EventDrawn, EventPlayed
from trapline.games.trapped.facts.turns import Asked
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.cards import Suit
from trapline.games.trapped.model.kinds import Attribute, What
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.rules.events import touched
from trapline.games.trapped.wishes.trouble import (
    Consequence,
    Face,
    MakeUpEvent,
    MayFace,
    MayMakeUpEvent,
    MayPlayEvent,
    PlayEvent,
)
from trapline.kernel import PUBLIC, Text

FAST, BRAVE = Attribute.FAST, Attribute.BRAVE
CARD = "9♣"
HURTS = (Consequence(What.HARM, Text("fast")),)


def drawn(card: str = CARD, figure: int | None = BIFF, **state: Any) -> Evening:
    """The GM has drawn a card for an event."""
    table = Evening(**state)
    table.tell(EventDrawn(card, figure), Asked(Ask.EVENT, 2, (ANN,), None))
    return table


def test_the_suit_says_what_kind_of_event_it_is() -> None:
    """TD-45."""
    table = drawn("9♣")

    [event] = [one for one in table.view(ANN).may if isinstance(one, MayPlayEvent)]

    assert {ATLAS.events[name].suit for name in event.events} == {Suit.CLUBS}
    assert event.card == "9♣"


def test_only_the_gm_sees_the_list_of_events() -> None:
    """TD-45, TD-46."""
    table = drawn()

    assert len(table.view(ANN).events) == len(ATLAS.scenario.events)
    assert table.view(BOB).events == ()
    assert table.may(BOB) & {"PlayEvent", "MakeUpEvent"} == set()


def test_a_penalty_must_hit_that_player() -> None:
    """TD-43, TD-46."""
    table = drawn("9♣", BIFF)
    [event] = [one for one in table.view(ANN).may if isinstance(one, MayPlayEvent)]
    assert event.figures == (BIFF,)

    wish = MakeUpEvent(2, VALDA, Text("a cold hand"))

    assert refused(table, ANN, wish).facts["rule"] == "TD-46"


def test_in_the_gms_turn_anybody_may_be_touched() -> None:
    """TD-46."""
    table = drawn("9♣", None)

    [event] = [one for one in table.view(ANN).may if isinstance(one, MayMakeUpEvent)]

    assert set(event.figures) == set(range(6))


def test_the_gm_may_make_something_up() -> None:
    """TD-46, TD-47: with words, and with a test or without."""
    table = drawn()
    assert refused(table, ANN, MakeUpEvent(2, BIFF, Text(""))).reason == Reason.EMPTY_TEXT

    facts = table.play(ANN, MakeUpEvent(2, BIFF, Text("The floor gives way"), then=HURTS))

    assert only(facts, Tested).attributes == (FAST,)
    assert table.view(CLEO).story[-1].words == "The floor gives way"


def test_an_event_is_read_out_before_anybody_meets_it() -> None:
    """Bots leave people that time; once it is met they do not."""
    table = drawn()
    assert table.view(PUBLIC).reading == 0

    table.play(ANN, MakeUpEvent(2, BIFF, Text("The floor gives way"), then=HURTS))
    assert table.view(PUBLIC).reading > 0

    table.play(BOB, Face(table.number, FAST, Text("")))
    assert table.view(PUBLIC).reading == 0


def test_a_test_is_a_conflict_with_the_events_card() -> None:
    """TD-47: one of the GM's two cards; everybody may bid, and a loss may hurt."""
    table = drawn().draws("3♦ K♦")
    table.play(ANN, MakeUpEvent(2, BIFF, Text("The floor gives way"), then=HURTS))
    assert table.ask is Ask.FACE
    assert table.state.question.waits == (BOB,)

    table.play(BOB, Face(table.number, FAST, Text("I jump")))
    table.bid(BOB, "2♣")
    assert table.state.question.waits == (CLEO,)
    table.others_pass()
    facts = table.no_luck()

    assert only(facts, Resolved).active == ("7", "2♣")
    assert only(facts, Resolved).opposing == ("9♣", "3♦")
    assert only(facts, DamageDrawn).card == "K♦"


def test_an_event_never_says_how_somebody_reacts() -> None:
    """TD-47: they choose among the attributes, and bid as they like."""
    table = drawn().put(BIFF, room=CORRIDOR)
    table.play(ANN, PlayEvent(2, Text("slime"), BIFF, Text("")))

    [face] = [one for one in table.view(BOB).may if isinstance(one, MayFace)]

    assert len(face.attributes) == 2
    other = next(one for one in Attribute if one not in face.attributes)
    refusal = refused(table, BOB, Face(table.number, other, Text("")))
    assert refusal.facts["rule"] == "TD-47"


def test_nobody_can_test_an_extra_that_is_nobodys() -> None:
    """TD-47."""
    table = drawn("9♣", None)

    refusal = refused(table, ANN, MakeUpEvent(2, ZED, Text("Boo!"), then=HURTS))

    assert refusal.facts["rule"] == "TD-46"


def test_an_event_of_another_suit_is_not_offered() -> None:
    """TD-45."""
    table = drawn("9♣")

    assert (
        refused(table, ANN, PlayEvent(2, Text("gravity"), BIFF, Text(""))).facts["rule"] == "TD-45"
    )


def touching(**touch: Any) -> tuple[int, ...]:
    says = ATLAS.scenario.says
    event = Event(id="x", suit=Suit.CLUBS, touches=Touch(**touch), says=says)
    return touched(ATLAS, Evening().state, event)


def test_an_event_may_look_for_the_highest_or_the_lowest() -> None:
    """TD-49: the GM chooses where several fit."""
    assert touching() == (BIFF, VALDA, OTTO)
    assert touching(who=Who.EXTRA) == (ZED, MINA, CHIP)
    assert touching(least=Measure.CLEVER) == (BIFF,)
    assert touching(most=Measure.SEXY) == (VALDA,)
    assert touching(who=Who.EXTRA, most=Measure.DANGEROUS) == (CHIP,)
    assert touching(who=Who.EXTRA, most=Measure.HEARTS) == (CHIP,)
    assert touching(who=Who.EXTRA, most=Measure.CLUBS) == (CHIP,)


def test_how_somebody_feels_about_themselves_does_not_count() -> None:
    """TD-25, TD-49."""
    vain = Evening().state.figures[OTTO].feelings | {OTTO: "A♥"}
    state = Evening().put(OTTO, feelings=vain).state
    says = ATLAS.scenario.says
    event = Event(id="x", suit=Suit.HEARTS, touches=Touch(most=Measure.HEARTS), says=says)

    assert touched(ATLAS, state, event) == (BIFF,)


def test_the_house_plays_any_event_that_fits() -> None:
    """TD-134."""
    table = drawn().tell(WentAway(ANN, left=True, until=100))

    facts = table.wait()

    assert only(facts, EventPlayed).figure == BIFF
