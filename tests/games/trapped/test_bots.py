"""Bots on every seat, and the automatic GM."""

from collections import Counter
from typing import Any

import pytest

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    BRIDGE,
    CHIP,
    CLEO,
    CORRIDOR,
    DAN,
    GAME,
    LAB,
    LOUNGE,
    MINA,
    OTTO,
    SHIPPED,
    VALDA,
    ZED,
    Evening,
    sitters,
)
from trapline.games.trapped.bots.plans import Plan, gift
from trapline.games.trapped.facts.deeds import Lost
from trapline.games.trapped.facts.trouble import EventDrawn
from trapline.games.trapped.facts.turns import Asked
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Attribute, Cause, Fate, Side, Through
from trapline.games.trapped.model.options import Options, Policy, Setting
from trapline.games.trapped.wishes.conflict import (
    Bid,
    Confirm,
    Decline,
    Harm,
    Overrule,
    Reveal,
    UseLucky,
)
from trapline.games.trapped.wishes.talk import Become, Halt, Invent, Vote
from trapline.games.trapped.wishes.trouble import Flee, Prowl
from trapline.games.trapped.wishes.turn import Attack, Attempt, Challenge, Escape, Pass
from trapline.kernel import HOUSE, PLAIN, SeededLuck, Text, TimeUp

BOT = GAME.bots[PLAIN]
MOST_MOVES = 20_000


def chosen(table: Evening, seat: int, seed: int = 0) -> object:
    return BOT.choose(table.view(seat), SeededLuck(seed))


def played(seed: int, seats: int, options: Options) -> Cause:
    """Let bots play a whole game."""
    luck = SeededLuck(seed)
    state: Any = None
    for fact in GAME.setup(options, sitters(seats), 0, luck, None):
        state = GAME.apply(state, fact)
    for at in range(0, MOST_MOVES * 100, 100):
        outcome = GAME.outcome(state)
        if outcome is not None:
            return Cause(outcome.cause)
        asked = [(seat, BOT.choose(GAME.view(state, seat), luck)) for seat in range(seats)]
        wishes = [(seat, wish) for seat, wish in asked if wish is not None]
        if wishes:
            facts = GAME.play(state, *wishes[0], at, luck)
        else:
            due = GAME.deadline(state)
            assert due is not None, "no bot moves, and no clock runs"
            facts = GAME.play(state, HOUSE, TimeUp(due.name, due.turn), max(at, due.at), luck)
        for fact in facts:
            state = GAME.apply(state, fact)
    raise AssertionError("the game goes on and on")


@pytest.mark.slow
@pytest.mark.parametrize("setting", SHIPPED)
@pytest.mark.parametrize("seats", [3, 6])
def test_bots_finish_every_scenario(setting: Setting, seats: int) -> None:
    """TD-1, TD-124, TD-129."""
    policy = Policy.FAIR if seats == 3 else Policy.RUTHLESS

    assert played(seats, seats, Options(scenario=setting, policy=policy)) in Cause


def test_a_castaway_goes_where_something_leads_out() -> None:
    table = Evening().put(BIFF, room=CORRIDOR)
    wishes = Counter(type(chosen(table, BOB, seed)).__name__ for seed in range(20))

    assert wishes["Explore"] + wishes["Attempt"] > 12


def test_a_castaway_leaves_as_soon_as_the_way_is_open_whatever_the_mood() -> None:
    table = Evening(goals=frozenset({"find-position", "rig-radio"})).put(BIFF, room=BRIDGE)
    wishes = [chosen(table, BOB, seed) for seed in range(20)]

    assert all(isinstance(wish, Escape) for wish in wishes)


def test_a_castaway_goes_on_with_nobody_left_to_feel_for() -> None:
    """TD-113: an Extra becomes a character where all others are lost."""
    table = Evening()
    feelings = {BIFF: table.state.figures[BIFF].feelings[BIFF]}
    table.put(BIFF, feelings=feelings)

    assert chosen(table, BOB) is not None


def test_a_castaway_stops_a_countdown_first_whatever_the_mood() -> None:
    """TD-105."""
    table = Evening(goals=frozenset({"rig-engines"}), countdown=3).put(BIFF, room="engine-room")
    wishes = [chosen(table, BOB, seed) for seed in range(20)]

    assert all(isinstance(one, Attempt) and one.goal == "disarm-engines" for one in wishes)


def test_a_castaway_uses_luck_where_it_turns_defeat_into_victory() -> None:
    """TD-21."""
    table = Evening().draws("10♦ 9♦")
    table.attempt(BOB, "find-key")
    table.confirm()
    table.bid(BOB, "J♠")
    table.others_pass()

    assert chosen(table, BOB) == UseLucky(table.number)


