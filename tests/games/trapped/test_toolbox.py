"""The Game Master's toolbox: what a GM may do besides the rules, and what only some may hear."""

from collections.abc import Sequence

import pytest

from tests.games.trapped.ship import (
    ANN,
    ATLAS,
    BIFF,
    BOB,
    CLEO,
    CORRIDOR,
    DAN,
    GAME,
    LAB,
    LOUNGE,
    OTTO,
    VALDA,
    ZED,
    Evening,
    only,
    refused,
    told,
)
from trapline.games.trapped.facts import desk as facts
from trapline.games.trapped.facts.conflict import Hurt, Tested
from trapline.games.trapped.facts.trouble import Befell, EventDrawn, EventPlayed
from trapline.games.trapped.facts.turns import Asked
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.game import Timed
from trapline.games.trapped.model.kinds import Becoming, Objection, Strength, What
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes import desk as wishes
from trapline.games.trapped.wishes.talk import Invent, Take, Vote
from trapline.games.trapped.wishes.trouble import Consequence, MakeUpEvent, MayMakeUpEvent
from trapline.kernel import PUBLIC, Text, Wish, redact

TOOLS: Sequence[Wish] = (
    wishes.HandOut(BIFF, Text("rum")),
    wishes.Put(BIFF, Text(CORRIDOR)),
    wishes.Clear(Text(LOUNGE)),
    wishes.Grant(Text("unjam-pod")),
    wishes.LetLoose(Text(LAB)),
)


def test_the_gm_gives_and_takes_things_for_all_to_see() -> None:
    """TD-138."""
    table = Evening()

    given = table.play(ANN, wishes.HandOut(BIFF, Text("rum")))
    assert given == [facts.ThingHanded(BIFF, "Biff", "rum")]
    assert table.view(CLEO).sheets[BIFF].items == ("rum",)

    table.play(ANN, wishes.Remove(BIFF, Text("rum")))
    assert table.state.figures[BIFF].items == ()
    assert table.state.floor[LOUNGE] == ("rum",)


def test_what_the_gm_takes_may_be_gone_for_good() -> None:
    """TD-138."""
    table = Evening().put(BIFF, items=("rum",))

    table.play(ANN, wishes.Remove(BIFF, Text("rum"), gone=True))

    assert "rum" not in table.state.floor.get(LOUNGE, ())


def test_the_gm_moves_people_but_nowhere_that_would_kill_them() -> None:
    """TD-123, TD-138: nobody is put outside without a suit."""
    table = Evening()
    outside = next(room.id for room in GAME.atlas(table.state).scenario.rooms if room.outside)

    assert refused(table, ANN, wishes.Put(BIFF, Text(outside))).facts["rule"] == "TD-138"
    table.play(ANN, wishes.Put(BIFF, Text(CORRIDOR)))

    assert table.state.figures[BIFF].room == CORRIDOR
    assert table.state.sealed


def test_the_gm_opens_what_is_shut() -> None:
    """TD-138: the safe room, a passage, a room that is harder."""
    table = Evening(blocks=(Timed((CORRIDOR, LOUNGE), 3),), handicaps=(Timed((LAB,), 3, 1),))

    for place in (LOUNGE, f"{CORRIDOR}|{LOUNGE}", LAB):
        table.play(ANN, wishes.Clear(Text(place)))

    assert not table.state.sealed
    assert (table.state.blocks, table.state.handicaps) == ((), ())


def test_the_gm_heals_what_was_hurt_and_who_is_sick() -> None:
    """TD-138: a score is again what it was at first."""
    table = Evening().put(ZED, sick_until=2, cure="medicine")
    table.change(wounds={"0.brave": "9"})
    attributes = {**table.state.figures[BIFF].attributes, "brave": "2"}
    table.put(BIFF, attributes=attributes)

    table.play(ANN, wishes.Mend(Text("0.brave")))
    table.play(ANN, wishes.Mend(Text(str(ZED))))

    assert table.view(BOB).sheets[BIFF].attributes["brave"] == "9"
    assert table.state.figures[ZED].sick_until is None
    assert "Mend" not in table.may(ANN)


