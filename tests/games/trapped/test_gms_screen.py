"""What the GM's own screen is told."""

from tests.games.trapped.ship import ANN, ATLAS, BOB, Evening
from trapline.games.trapped.content import hooks
from trapline.kernel import PUBLIC


def test_the_gm_is_told_what_each_event_sets_going_and_what_it_tests() -> None:
    told = {event.id: event for event in Evening().view(ANN).events}

    for event in ATLAS.scenario.events:
        assert len(told[event.id].does) == len(event.hooks)
        for hook in event.hooks:
            if isinstance(hook, hooks.Test):
                assert told[event.id].attributes == hook.attributes


def test_nobody_else_is_told_the_list_of_events() -> None:
    evening = Evening()

    assert evening.view(BOB).events == ()
    assert evening.view(PUBLIC).events == ()
