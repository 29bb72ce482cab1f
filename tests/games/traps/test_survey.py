"""What a survey of many races tells."""

from tests.games.traps.jungle import ANN, BOB, GAME, MAIN, Jungle, animal, human
from trapline.games.traps.facts import AnyFact
from trapline.games.traps.facts.cards import CardsFound, Drew, Snatched, TrapHidden, TrapPlaced
from trapline.games.traps.facts.landing import ChanceKept, Flipped, RemedyOffered, TrapMet
from trapline.games.traps.facts.moving import Walked
from trapline.games.traps.facts.turns import Dealt, Opened
from trapline.games.traps.model.game import Options
from trapline.games.traps.model.kinds import Gait
from trapline.games.traps.pace import seconds
from trapline.games.traps.survey import Race, Survey
from trapline.kernel import Chart, Outcome

SURVEY = Survey(GAME)
OPENED = Opened(Options(), (BOB, ANN), ("toucan", "jaguar"), ("singer", "trader"), (250, 270))


def race(*facts: AnyFact, winner: int = ANN) -> Race:
    return SURVEY.notes([OPENED, *facts], Outcome((winner,), "both-home"))


def chart(title: str, *races: Race) -> dict[str, float]:
    charts: dict[str, Chart] = {one.title: one for one in SURVEY.charts(races)}
    return {bar.label: bar.value for bar in charts[title].bars}


def test_wins_are_counted_by_place_in_the_order_and_by_seat() -> None:
    races = race(winner=ANN), race(winner=BOB), race(winner=BOB), race(winner=BOB)

    by_place = chart("Wins by place in the order of turns", *races)
    by_seat = chart("Wins by seat", *races)

    assert by_place == {"1st to play": 75, "2nd to play": 25}
    assert by_seat == {"seat 1": 25, "seat 2": 75}


def test_wins_are_counted_by_adventurers() -> None:
    assert chart("Wins by pair", race()) == {"jaguar and trader": 100, "toucan and singer": 0}


def test_a_card_counts_however_it_came_into_a_hand() -> None:
    told = race(
        Dealt(BOB, ("axe",), to=(BOB,)),
        Drew(ANN, "axe", 10, to=(ANN,)),
        CardsFound(ANN, ("axe", "shove"), 0, to=(ANN,)),
        ChanceKept(ANN, "axe", 0),
        Snatched(ANN, BOB, "axe", 0, to=(ANN, BOB)),
    )

    assert chart("Cards of winners, against those of losers", told) == {"axe": 4}


def test_a_branch_is_what_a_piece_takes_that_stopped_in_mid_walk() -> None:
    fork = next(s for s, ways in enumerate(GAME.box.board.next) if len(ways) > 1)
    one, other = sorted(GAME.box.board.next[fork], key=GAME.box.board.nearest.__getitem__)
    told = race(
        Walked(ANN, animal(ANN), (fork,), 2, Gait.DICE),
        Walked(ANN, animal(ANN), (one, MAIN[0]), 0, Gait.DICE),
        Walked(BOB, human(BOB), (fork,), 1, Gait.DICE),
        Walked(BOB, human(BOB), (other,), 0, Gait.DICE),
        Walked(BOB, human(BOB), (MAIN[3],), 0, Gait.DICE),
    )

    assert chart(f"The fork at {fork}", told) == {
        "short: taken": 50,
        "long: taken": 50,
        "short: has won": 100,
        "long: has won": 0,
    }


def test_a_hidden_trap_that_is_sprung_is_not_counted_as_an_open_one() -> None:
    told = race(
        TrapHidden(ANN, MAIN[1], "quicksand", 10, to=(ANN,)),
        TrapHidden(ANN, MAIN[3], "trapdoor", 10, to=(ANN,)),
        TrapPlaced(BOB, MAIN[2], "puddle", 0),
        Flipped(ANN, MAIN[1], "quicksand", 40),
        TrapMet(by=BOB, piece=animal(BOB), space=MAIN[1], owner=ANN, card="quicksand"),
        TrapMet(by=BOB, piece=human(BOB), space=MAIN[1], owner=ANN, card="quicksand"),
        RemedyOffered(
            by=BOB, owner=ANN, piece=animal(BOB), space=MAIN[3], card="trapdoor", price=45
        ),
    )

    assert chart("Traps in a game", told) == {
        "placed face up": 1,
        "hidden": 2,
        "hidden ones stepped on": 2,
        "of these, bluffs called": 1,
        "open ones stepped on": 1,
    }


def test_everything_people_do_takes_time_and_nothing_else_does() -> None:
    jungle = Jungle().put(animal(ANN), MAIN[15]).put(human(ANN), MAIN[15])

    facts = jungle.move(animal(ANN), 1, 2)

    told = {type(fact).__name__ for fact in facts if seconds(fact) > 0}
    assert told == {"Rolled", "Walked"}