def test_the_gm_says_that_a_goal_is_done_and_that_it_is_not() -> None:
    """TD-138."""
    table = Evening()

    table.play(ANN, wishes.Grant(Text("unjam-pod")))
    assert "unjam-pod" in table.view(CLEO).goals

    table.play(ANN, wishes.Reopen(Text("unjam-pod")))
    assert "unjam-pod" not in table.view(CLEO).goals


@pytest.mark.parametrize("goal", ["reach-bridge", "find-key", "rig-engines", "unjam-pod"])
def test_the_gm_grants_no_goal_that_is_done_or_of_which_more_comes(goal: str) -> None:
    """TD-127, TD-132, TD-138: a place, a thing, a bang."""
    table = Evening(goals=frozenset({"unjam-pod"}))

    assert refused(table, ANN, wishes.Grant(Text(goal))).facts["rule"] == "TD-138"


def test_a_slip_can_be_taken_back() -> None:
    """TD-138: what the GM did shows no secret."""
    table = Evening()

    facts_told = table.play(ANN, wishes.HandOut(BIFF, Text("rum")))

    assert all(fact.retractable and not fact.opens for fact in facts_told)


def test_when_it_gets_slow_the_monster_comes_out_of_turn_once() -> None:
    """TD-98, TD-138: nobody loses what they are writing, and it keeps to its ways."""
    table = Evening(sealed=False)
    number = table.number
    near = next(room for room in GAME.atlas(table.state).prowl(LAB))

    assert refused(table, ANN, wishes.LetLoose(Text(LOUNGE))).facts["rule"] == "TD-138"
    told_of = told(table.play(ANN, wishes.LetLoose(Text(near))))

    assert told_of[:2] == ["MonsterLoosed", "MonsterMoved"]
    assert (table.ask, table.number) == (Ask.ACT, number)
    assert "LetLoose" not in table.may(ANN)


def test_the_monster_that_is_let_loose_may_attack() -> None:
    """TD-138: then the turn goes on where it was."""
    table = Evening(sealed=False).monster(LOUNGE)

    attacked = table.play(ANN, wishes.LetLoose(Text(LOUNGE), VALDA))

    assert only(attacked, Tested).seat == CLEO
    assert table.ask is Ask.FACE


@pytest.mark.parametrize("wish", TOOLS)
def test_the_toolbox_is_the_gms_alone_and_for_quiet_moments(wish: Wish) -> None:
    """TD-138."""
    table = Evening()
    assert refused(table, BOB, wish).reason == Reason.GM_ONLY

    table.attempt(BOB, "reach-bridge")

    assert refused(table, ANN, wish).reason == Reason.IN_A_CONFLICT


def made_up(card: str = "9♣", figure: int | None = None) -> Evening:
    return Evening().tell(EventDrawn(card, figure), Asked(Ask.EVENT, 2, (ANN,), None))


@pytest.mark.parametrize(
    ("card", "what", "strength"),
    [
        ("2♣", What.HARM, Strength.LOW),
        ("7♥", What.FEELING, Strength.AVERAGE),
        ("10♠", What.LOCK, Strength.AVERAGE),
        ("A♦", What.GIVE, Strength.HIGH),
    ],
)
def test_a_card_suggests_what_to_make_up(card: str, what: What, strength: Strength) -> None:
    """TD-45."""
    table = made_up(card)
    [may] = [one for one in table.view(ANN).may if isinstance(one, MayMakeUpEvent)]

    assert (may.suggests, may.strength) == (what, strength)
    assert {one.what for one in may.follows} <= set(What)


def test_nothing_is_given_where_everything_is_in_play() -> None:
    """TD-46: the GM can still make up all the rest."""
    table = made_up().put(*range(6), items=tuple(ATLAS.items))
    [may] = [one for one in table.view(ANN).may if isinstance(one, MayMakeUpEvent)]

    assert What.HARM in {one.what for one in may.follows}
    assert What.GIVE not in {one.what for one in may.follows}


def test_what_is_made_up_may_touch_several() -> None:
    """TD-46: and what follows befalls each of them."""
    table = made_up()
    wish = MakeUpEvent(
        2,
        BIFF,
        Text("Everybody slips"),
        others=(OTTO,),
        then=(Consequence(What.LIGHT, Text("")),),
    )

    played = table.play(ANN, wish)

    assert only(played, EventPlayed).others == (OTTO,)
    happening = table.view(DAN).happening
    assert happening
    assert happening.others == (OTTO,)
    assert [fact.whom for fact in played if isinstance(fact, Befell)] == [BIFF, OTTO]


