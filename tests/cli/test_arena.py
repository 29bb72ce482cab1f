"""The arena: models and bots at the word games, and what is counted."""

import json

import pytest

from trapline.cli import main
from trapline.cli.longwork import Progress
from trapline.kernel import Prompt
from trapline.library.arena import Contest, Share, contestants, contested
from trapline.library.labour import Stopped
from trapline.library.mistakes import Mistake
from trapline.tables.model import ModelFace
from trapline.tables.world import Model


class Liar:
    """A model that says the same for ever."""

    face, ms = ModelFace("liar", "models.example"), 1

    async def answer(self, _prompt: Prompt) -> str:
        return '{"clue": 1, "guess": 1, "trap": 1}'


def liar(_name: str) -> Model:
    return Liar()


def test_limits_hold_also_where_nothing_was_seen() -> None:
    assert Share(0, 0).limits == (0.0, 1.0)
    low, high = Share(0, 10).limits
    assert low == pytest.approx(0.0)
    assert high == pytest.approx(0.2775, abs=0.001)
    assert Share(5, 10).limits == pytest.approx((0.2366, 0.7634), abs=0.001)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["trapwords", "traitor-word"])
def test_a_model_of_no_use_is_counted_and_plays_as_our_bot(game: str) -> None:
    voiced, players = contestants(game, ["plain", "model:liar"], liar)

    found = contested(Contest(voiced, tuple(players), "arena", "en"), 1)

    model = found[1].counts
    assert model["questions"] > 0
    assert model["proposals turned down"] == model["questions"]
    assert all(standing.counts["games"] == 1 for standing in found)


@pytest.mark.slow
def test_the_arena_prints_json_with_what_it_was_played_with(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["arena", "trapwords", "--players", "gentle,sharp", "--games", "1", "--json"])

    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["seed"], told["games"]) == ("trapwords", "arena", 1)
    assert told["options"]["language"] == "en"
    found = told["players"]["sharp"]["words found"]
    assert 0 <= found["count"] <= found["of"]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_however_many_work_at_them() -> None:
    voiced, players = contestants("traitor-word", ["gentle", "plain", "sharp"], liar)
    contest = Contest(voiced, tuple(players), "arena", "en")
    heard: list[int] = []

    alone = contested(contest, 3, workers=1)
    together = contested(contest, 3, workers=2, heard=heard.append)

    assert alone == together
    assert heard == [1, 2, 3]
    assert [standing.counts["games"] for standing in alone] == [2, 2, 2]


def test_every_two_meet_and_then_change_sides() -> None:
    voiced, players = contestants("trapwords", ["gentle", "plain", "sharp"], liar)
    contest = Contest(voiced, tuple(players), "arena", "en")

    met = [tuple(one.name for one in contest.pair(number)) for number in range(6)]

    assert met[:3] == [("gentle", "plain"), ("gentle", "sharp"), ("plain", "sharp")]
    assert met[3:] == [pair[::-1] for pair in met[:3]]


@pytest.mark.slow
def test_ctrl_c_keeps_the_games_that_are_done() -> None:
    voiced, players = contestants("traitor-word", ["gentle", "plain"], liar)

    def break_off(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        contested(Contest(voiced, tuple(players), "arena", "en"), 1_000, heard=break_off)

    assert [standing.counts["games"] for standing in stopped.value.done] == [2, 2]


@pytest.mark.slow
def test_ctrl_c_ends_the_command_in_a_sentence_and_a_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def press(_bar: Progress, done: int) -> None:
        if done == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "heard", press)

    status = main(["arena", "traitor-word", "--players", "gentle,plain", "--games", "1000"])

    told = capsys.readouterr()
    assert status == 130
    assert "broken off after 1 of 1000 games" in told.err
    assert told.out.startswith("traitor-word: 1 games, language en, seed arena, Trapline ")
    assert told.out.splitlines()[3].split()[:2] == ["gentle", "1"]


@pytest.mark.parametrize("games", ["0", "-3"])
def test_no_games_tell_nothing(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "trapwords", "--games", games]) == 1
    assert f"{games} games tell nothing" in capsys.readouterr().err


@pytest.mark.parametrize(
    "names", [["plain"], ["plain", "plain"], ["plain", "nobody"], ["plain", "model"]]
)
def test_players_who_cannot_play_are_told_so(names: list[str]) -> None:
    with pytest.raises(Mistake):
        contestants("trapwords", names, liar)


def test_a_model_needs_an_address(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "trapwords", "--players", "plain,model:x"]) == 1
    assert "--model-url" in capsys.readouterr().err


def test_a_model_that_gives_no_answer_is_told_before_hundreds_of_questions(
    capsys: pytest.CaptureFixture[str],
) -> None:
    where = ["--model-url", "http://127.0.0.1:9/v1"]

    assert main(["arena", "trapwords", "--players", "plain,model:x", *where]) == 1
    assert "x at http://127.0.0.1:9/v1 is of no use: its server can" in capsys.readouterr().err
