"""What an evening was: worked out from the whole log of a finished game, the same for everybody."""

from collections import Counter
from functools import cache

import pytest
from msgspec.structs import replace

from trapline import catalogue
from trapline.games.traitor_word import highlights as chains
from trapline.games.traitor_word.facts.cards import Validated
from trapline.games.traitor_word.facts.chain import OpeningRead, Said
from trapline.games.traitor_word.facts.trial import Accused, Judged
from trapline.games.traitor_word.model.kinds import Charge, Verdict
from trapline.games.traps import highlights as races
from trapline.games.traps.facts.landing import ChanceStruck, Dodged, Stole, Suffered, TrapMet
from trapline.games.traps.facts.moving import Walked
from trapline.games.traps.facts.turns import GameEnded, Opened
from trapline.games.traps.model.basics import FINISH, START, Path
from trapline.games.traps.model.game import Options
from trapline.games.traps.model.kinds import Cause, Gait
from trapline.games.trapwords import highlights as dungeons
from trapline.games.trapwords.facts.rounds import Opened as Entered
from trapline.games.trapwords.facts.rounds import RoundEnded
from trapline.games.trapwords.facts.turns import ClueGiven, Guessed, TurnBegan, TurnEnded
from trapline.games.trapwords.model.kinds import Failure, Monster, MonsterCard
from trapline.games.trapwords.model.options import Options as Dungeon
from trapline.games.trapwords.model.turn import Result
from trapline.kernel import PLAIN, Fact, Seat
from trapline.kernel.story import COMPANY, Award, Happened, Storied, Story, awarded, best_of
from trapline.library.sitting import Sitting

ANN, BOB, CLEO = range(3)
STORIED = ("trapwords", "traps", "traitor-word")


@cache
def evening(title: str, seed: int) -> tuple[Story, range]:
    """Let bots play a game to its end, and tell what it was."""
    game = catalogue.shelf()[title].game
    seats = 4
    played = Sitting(game, game.defaults("en"), seats, f"story {seed}")
    played.played(PLAIN)
    assert isinstance(game, Storied)
    return game.story(told(*played.facts)), range(seats)


@pytest.mark.parametrize("title", ["traps", "traitor-word"])
def test_the_line_of_whoever_ends_ahead_comes_first(title: str) -> None:
    story, _ = evening(title, 0)

    ends = [curve.values[-1] for curve in story.curves]

    assert ends == sorted(ends, reverse=True)


def told(*facts: Fact) -> tuple[Happened, ...]:
    return tuple(Happened(version, 0, fact) for version, fact in enumerate(facts))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("title", STORIED)
def test_everybody_gets_something_and_the_chart_has_a_step_for_each(title: str, seed: int) -> None:
    story, seats = evening(title, seed)

    assert [award.seat for award in story.awards] == list(seats)
    assert len({len(curve.values) for curve in story.curves}) == 1
    assert 3 <= len(story.highlights) <= 5
    assert len({one.kind for one in story.highlights}) == len(story.highlights)


@pytest.mark.slow
@pytest.mark.parametrize("title", STORIED)
def test_all_that_is_told_has_its_sentence(title: str) -> None:
    stories = [evening(title, seed)[0] for seed in range(3)]
    highlights = {f"screen.highlight.{one.kind}" for story in stories for one in story.highlights}
    awards = {f"screen.award.{one.kind}" for story in stories for one in story.awards}

    for texts in catalogue.shelf()[title].texts.values():
        assert highlights | awards | {f"{award}.why" for award in awards} <= texts.keys()


def test_an_award_goes_to_the_best_and_if_they_have_one_to_the_next() -> None:
    merits = {"trapper": Counter({ANN: 3, BOB: 2}), "thief": Counter({ANN: 50, BOB: 10})}

    assert awarded((ANN, BOB, CLEO), merits) == (
        Award(ANN, "trapper", 3),
        Award(BOB, "thief", 10, after=ANN),
        Award(CLEO, COMPANY),
    )


def test_nobody_is_praised_for_what_all_others_did_at_least_as_well() -> None:
    merits = {
        "smuggler": Counter({BOB: 3}),
        "chatter": Counter({ANN: 2, BOB: 3, CLEO: 2}),
        "hoarder": Counter({ANN: 5, BOB: 7, CLEO: 2}),
    }

    assert awarded((ANN, BOB, CLEO), merits) == (
        Award(ANN, "hoarder", 5, after=BOB),
        Award(BOB, "smuggler", 3),
        Award(CLEO, COMPANY),
    )