@pytest.mark.parametrize("what", [What.TEST, What.HARM, What.FEELING])
def test_nobody_is_hurt_or_in_love_without_a_test(what: What) -> None:
    """TD-47, TD-70."""
    table = made_up()
    wish = MakeUpEvent(2, BIFF, Text("Look out"), then=(Consequence(what, Text("fast")),))

    assert only(table.play(ANN, wish), Tested).hurts is (what is What.HARM)


def test_what_would_do_nothing_does_not_follow() -> None:
    """TD-46: nobody drops what they do not have."""
    table = made_up()
    wish = MakeUpEvent(2, BIFF, Text("Oops"), then=(Consequence(What.TAKE, Text("")),))

    assert refused(table, ANN, wish).facts["rule"] == "TD-46"


def blessed(becomes: Becoming, words: str = "a rubber duck") -> Evening:
    table = Evening()
    table.play(BOB, Invent(Text(words), becomes))
    for seat in (ANN, CLEO, DAN):
        table.play(seat, Vote(1, yes=True))
    return table


def test_an_invention_becomes_a_thing_that_lies_there() -> None:
    """TD-14, TD-127."""
    table = blessed(Becoming.THING)
    [thing] = table.state.floor[LOUNGE]

    table.play(CLEO, Take(Text(thing)))

    assert table.state.figures[VALDA].items == (thing,)
    assert table.view(DAN).place.titles[thing]["fr"].title == "a rubber duck"


def test_an_invention_becomes_a_goal_to_try() -> None:
    """TD-14, TD-67."""
    table = blessed(Becoming.GOAL, "tame the soup machine")
    goal = table.state.invented.goals[0]

    assert "Tried" in told(table.attempt(BOB, goal.id))
    assert goal.at == (LOUNGE,)


def test_what_is_refused_becomes_nothing() -> None:
    """TD-15."""
    table = Evening()
    table.play(BOB, Invent(Text("a jet pack"), Becoming.THING))
    table.play(ANN, Vote(1, yes=False, because=Objection.ESCAPE))
    for seat in (CLEO, DAN):
        table.play(seat, Vote(1, yes=True))

    assert table.state.invented.items == ()


def test_a_whisper_is_heard_by_one_alone() -> None:
    """TD-139: the others see that somebody whispers."""
    table = Evening()
    [whisper] = table.play(ANN, wishes.WhisperTo(BOB, Text("He lies.")))

    assert table.view(BOB).whispers == table.view(ANN).whispers
    assert [one.words for one in table.view(BOB).whispers] == ["He lies."]
    for other in (CLEO, PUBLIC):
        assert table.view(other).whispers == ()
        assert redact(whisper, other) == facts.Whispered(ANN, BOB, "", to=(ANN, BOB))


def test_players_whisper_to_the_gm_only() -> None:
    """TD-139."""
    table = Evening()
    table.play(BOB, wishes.WhisperTo(ANN, Text("I have it.")))

    assert refused(table, BOB, wishes.WhisperTo(CLEO, Text("Psst"))).facts["rule"] == "TD-139"


def test_notes_are_the_gms_alone() -> None:
    """TD-139: nobody else sees that there are any."""
    table = Evening()
    [note] = table.play(ANN, wishes.KeepNotes(Text("The key: bridge")))

    assert table.view(ANN).notes == "The key: bridge"
    assert table.view(BOB).notes == ""
    assert redact(note, BOB) is None
    assert refused(table, BOB, wishes.KeepNotes(Text("x"))).reason == Reason.GM_ONLY


def test_a_wound_is_remembered_as_it_was_at_first() -> None:
    """TD-71, TD-138."""
    table = Evening()
    table.attempt(BOB, "reach-bridge")
    for before, card in (("9", "4"), ("4", "2")):
        table.tell(Hurt(1, "0.brave", "Biff", before, card))

    assert table.state.wounds == {"0.brave": "9"}
