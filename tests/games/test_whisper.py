"""Whisper is a game that people could play."""

import pytest

from tests.conformance.playthrough import folded
from tests.conformance.world import World
from tests.games import whisper_model as m
from tests.games.whisper import WHISPER
from tests.games.whisper_model import Reason
from trapline.kernel import (
    HOUSE,
    PUBLIC,
    IllegalMove,
    SeatAway,
    SeatBack,
    SeatJoined,
    SeededLuck,
    Sitter,
    Stale,
    Text,
    TimeUp,
    redact,
)

ANN, BOB, CLEO, DAN, EVE = range(5)
SITTERS = tuple(Sitter(seat, seat % 2) for seat in (ANN, BOB, CLEO, DAN))
LUCK = SeededLuck("whisper")


def table(points: int = 3, *, objections: bool = True) -> World:
    """Ann and Cleo look at candle, apple, river; Bob and Dan at moon, lemon, castle."""
    world = World(WHISPER)
    deck = ("candle", "apple", "river", "moon", "lemon", "castle", "island", "pepper", "window")
    world.tell(
        HOUSE,
        m.Opened(deck, (), SITTERS, m.Options(points=points, objections=objections), at=0),
        m.Dealt(deck[:3], (ANN, CLEO), team=0),
        m.Dealt(deck[3:6], (BOB, DAN), team=1),
    )
    return world


def begun(points: int = 3, *, objections: bool = True) -> World:
    """Candle against moon, and Ann is the first to whisper."""
    world = table(points, objections=objections)
    choose(world, ANN, "candle")
    choose(world, DAN, "moon")
    return world


def choose(world: World, seat: int, word: str) -> None:
    world.play(seat, m.Choose(world.state.turn, Text(word)))


def whisper(world: World, seat: int, clue: str) -> None:
    world.play(seat, m.GiveClue(world.state.turn, Text(clue)))


def guess(world: World, seat: int, word: str) -> None:
    world.play(seat, m.Guess(world.state.turn, Text(word)))


def let_pass(world: World, *seats: int) -> None:
    for seat in seats:
        world.play(seat, m.LetPass(world.state.turn))


def scores(world: World) -> tuple[int, int]:
    return WHISPER.view(world.state, PUBLIC).scores


def test_both_teams_choose_at_once_and_unseen() -> None:
    t = table()

    choose(t, CLEO, "apple")

    assert WHISPER.view(t.state, PUBLIC).waiting == (BOB, DAN)
    assert WHISPER.view(t.state, BOB).words == ((), ("moon", "lemon", "castle"))


def test_whoever_finds_the_word_scores_and_it_is_replaced() -> None:
    t = begun()
    whisper(t, ANN, "wax dance")

    guess(t, BOB, "Cándle")

    assert scores(t) == (0, 1)
    assert [type(fact) for fact in t.entries[-1].facts] == [m.Found, m.Dealt]


def test_a_wrong_guess_scores_for_those_who_whisper() -> None:
    t = begun()
    whisper(t, ANN, "normal dance")

    guess(t, DAN, "river")

    assert scores(t) == (1, 0)
    assert WHISPER.view(t.state, PUBLIC).whisperer == BOB


def test_the_others_whisper_when_every_listener_let_the_clue_pass() -> None:
    t = begun()
    for speaker, listeners in ((ANN, (BOB, DAN)), (BOB, (ANN, CLEO)), (CLEO, (BOB, DAN))):
        whisper(t, speaker, "normal dance")
        let_pass(t, *listeners)

    assert WHISPER.view(t.state, PUBLIC).whisperer == DAN
    assert scores(t) == (0, 0)


@pytest.mark.parametrize(("clue", "score"), [("normal dance", (1, 0)), ("moo", (0, 1))])
def test_an_objection_scores_for_whoever_is_right(clue: str, score: tuple[int, int]) -> None:
    t = begun()
    whisper(t, ANN, clue)

    t.play(DAN, m.Object(t.state.turn))

    assert scores(t) == score


def test_objections_can_be_left_out() -> None:
    t = begun(objections=False)
    whisper(t, ANN, "moo")

    with pytest.raises(IllegalMove, match=Reason.NO_OBJECTIONS):
        WHISPER.play(t.state, BOB, m.Object(t.state.turn), 0, LUCK)


