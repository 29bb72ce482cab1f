"""What a program may use of Trapline: games, wishes, records."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import trapline
from tests.docs.pages import ROOT, SPAN, blocks, rows, section
from tests.shelf import SHELF
from trapline import (
    ARCHIVE,
    GAMES,
    Form,
    Hung,
    Luck,
    Mistake,
    Question,
    Record,
    Refusal,
    Sitting,
    View,
    Wish,
    forms,
    legal,
    plain,
    play,
    read,
)
from trapline.games.traps.wishes.invitations import MayHideTrap
from trapline.games.traps.wishes.turn import EndTurn, HideTrap, Roll
from trapline.games.trapwords.wishes.turns import GiveClue, MayGiveClue
from trapline.kernel import PLAIN, Language, Text
from trapline.library.forms import form_of, wishes_of
from trapline.library.shelf import bot_named

PAGE = ROOT / "docs" / "library.md"


class Anything:
    """Does anything it is invited to."""

    def choose(self, view: View, luck: Luck) -> Wish | None:
        return luck.choice(legal(view)) if legal(view) else None


class Stubborn:
    """Wants to end a turn that never was."""

    def choose(self, view: View, luck: Luck) -> Wish | None:
        return EndTurn(999_999)


A_CLASS: Any = Anything
A_NUMBER: Any = 7
SOON: Any = "soon"


@pytest.fixture(scope="module")
def race() -> Record:
    return play("traps", [Anything(), PLAIN, "good"], seed=7)


def test_the_page_lists_all_that_is_public_and_nothing_else() -> None:
    told = [SPAN.findall(name)[0] for name, _ in rows(section(PAGE, "## What is public"))]

    assert sorted(told) == sorted(trapline.__all__)
    assert all(hasattr(trapline, name) for name in told)


def test_to_import_trapline_loads_nothing() -> None:
    program = "import trapline, sys; print(*(n for n in sys.modules if n.startswith('trapline.')))"

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)

    assert done.stdout.split() == []


def test_what_is_not_public_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        trapline.nonsense  # noqa: B018 # to ask is the test


def test_the_same_seed_gives_the_same_game(race: Record) -> None:
    again = play("traps", [Anything(), PLAIN, "good"], seed=7)
    other = play("traps", [Anything(), PLAIN, "good"], seed=8)

    assert again.facts == race.facts
    assert other.facts != race.facts
    assert race.origin.bots == ("Anything", "plain", "good")


@pytest.mark.parametrize(
    ("game", "gentle", "keen", "sharp"),
    [
        ("traps", PLAIN, "keen", "good"),
        ("trapwords", "gentle", PLAIN, "sharp"),
        ("traitor-word", "gentle", PLAIN, "sharp"),
    ],
)
def test_a_program_may_call_bots_what_tables_call_them(
    game: str, gentle: str, keen: str, sharp: str
) -> None:
    bots = GAMES[game].bots

    called = [bot_named(GAMES[game], name) for name in ("gentle", "keen", "sharp")]

    assert called == [bots[gentle], bots[keen], bots[sharp]]


def test_all_that_traps_invites_to_is_lawful(race: Record) -> None:
    assert race.refusals == ()


def test_a_record_is_saved_and_read_and_told(race: Record, tmp_path: Path) -> None:
    race.save(tmp_path / "race.jsonl")

    found = read(tmp_path / "race.jsonl")

    assert (found.origin.seed, found.origin.version) == ("7", trapline.__version__)
    assert (found.outcome, found.facts, found.ms) == (race.outcome, race.facts, race.ms)
    assert list(found.told())[-1][1].endswith("wins the race!")


@pytest.mark.parametrize(("language", "room"), [("en", "“Smoking room”"), ("fr", "« Fumoir »")])
def test_a_record_calls_things_what_they_are_called_at_its_table(
    language: Language, room: str, race: Record
) -> None:
    evening = play("trapped", PLAIN, seed=1)
    told = [sentence for _, sentence in evening.told(language=language)]

    assert any(room in sentence.replace("\u202f", " ") for sentence in told)
    pieces = [sentence for _, sentence in race.told(language=language) if "animal" in sentence]
    assert pieces == []


def test_a_record_whose_lines_were_swapped_is_refused(race: Record, tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    race.save(file)
    first, *rest = file.read_bytes().splitlines()
    seal = json.loads(first)["seal"].encode()
    bent = [first.replace(seal, b""), rest[0], rest[2], rest[1], *rest[3:]]
    file.write_bytes(b"\n".join(bent))

    with pytest.raises(Mistake, match="was changed"):
        read(file)


def test_a_record_shows_each_observer_what_it_saw(race: Record) -> None:
    mine, theirs, all_of_it = (plain(list(race.views(one))[3]) for one in (0, 1, ARCHIVE))

    assert (mine["me"], theirs["me"]) == (0, 1)
    assert len(list(race.views())) == len(race.moments)
    assert all_of_it["may"] == []


def test_the_programs_on_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    programs = [block for block in blocks(PAGE) if "import" in block]

    for program in programs:
        exec(program, {})

    assert len(programs) == 5
    assert "wins the race!" in capsys.readouterr().out


def test_a_refused_wish_is_told_at_once_and_kept() -> None:
    heard: list[Refusal] = []

    def stop(refusal: Refusal) -> None:
        heard.append(refusal)
        raise LookupError

    with pytest.raises(LookupError):
        play("traps", [Stubborn(), PLAIN], refused=stop)
    record = play("traps", [Stubborn(), PLAIN], options={"turn_seconds": 30})

    assert str(heard[0]) == "seat 0 may not EndTurn(turn=999999): stale"
    assert record.refusals[0] == heard[0]


def test_a_game_that_nobody_goes_on_with_hangs_and_says_what_was_refused() -> None:
    with pytest.raises(Hung, match=r"traps hangs.*the last refusal: seat . may not EndTurn"):
        play("traps", Stubborn(), options={"timer": False})


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("roll", "seat . asked for 'roll', which is no wish of traps"),
        (7, "seat . asked for 7, which is no wish of traps"),
        (object(), "which is no wish of traps .*object has no place in a message"),
        (GiveClue(1, Text("moon")), r"GiveClue\(.*which is no wish of traps"),
        (EndTurn(SOON), r"EndTurn\(turn='soon'\), which is no wish .*Expected `int`"),
    ],
)
def test_what_is_no_wish_is_told_to_whoever_wrote_the_bot(answer: Any, told: str) -> None:
    class Babbler:
        def choose(self, view: View, luck: Luck) -> Any:
            return answer

    with pytest.raises(Mistake, match=told):
        play("traps", [Babbler(), PLAIN])


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: play("chess", PLAIN), "no game called chess, but trapwords, traps"),
        (lambda: play("traps", "genius"), "the bots of traps are gentle, keen, sharp"),
        (lambda: play("traps", PLAIN, seats=9), "traps is for 2 to 4 players"),
        (lambda: play("traps", PLAIN, seats=0), "traps is for 2 to 4 players"),
        (lambda: play("traps", []), "traps is for 2 to 4 players"),
        (lambda: play("traps", [A_CLASS, PLAIN]), r"is a class: .*Anything\(\)"),
        (lambda: play("traps", [A_NUMBER, PLAIN]), "7 is no bot: it has no choose"),
        (lambda: play("traps", [PLAIN] * 2, seats=3), "2 bots cannot sit on 3 chairs"),
        (lambda: play("traps", PLAIN, options={"gold": 3}), "no option gold, but dodge_seconds"),
        (lambda: play("traps", PLAIN, options={"turn_seconds": 1}), "such a turn_seconds: .*30"),
        (lambda: play("traps", PLAIN).save("no/such/place"), "cannot write no/such/place: No such"),
        (lambda: read("nowhere.jsonl"), "cannot read nowhere.jsonl"),
        (lambda: read(PAGE), "is not an exported game"),
        (lambda: legal(stranger()), "is no view of these games: name its game"),
    ],
)
def test_a_call_that_cannot_work_is_answered_in_a_sentence(call: object, told: str) -> None:
    assert callable(call)

    with pytest.raises(Mistake, match=told):
        call()


def stranger() -> View:
    coin = SHELF["coin-flip"].game
    return Sitting(coin, coin.defaults("en"), coin.seats[0], 1).view(0)


def test_a_game_from_elsewhere_is_played_once_it_is_named() -> None:
    coin = SHELF["coin-flip"].game

    assert legal(stranger(), game=coin)
    assert play(coin, PLAIN, seats=coin.seats[0]).outcome.cause


def test_what_an_invitation_lists_is_chosen_from() -> None:
    kinds = wishes_of(GAMES["traps"].vocabulary.view)

    form = form_of(MayHideTrap(4, ("net", "pit"), (7, 8)), kinds)

    assert form == Form(
        HideTrap, {"turn": 4}, (Question("card", ("net", "pit")), Question("space", (7, 8)))
    )
    assert [plain(wish)["space"] for wish in form.wishes()] == [7, 8, 7, 8]


def test_where_people_would_type_each_word_can_be_said() -> None:
    form = form_of(MayGiveClue(4), wishes_of(GAMES["trapwords"].vocabulary.view))

    assert form is not None
    assert form.asks_for_text
    assert list(form.wishes()) == []
    assert [plain(wish)["text"] for wish in form.wishes(["moon", " sea "])] == ["moon", "sea"]
    with pytest.raises(Mistake, match="give-clue asks for text"):
        form.filled({})


def test_a_sitting_can_be_played_by_hand() -> None:
    game = GAMES["traps"]
    sitting = Sitting(game, game.defaults("en"), 2, "by hand")
    mover = next(seat for seat in sitting.seats if sitting.view(seat).may)

    roll = next(form for form in forms(sitting.view(mover)) if form.wish is Roll)
    came_true = sitting.asks(mover, next(roll.wishes()))

    assert came_true
    assert sitting.moves == 1
