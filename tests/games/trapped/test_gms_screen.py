"""What the GM's own screen is told."""

from tests.games.trapped.ship import ANN, ATLAS, BIFF, BOB, Evening
from trapline.games.trapped.content import hooks
from trapline.games.trapped.facts.trouble import EventDrawn, EventPlayed
from trapline.kernel import PUBLIC


def test_the_gm_is_told_what_each_event_sets_going_and_what_it_tests() -> None:
    told = {event.id: event for event in Evening().view(ANN).events}

    for event in ATLAS.scenario.events:
        assert len(told[event.id].does) == len(event.hooks)
        for hook in event.hooks:
            if isinstance(hook, hooks.Test):
                assert told[event.id].attributes == hook.attributes


def test_others_read_only_the_events_that_have_happened() -> None:
    evening = Evening()
    before = evening.view(BOB).events

    evening.tell(EventDrawn("9♦", BIFF), EventPlayed("spare-suit", "9♦", BIFF, "Biff", "", ()))

    assert before == ()
    assert [event.id for event in evening.view(PUBLIC).events] == ["spare-suit"]
    assert [event.does for event in evening.view(BOB).events] == [()]