def test_a_clue_must_not_say_the_word() -> None:
    t = begun()

    with pytest.raises(IllegalMove, match=Reason.CLUE_SAYS_THE_WORD):
        WHISPER.play(t.state, ANN, m.GiveClue(t.state.turn, Text("a CANDLE")), 0, LUCK)


def test_an_answer_to_an_earlier_clue_is_stale() -> None:
    t = begun()
    whisper(t, ANN, "normal dance")
    turn = t.state.turn
    guess(t, BOB, "river")

    with pytest.raises(Stale):
        WHISPER.play(t.state, DAN, m.Guess(turn, Text("apple")), 0, LUCK)


def test_whoever_whispers_is_silenced() -> None:
    t = begun()

    assert WHISPER.view(t.state, ANN).channels == ()
    assert WHISPER.view(t.state, CLEO).channels == ("table", "team-0")
    assert WHISPER.view(t.state, PUBLIC).channels == ()


@pytest.mark.parametrize("phase", list(m.Phase)[:3])
def test_the_clock_ends_every_phase(phase: m.Phase) -> None:
    t = table() if phase is m.Phase.CHOOSING else begun()
    if phase is m.Phase.LISTENING:
        whisper(t, ANN, "normal dance")

    t.play(HOUSE, TimeUp(phase.value, t.state.turn))

    assert t.entries[-1].facts == (m.TimeRanOut(t.at),)
    assert t.state.phase is m.Phase.WHISPERING


def test_silence_costs_a_point() -> None:
    t = begun()

    t.play(HOUSE, TimeUp("whispering", t.state.turn))

    assert scores(t) == (0, 1)


def test_the_clock_takes_the_first_word_for_those_who_do_not_choose() -> None:
    t = table()

    t.play(HOUSE, TimeUp("choosing", t.state.turn))

    assert t.state.words == (("candle",), ("moon",))


def test_what_a_whisperer_leaves_of_the_time_is_given_to_the_listeners() -> None:
    t = begun()
    before = WHISPER.deadline(t.state)
    whisper(t, ANN, "normal dance")

    after = WHISPER.deadline(t.state)

    assert before is not None
    assert after is not None
    assert (before.at, after.at) == (60_000, 120_000)


def test_those_away_are_not_waited_for() -> None:
    t = begun()
    whisper(t, ANN, "normal dance")
    let_pass(t, BOB)

    t.play(HOUSE, SeatAway(DAN))

    assert WHISPER.view(t.state, PUBLIC).whisperer == BOB


def test_another_whispers_for_whoever_is_away() -> None:
    t = begun()
    t.play(HOUSE, SeatAway(ANN))
    while_away = WHISPER.view(t.state, PUBLIC).whisperer
    t.play(HOUSE, SeatBack(ANN))

    assert (while_away, WHISPER.view(t.state, PUBLIC).whisperer) == (CLEO, ANN)


def test_who_joins_late_is_told_the_secret_of_the_team() -> None:
    t = begun()

    t.play(HOUSE, SeatJoined(EVE, team=1))

    assert WHISPER.view(t.state, EVE).words == ((), ("moon",))
    [arrived] = t.entries[-1].facts
    assert redact(arrived, ANN) == m.Arrived((m.HIDDEN,), (BOB, DAN, EVE), EVE, team=1)


def test_only_the_first_of_two_choices_can_be_taken_back() -> None:
    t = table()
    choose(t, ANN, "candle")
    choose(t, BOB, "moon")

    first, second = t.entries[-2:]
    assert all(fact.retractable for fact in first.facts)
    assert not all(fact.retractable for fact in second.facts)


def test_the_next_game_has_other_words() -> None:
    first = WHISPER.setup(m.Options(), SITTERS, 0, LUCK, None)
    heard = [word for fact in first if isinstance(fact, m.Dealt) for word in fact.words]
    memory = WHISPER.remember(folded(WHISPER, None, first), None)

    second = WHISPER.setup(m.Options(), SITTERS, 0, LUCK, memory)

    opened = second[0]
    assert isinstance(opened, m.Opened)
    assert not set(opened.words) & set(heard)


def test_four_people_play_to_the_end() -> None:
    t = begun(points=1)

    whisper(t, ANN, "normal dance")
    guess(t, BOB, "candle")

    outcome = WHISPER.outcome(t.state)
    assert outcome is not None
    assert (outcome.winners, outcome.cause, outcome.scores) == ((BOB, DAN), "found", (0, 1, 0, 1))
    assert WHISPER.deadline(t.state) is None
