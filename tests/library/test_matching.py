"""Several bots at one table, and a house rule tried."""

import csv
import json
import sys
from collections import Counter
from io import StringIO
from pathlib import Path

import pytest

from tests.shelf import SHELF
from trapline import (
    GAMES,
    Crashed,
    Luck,
    Match,
    Mistake,
    Stopped,
    View,
    Wish,
    compare,
    match,
    plain,
    play,
    read,
    simulate,
)
from trapline.games.traps.wishes.turn import EndTurn
from trapline.kernel import PLAIN, difference_within, mean_within, rate_within, share_within
from trapline.library.matching import Pairing
from trapline.library.shelf import sitters

COIN = SHELF["coin-flip"].game


class Stubborn:
    """Wants to end a turn that never was, every other time; else it is plain."""

    def choose(self, view: View, luck: Luck) -> Wish | None:
        return GAMES["traps"].bots[PLAIN].choose(view, luck) if luck.below(2) else EndTurn(999_999)


class Clumsy:
    """Falls over."""

    def choose(self, view: View, luck: Luck) -> Wish | None:
        raise LookupError("over my own feet")


@pytest.fixture(scope="module")
def race(tmp_path_factory: pytest.TempPathFactory) -> tuple[Match, Path]:
    folder = tmp_path_factory.mktemp("race") / "kept"
    return match("traps", [PLAIN, Stubborn()], 4, seed="race", keep=folder), folder


def test_everybody_sits_on_each_chair_equally_often(race: tuple[Match, Path]) -> None:
    found, _ = race

    sat = Counter((chair.seat, chair.bot) for one in found.games for chair in one.chairs)

    assert set(sat.values()) == {2}
    assert sum(one.rate for one in found.standings) == pytest.approx(1)
    assert all(one.within[0] <= one.rate <= one.within[1] for one in found.standings)


@pytest.mark.parametrize("number", [0, 1])
def test_where_there_are_as_many_bots_as_teams_each_is_a_team(number: int) -> None:
    game = GAMES["trapwords"]
    bots = (game.bots["gentle"], game.bots["sharp"])
    options = game.defaults("en")

    places = Pairing(game, bots, ("gentle", "sharp"), 6, "cup", options, None).places(number)

    teams = [{places[one.seat] for one in sitters(game, 6) if one.team == team} for team in (0, 1)]
    assert teams == [{number}, {1 - number}]


def test_a_match_is_the_same_however_many_play_it(race: tuple[Match, Path]) -> None:
    found, _ = race

    again = match("traps", [PLAIN, Stubborn()], 4, seed="race", workers=1)

    assert again.games == found.games


def test_a_kept_game_can_be_played_and_told_again(race: tuple[Match, Path]) -> None:
    found, folder = race
    kept = read(folder / "00002.jsonl")
    bots = [Stubborn() if name == "Stubborn" else name for name in kept.origin.bots]

    again = play("traps", bots, kept.origin.seed)

    assert again.facts == kept.facts
    assert kept.origin.names == tuple(chair.bot for chair in found.games[2].chairs)


def test_two_chairs_of_one_bot_have_two_names_in_what_is_kept(tmp_path: Path) -> None:
    match(COIN, [PLAIN], 1, workers=1, keep=tmp_path)

    kept = read(tmp_path / "00000.jsonl", {COIN.name: COIN})

    assert kept.origin.names == ("plain 1", "plain 2")
    assert kept.origin.bots == ("plain", "plain")


def test_what_was_refused_is_counted_and_told(race: tuple[Match, Path]) -> None:
    found, _ = race

    refused = {one.bot: one.refused for one in found.standings}
    first = next(chair for chair in found.games[0].chairs if chair.bot == "Stubborn")

    assert refused["Stubborn"] > 0
    assert refused[PLAIN] == 0
    assert first.refusal is not None
    assert "EndTurn(turn=999999): stale" in first.refusal


def test_a_match_is_written_with_what_is_needed_to_play_it_again(
    race: tuple[Match, Path], tmp_path: Path
) -> None:
    found, _ = race
    found.save(tmp_path / "race.json")
    found.save(tmp_path / "race.csv")

    whole = json.loads((tmp_path / "race.json").read_bytes())
    rows = list(csv.DictReader(StringIO((tmp_path / "race.csv").read_text("utf-8"))))

    assert (whole["seed"], whole["trapline"]) == ("race", found.version)
    assert whole["options"]["hide_price"] == 10
    assert len(whole["games"]) == 4
    assert len(rows) == 8
    assert {row["match_seed"] for row in rows} == {"race"}
    assert sum(int(row["won"]) for row in rows) == 4


def test_two_bots_of_yours_have_names_of_their_own() -> None:
    found = match("traps", [Stubborn(), Stubborn()], 1, workers=1)

    assert found.bots == ("Stubborn", "Stubborn 2")


def test_a_bot_that_falls_over_is_told_with_its_traceback() -> None:
    with pytest.raises(Crashed, match=r"game \d failed(.|\n)*over my own feet"):
        match("traps", [Clumsy(), PLAIN], 2, workers=2)