def test_the_automatic_gm_agrees_and_reveals() -> None:
    """TD-129."""
    table = Evening()
    table.attempt(BOB, "find-key")

    assert chosen(table, ANN) == Confirm(table.number, Attribute.CLEVER)


def test_the_automatic_gm_changes_what_does_not_fit() -> None:
    """TD-67, TD-129: to what the goal allows, and somebody is best at."""
    table = Evening().put(BIFF, room="pod-bay", items=("space-suit",))
    table.change(goals=frozenset({"diagnose-pod"})).put(BIFF, room="outer-hull")
    table.attempt(BOB, "unjam-pod", Attribute.SEXY)

    assert chosen(table, ANN) == Confirm(table.number, Attribute.DANGEROUS)


def test_the_automatic_gm_grants_everybody_their_luck() -> None:
    """TD-21, TD-129."""
    table = Evening()
    table.attempt(BOB, "find-key", Attribute.LUCKY)

    assert chosen(table, ANN) == Confirm(table.number, Attribute.LUCKY)


def test_the_automatic_gm_judges_helpers_but_lets_people_be_in_the_way() -> None:
    """TD-51, TD-129."""
    table = Evening()
    table.attempt(BOB, "find-key")
    table.confirm()
    table.bid(BOB, "K♥")
    table.bid(CLEO, "8♦", Side.HELP, Through.CHARACTER, Attribute.SEXY)
    table.bid(DAN, "7♣", Side.HINDER, Through.CHARACTER, Attribute.FAST)

    change = chosen(table, ANN)

    assert change == Overrule(table.number, CLEO, Attribute.CLEVER)
    table.play(ANN, change)
    assert chosen(table, ANN) == Reveal(table.number)


def test_the_automatic_gm_judges_both_in_a_challenge() -> None:
    """TD-76, TD-129: nobody is outrun in an argument."""
    table = Evening()
    table.play(BOB, Challenge(1, CLEO, Text("goal:find-key"), Text("")))
    table.play(CLEO, Decline(table.number))
    table.bid(CLEO, "3♣", Side.HINDER, attribute=Attribute.FAST)
    table.bid(BOB, "K♥", attribute=Attribute.FAST)

    for seat, best in ((CLEO, Attribute.SEXY), (BOB, Attribute.DANGEROUS)):
        change = chosen(table, ANN)
        assert change == Overrule(table.number, seat, best)
        table.play(ANN, change)

    assert chosen(table, ANN) == Reveal(table.number)


def test_castaways_use_what_fits() -> None:
    """TD-67, TD-129: so that no GM has anything to change."""
    table = Evening()
    table.play(BOB, Challenge(1, CLEO, Text("goal:find-key"), Text("")))
    table.play(CLEO, Decline(table.number))
    bid = chosen(table, CLEO)

    assert isinstance(bid, Bid)
    assert bid.attribute in table.view(CLEO).conflict.fits


def test_the_automatic_gm_hurts_where_the_drop_is_biggest() -> None:
    """TD-129."""
    table = Evening().put(BIFF, room=BRIDGE, lucky_used=True).hand(BOB, "2♦ 2♣").draws("K♣ A♠ 4♥")
    table.attempt(BOB, "diagnose-computer")
    table.contest(BOB, "2♦")

    assert chosen(table, ANN) == Harm(table.number, Text(f"{BIFF}.dangerous"))


def prowling(policy: Policy) -> Evening:
    """Let the monster go on a prowl, after all Extras were moved."""
    table = Evening(Options(policy=policy), sealed=False).monster(CORRIDOR)
    table.play(BOB, Pass(1))
    return table.change(led=frozenset({ZED, MINA, CHIP}))


def test_the_monster_goes_for_the_nearest_person() -> None:
    """TD-130."""
    for policy in Policy:
        wish = chosen(prowling(policy), ANN)

        assert isinstance(wish, Prowl)
        assert wish.room == LOUNGE


def test_the_monster_goes_for_the_nearest_person_it_can_get_at() -> None:
    """TD-130: not for those behind the sealed door next to it."""
    table = Evening().put(OTTO, room="engine-room").monster(CORRIDOR)
    table.play(BOB, Pass(1))
    table.change(led=frozenset({ZED, MINA, CHIP}))

    rooms = {getattr(chosen(table, ANN, seed), "room", None) for seed in range(20)}

    assert rooms == {Text("aft-corridor"), Text("air-ducts")}