def test_whoever_is_best_at_something_is_not_praised_for_less() -> None:
    merits = {
        "runner": Counter({ANN: 9, BOB: 8}),
        "thief": Counter({ANN: 50, BOB: 30, CLEO: 40}),
        "rich": Counter({ANN: 20, BOB: 10, CLEO: 30}),
    }

    assert awarded((ANN, BOB, CLEO), merits) == (
        Award(ANN, "runner", 9),
        Award(BOB, COMPANY),
        Award(CLEO, "rich", 30),
    )


def test_who_did_as_well_as_the_best_is_not_only_good_company() -> None:
    merits = {"torch": Counter({ANN: 2, CLEO: 2}), "digger": Counter({BOB: 4})}

    assert awarded((ANN, BOB, CLEO), merits) == (
        Award(ANN, "torch", 2),
        Award(BOB, "digger", 4),
        Award(CLEO, "torch", 2),
    )


def met(by: Seat, card: str, space: int) -> TrapMet:
    return TrapMet(by=by, piece=2 * by, space=space, owner=ANN, card=card)


def test_the_cruellest_trap_of_a_race_is_the_one_that_closed_most_often() -> None:
    skunk, quicksand = met(BOB, "skunk", 5), met(BOB, "quicksand", 9)
    boots = Dodged(BOB, "lucky-boots", 10, ())
    closed = Suffered(BOB, "skunk", ())
    race = told(
        *(skunk, closed),
        *(quicksand, boots, quicksand, boots, quicksand, Suffered(BOB, "quicksand", ())),
        *(met(CLEO, "skunk", 5), replace(closed, by=CLEO)),
    )

    [trap] = best_of(races.traps(race), least=2)
    assert trap.facts == {"owner": ANN, "card": "skunk", "n": 2}
    [grudge] = best_of(races.grudges(race), least=2)
    assert grudge.facts == {"by": ANN, "whom": BOB, "n": 4}


def test_an_escape_from_what_chance_drew_is_nobodys_trap() -> None:
    box = catalogue.traps().box
    struck = ChanceStruck(BOB, 2, "trapdoor", ANN)
    boots = Dodged(BOB, "lucky-boots", 10, ())

    race = told(met(BOB, "skunk", 5), Suffered(BOB, "skunk", ()), struck, boots)

    assert list(races.escapes(box, race)) == []


def test_whoever_took_the_detour_was_as_close_as_screens_said() -> None:
    box = catalogue.traps().box
    board = box.board
    last = max(range(len(board.spots)), key=lambda one: len(board.routes[one]) + board.nearest[one])

    [second] = races.finish(races.Race(box, finished_at(board.routes[last])), (ANN, BOB))

    assert second.facts["n"] == board.nearest[last] + board.nearest[START]


@pytest.mark.parametrize(("steps", "kind", "by"), [(12, "second", BOB), (13, "lead", ANN)])
def test_only_who_could_have_won_with_the_next_roll_was_close(
    steps: int, kind: str, by: Seat
) -> None:
    box = catalogue.traps().box
    space = box.board.nearest.index(steps)

    [told_of] = races.finish(
        races.Race(box, finished_at(box.board.routes[space], box.board.routes[FINISH])), (ANN, BOB)
    )

    assert (told_of.kind, told_of.facts) == (kind, {"by": by, "n": steps})


def finished_at(animal: Path, human: Path = ()) -> tuple[Happened, ...]:
    """Let Ann win while Bob's pieces have come so far."""
    return told(
        Opened(Options(), (ANN, BOB), ("jaguar", "monkey"), ("singer", "trader"), (250, 250)),
        Walked(BOB, 2, animal, 0, Gait.DICE),
        *((Walked(BOB, 3, human, 0, Gait.DICE),) if human else ()),
        GameEnded(ANN, Cause.BOTH_HOME),
    )


def test_the_boldest_hand_took_most_at_once() -> None:
    race = told(Stole(ANN, BOB, 20), Stole(BOB, CLEO, 40), Stole(CLEO, ANN, 30))

    [theft] = best_of(races.thefts(race))
    assert (theft.version, theft.facts) == (1, {"by": BOB, "whom": CLEO, "n": 40})


def test_a_race_without_a_blow_has_three_things_to_tell() -> None:
    box = catalogue.traps().box
    race = told(
        Opened(Options(), (ANN, BOB), ("jaguar", "monkey"), ("singer", "trader"), (250, 250)),
        Walked(BOB, 2, (1, 2), 0, Gait.DICE),
        GameEnded(BOB, Cause.BOTH_HOME),
    )

    kinds = [one.kind for one in races.story(box, race).highlights]

    assert kinds == ["lead", "stride", "purse"]


ENTERED = Entered(
    options=Dungeon(last_room=9),
    teams=((ANN, CLEO), (BOB,)),
    host=ANN,
    glow=0,
    card=MonsterCard(Monster.TROLL),
    used=(),
    precedents=(),
)