def test_a_bot_that_ends_its_own_process_is_told_as_well() -> None:
    class Quitter:
        def choose(self, view: View, luck: Luck) -> Wish | None:
            sys.exit("enough")

    with pytest.raises(Crashed, match=r"game \d failed(.|\n)*SystemExit: enough"):
        match("traps", [Quitter(), PLAIN], 2, workers=2)


def test_a_class_is_asked_for_one_bot_that_sits_in_all_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "once.py").write_text(ONCE)
    monkeypatch.syspath_prepend(tmp_path)

    match("traps", ["once:Once", PLAIN], 2, workers=1)
    with pytest.raises(Crashed, match=r"once:Once cannot be made(.|\n)*there is one already"):
        match("traps", ["once:Once", PLAIN], 2, workers=1)


ONCE = """
from trapline import GAMES

made = []

class Once:
    def __init__(self):
        if made:
            raise LookupError("there is one already")
        made.append(self)

    def choose(self, view, luck):
        return GAMES["traps"].bots["plain"].choose(view, luck)
"""


def test_a_module_that_cannot_be_loaded_is_told_with_its_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "crooked.py").write_text("class Crooked(:\n")
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(Crashed, match=r"crooked cannot be loaded(.|\n)*SyntaxError"):
        match("traps", ["crooked:Crooked", PLAIN], 1)


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: match(COIN, [PLAIN], 0), "0 games tell nothing"),
        (lambda: match(COIN, []), "name one or more"),
        (lambda: match("traps", PLAIN), r"wants a list of bots, such as \['plain'\]"),
        (lambda: match("traps", [PLAIN, PLAIN], seats=0), "traps is for 2 to 4 players"),
        (lambda: match("traps", [":Runner", PLAIN]), ":Runner names no bot"),
        (lambda: match("traps", [PLAIN] * 5), "traps is for 2 to 4 players"),
        (lambda: match("traps", [PLAIN] * 3, seats=2), "3 bots cannot sit on 2 chairs"),
        (lambda: match("traps", ["nowhere:Runner", PLAIN]), "cannot find the bot nowhere:Runner"),
        (lambda: match("traps", ["json:dumps", PLAIN]), "json:dumps is no bot"),
        (lambda: match(COIN, [PLAIN], 1, keep="/proc/nowhere"), "cannot write to /proc/nowhere"),
        (lambda: match(COIN, [PLAIN], 1, workers=0), "0 workers do nothing"),
        (lambda: compare("traps", {}), "nothing is changed"),
        (lambda: compare("traps", {"hide_price": 5}, -3), "-3 games tell nothing"),
        (lambda: compare("traps", {"hide_price": 77}), "cannot have such a hide_price: .*50"),
        (lambda: simulate("traps", seats=7), "traps is for 2 to 4 players"),
    ],
)
def test_a_match_that_cannot_be_is_answered_in_a_sentence(call: object, told: str) -> None:
    assert callable(call)

    with pytest.raises(Mistake, match=told):
        call()


def test_what_was_done_is_kept_when_somebody_breaks_off() -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        match(COIN, [PLAIN], 10, workers=2, heard=stop)

    kept: Match = stopped.value.done
    assert (len(kept.games), kept.asked) == (3, 10)


def test_a_house_rule_is_compared_with_the_usual_one() -> None:
    found = compare("traps", {"hide_price": 50}, 2, seats=2)

    usual, changed = found.usual.games, found.changed.games
    labels = {change.label for change in found.changes}

    assert [one.number for one in usual] == [one.number for one in changed] == [0, 1]
    assert usual != changed
    assert {"moves", "both-home", "hidden", "seat 1"} <= labels
    assert all(
        one.within is None or one.within[0] <= one.by <= one.within[1] for one in found.changes
    )


def test_the_price_of_hiding_is_a_house_rule() -> None:
    dear, free = (play("traps", PLAIN, 3, {"hide_price": price}, seats=2) for price in (50, 0))

    paid = [
        {told["amount"] for told in map(plain, one.facts) if told["type"] == "trap-hidden"}
        for one in (dear, free)
    ]

    assert paid == [{50}, {0}]


def test_bounds_grow_narrow_with_the_games() -> None:
    few, many = share_within(5, 10), share_within(500, 1000)

    assert few == pytest.approx((0.237, 0.763), abs=0.001)
    assert many == pytest.approx((0.469, 0.531), abs=0.001)
    assert rate_within([0, 1] * 5) == pytest.approx(few)
    assert share_within(0, 10)[0] == 0


def test_an_average_of_few_numbers_is_less_sure_than_it_looks() -> None:
    assert mean_within([7]) is None
    assert mean_within([9, 11]) == pytest.approx((10 - 12.71, 10 + 12.71))


def test_a_difference_is_as_unsure_as_both_figures() -> None:
    assert difference_within(10, (7, 13), 20, (16, 24)) == pytest.approx((5, 15))