def test_where_it_can_get_at_nobody_it_waits_at_the_door() -> None:
    """TD-130."""
    table = Evening().monster("sick-bay")
    table.play(BOB, Pass(1))

    assert chosen(table, ANN) == Prowl(table.number, Text(CORRIDOR), None)


def test_traitors_break_promises_for_a_friend_and_others_keep_them() -> None:
    """TD-102."""
    for feelings, guest in (({VALDA: "2♥", OTTO: "A♣"}, VALDA), ({VALDA: "A♥"}, ZED)):
        table = Evening(goals=frozenset({"unjam-pod", "fit-beacon"}))
        table.put(BIFF, VALDA, ZED, room="pod-bay").put(ZED, promised=BOB)
        table.put(BIFF, feelings=feelings)
        wishes = [chosen(table, BOB, seed) for seed in range(20)]

        assert {one.figures for one in wishes if isinstance(one, Escape)} == {(guest,)}


def test_the_ruthless_always_attack_and_the_fair_rarely() -> None:
    """TD-130."""
    attacks = {
        policy: sum(
            getattr(chosen(prowling(policy), ANN, seed), "whom", None) is not None
            for seed in range(40)
        )
        for policy in Policy
    }

    assert attacks[Policy.RUTHLESS] == 40
    assert attacks[Policy.RUTHLESS] > attacks[Policy.DRAMATIC] > attacks[Policy.FAIR] > 0


def test_a_fair_gm_attacks_only_whose_turn_it_was() -> None:
    """TD-130."""
    victims = {
        getattr(chosen(prowling(Policy.FAIR), ANN, seed), "whom", None) for seed in range(40)
    }

    assert victims == {None, BIFF}


def test_a_ruthless_gm_plays_events_on_who_is_ahead() -> None:
    """TD-129."""
    table = Evening(Options(policy=Policy.RUTHLESS)).put(VALDA, items=("rum", "beacon"))
    table.tell(EventDrawn("9♣", None), Asked(Ask.EVENT, 2, (ANN,), None))

    figures = {getattr(chosen(table, ANN, seed), "figure", None) for seed in range(20)}

    assert VALDA in figures
    assert BIFF not in figures


def test_the_automatic_gm_has_a_beaten_monster_flee_far() -> None:
    """TD-130."""
    table = Evening(sealed=False).put(BIFF, room=LAB, items=("flamethrower",)).monster(LAB)
    table.draws("2♦ 3♦")
    table.play(BOB, Attack(1, Attribute.DANGEROUS, Through.CHARACTER, Text("")))
    table.contest(BOB, "K♥")

    wish = chosen(table, ANN)

    assert isinstance(wish, Flee)
    assert wish.room not in (LAB, LOUNGE, CORRIDOR)


def test_a_bot_says_yes_to_what_others_make_up() -> None:
    """TD-14."""
    table = Evening()
    table.play(BOB, Invent(Text("A robot in the kitchen")))

    assert chosen(table, ANN) == chosen(table, CLEO) == Vote(1, yes=True)


def test_a_bot_that_wants_an_extra_waits_for_it() -> None:
    """TD-135: it does not change its mind until the turn is over."""
    table = Evening()
    for figure, seat in ((VALDA, CLEO), (OTTO, DAN)):
        table.tell(Lost(figure, "", Fate.DEAD, seat))
    claim = chosen(table, CLEO)
    assert isinstance(claim, Become)

    table.play(CLEO, claim)

    assert chosen(table, CLEO) is None


def test_a_bot_never_ends_somebodys_pause() -> None:
    """TD-126."""
    table = Evening()
    table.play(BOB, Halt())

    assert chosen(table, CLEO) is None
    assert chosen(table, ANN) is None


def test_a_castaway_hands_a_friend_what_only_the_friend_needs() -> None:
    """TD-127."""
    goals = frozenset({"reroute-power", "find-position", "fit-beacon"})
    table = Evening(goals=goals).put(BIFF, items=("beacon",), feelings={VALDA: "A♥"})
    table.put(VALDA, feelings={BIFF: "A♥"})
    view = table.view(BOB)
    me = view.sheets[BIFF]
    pod = next(way for way in view.place.ways if way.id == "launch-pod")

    assert gift(view, me, Plan(view, me, pod)) == ("beacon", view.sheets[VALDA])


def test_when_an_evening_drags_on_nobody_is_spared() -> None:
    """TD-100, TD-129."""
    table = prowling(Policy.FAIR).change(round=60)

    assert all(getattr(chosen(table, ANN, seed), "whom", None) is not None for seed in range(20))