def ended(word: str, result: Result) -> TurnEnded:
    return TurnEnded(
        team=result.team,
        word=word,
        failure=result.failure,
        said=result.said,
        trap=result.trap,
        result=result,
        at=0,
        is_open=True,
        to=(),
    )


def test_the_closest_escape_is_the_word_that_was_missed_most_often() -> None:
    found = Result(team=0, failure=None, word="tree", traps=(), took=9_000, clue="oak", giver=ANN)
    bitten = Result(
        team=1, failure=Failure.TRAP, word="sea", traps=(), said="wave", trap="wave", wrote=ANN
    )
    dungeon = told(
        TurnBegan(1, 0, ANN, 0),
        ClueGiven(ANN, "leaf", 1, 0, 0),
        Guessed(BOB, "bush", right=False, at=0),
        Guessed(BOB, "plant", right=False, at=0),
        ended("tree", found),
        TurnBegan(2, 1, CLEO, 0),
        ClueGiven(CLEO, "wave", 1, 0, 0),
        ended("sea", bitten),
    )

    turns = tuple(dungeons.turns_of(dungeon))

    [escape] = best_of(dungeons.narrowest(turns), least=2)
    assert escape.facts == {"word": "tree", "giver": ANN, "n": 2}
    [cruel] = best_of(dungeons.cruellest(turns))
    assert (cruel.facts["wrote"], cruel.facts["giver"], cruel.facts["n"]) == (ANN, CLEO, 1)


def test_of_a_trap_that_was_said_aloud_nobody_tells_in_which_clue() -> None:
    bitten = Result(team=1, failure=Failure.TRAP, word="sea", traps=(), trap="wave", wrote=ANN)

    dungeon = told(TurnBegan(2, 1, CLEO, 0), ended("sea", bitten))

    [cruel] = dungeons.cruellest(tuple(dungeons.turns_of(dungeon)))
    assert cruel[1].kind == "cruellest-aloud"


def test_the_boldest_lie_was_cleared_by_a_jury_and_secret_all_the_same() -> None:
    def said(number: int, by: Seat, text: str) -> Said:
        return Said(number=number, by=by, text=text, at=0, until=0, secret="", to=(by,))

    chain = told(
        said(1, ANN, "moon"),
        Validated(1, ANN, "moon"),
        said(2, BOB, "cheese"),
        Accused(2, ANN, BOB, Charge.OFF_TOPIC),
        Judged(2, ANN, BOB, (), (CLEO,), Verdict.INNOCENT),
        Validated(2, BOB, "cheese"),
    )

    [lie] = best_of(chains.liars(chain))
    assert (lie.kind, lie.facts) == ("acquitted", {"by": BOB, "card": "cheese"})


@pytest.mark.parametrize("failure", [Failure.TIME, None])
def test_two_turns_of_people_who_spoke_have_three_things_to_tell(failure: Failure | None) -> None:
    first = Result(team=0, failure=failure, word="tree", traps=(), took=9_000, giver=ANN)
    second = Result(team=1, failure=failure, word="sea", traps=(), took=9_000, giver=CLEO)
    dungeon = told(
        ENTERED,
        TurnBegan(1, 0, ANN, 0),
        ended("tree", first),
        TurnBegan(2, 1, CLEO, 0),
        ended("sea", second),
    )

    assert len(dungeons.story(dungeon).highlights) == 3


def test_the_boldest_guess_is_told_with_the_word_it_missed() -> None:
    dungeon = told(
        TurnBegan(1, 0, ANN, 0),
        Guessed(BOB, "bush", right=False, at=0),
        Guessed(BOB, "wheelbarrow", right=False, at=0),
        ended("tree", Result(team=0, failure=Failure.TIME, word="tree", traps=(), giver=ANN)),
    )

    [guess] = best_of(dungeons.wildest(dungeon))

    assert guess.facts == {"by": BOB, "said": "wheelbarrow", "word": "tree"}


def test_a_chain_of_one_word_has_three_things_to_tell() -> None:
    chain = told(
        OpeningRead(1, ANN, "moon", 0, 0),
        Said(number=2, by=BOB, text="cheese", at=0, until=0, secret="", to=(BOB,)),
    )

    assert [one.kind for one in chains.tellings(chain)] == ["mouthful", "opening", "ending"]


def test_teams_and_monster_are_followed_by_the_numbers_of_their_rooms() -> None:
    rounds = (
        RoundEnded(teams=(0, 0), monster=3, curses=()),
        RoundEnded(teams=(1, 0), monster=3, curses=()),
    )

    curves = dungeons.curves(told(ENTERED, *rounds))

    assert [curve.values for curve in curves] == [(3, 3, 4), (3, 3, 3), (9, 6, 6)]
