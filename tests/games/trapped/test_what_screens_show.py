"""What screens are told besides the moment itself."""

from tests.games.trapped.ship import ANN, BIFF, BOB, BRIDGE, CLEO, VALDA, Evening
from trapline.games.trapped.facts.deeds import LeavingAsked
from trapline.games.trapped.facts.trouble import EventDrawn, EventPlayed
from trapline.games.trapped.facts.turns import Asked, TurnBegan
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Attribute, News, Prompt, Side, Through
from trapline.games.trapped.model.shown import Leaving
from trapline.games.trapped.wishes.conflict import Bid
from trapline.games.trapped.wishes.talk import Tell
from trapline.games.trapped.wishes.trouble import Prowl
from trapline.games.trapped.wishes.turn import Attempt, Challenge, MayAttempt, Pass
from trapline.kernel import PUBLIC, Text


def test_a_conflict_can_be_read_after_it_has_ended() -> None:
    evening = Evening().put(BIFF, room=BRIDGE).draws("2♦ 3♦")
    goal = evening.view(BOB).may[0]
    assert isinstance(goal, MayAttempt)
    chance = goal.chances[0]
    way = Through.CHARACTER
    evening.play(
        BOB, Attempt(evening.number, Text(chance.goal), chance.attributes[0], way, Text(""))
    )

    while evening.ask is not Ask.BID:
        evening.wait()
    evening.play(BOB, Bid(evening.number, Text("K♥"), Side.ACTIVE, way, Attribute.BRAVE, Text("")))
    while evening.view(PUBLIC).conflict is not None:
        evening.wait()

    last = evening.view(PUBLIC).last
    assert last is not None
    assert last.won
    assert last.active_cards[0] == "K♥"
    assert last.opposing_total == 5


def test_a_conflict_is_forgotten_when_a_turn_passes_without_one() -> None:
    """TD-41: in the next turn it still lies there for those who look up late."""
    evening = Evening().put(BIFF, room=BRIDGE).draws("2♦ 3♦")
    evening.attempt(BOB, "diagnose-computer")
    evening.contest(BOB, "K♥")
    evening.wait()
    assert evening.state.active == CLEO
    assert evening.view(PUBLIC).last is not None

    evening.play(CLEO, Pass(evening.number))
    while evening.state.active == CLEO:
        evening.wait()

    assert evening.view(PUBLIC).last is None


def test_everybody_sees_who_dares_whom_until_it_is_settled() -> None:
    evening = Evening()

    evening.play(BOB, Challenge(evening.number, CLEO, Text("room:fore-corridor"), Text("")))

    dare = evening.view(PUBLIC).dare
    assert (dare.by, dare.seat, dare.dare) == (BOB, CLEO, "room:fore-corridor")
    assert not dare.is_answered


def test_screens_are_told_what_a_victory_over_the_monster_is_worth() -> None:
    """TD-95, TD-99: whoever attacks; in other conflicts there is nothing to tell."""
    for items, counts in (((), False), (("flamethrower",), True)):
        evening = Evening(sealed=False).put(VALDA, items=items).monster("fore-corridor")
        evening.play(BOB, Pass(1))
        evening.play(ANN, Prowl(evening.number, Text("crew-lounge"), VALDA))

        assert evening.view(CLEO).conflict.counts is counts
    evening = Evening()
    evening.attempt(BOB, "find-key")
    assert evening.view(CLEO).conflict.counts is None


def test_everybody_sees_whom_an_event_touched() -> None:
    evening = Evening().put(BIFF, room="fore-corridor").draws("7♠")

    evening.tell(EventDrawn("7♠", BIFF), EventPlayed("", "7♠", BIFF, "Biff", "Sparks.", ()))

    happening = evening.view(PUBLIC).happening
    assert (happening.number, happening.card, happening.figure) == (1, "7♠", BIFF)
    assert happening.words == "Sparks."
    assert evening.view(PUBLIC).news is News.EVENT


def test_a_result_takes_the_place_of_an_event_and_both_are_kept_for_a_round() -> None:
    evening = Evening(turn=5).put(BIFF, lucky_used=True).draws("2♦ 3♦")
    evening.tell(EventDrawn("7♠", BIFF), EventPlayed("", "7♠", BIFF, "Biff", "Sparks.", ()))
    evening.tell(Asked(Ask.ACT, 2, (BOB,), None)).attempt(BOB, "find-key")

    evening.contest(BOB, "K♥")

    assert evening.view(CLEO).news is News.RESULT
    event, result = evening.view(CLEO).episodes
    assert (event.kind, event.words) == (News.EVENT, "Sparks.")
    assert (result.kind, result.subject, result.prompt) == (
        News.RESULT,
        "find-key",
        Prompt.IN_VAIN,
    )


def test_what_happened_more_than_a_round_ago_is_news_no_more() -> None:
    evening = Evening().tell(
        EventDrawn("7♠", BIFF), EventPlayed("", "7♠", BIFF, "Biff", "Sparks.", ())
    )

    evening.tell(TurnBegan(9, BOB, 3), EventDrawn("8♠", BIFF))
    assert evening.view(CLEO).news is None
    evening.tell(EventPlayed("", "8♠", BIFF, "Biff", "Smoke.", ()))

    assert [one.words for one in evening.view(CLEO).episodes] == ["Smoke."]


def test_everybody_sees_who_is_about_to_leave_and_with_whom() -> None:
    evening = Evening().tell(LeavingAsked(BOB, BIFF, "launch-pod", (CLEO - 1,), ("Cleo",), ""))

    assert evening.view(PUBLIC).leaving == Leaving("launch-pod", BIFF, (CLEO - 1,))


def test_what_was_said_before_a_conflict_is_told_apart_from_what_belongs_to_it() -> None:
    evening = Evening().put(BIFF, room=BRIDGE)
    evening.play(CLEO, Tell(Text("Listen!")))

    evening.attempt(BOB, "diagnose-computer")

    conflict = evening.view(PUBLIC).conflict
    assert conflict is not None
    assert [line.words for line in evening.view(PUBLIC).story[: conflict.since]] == ["Listen!"]
