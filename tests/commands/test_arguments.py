"""What `./test` makes of its arguments."""

import checks
import chromium
import pytest


def names(*arguments: str) -> list[str]:
    steps = [*checks.tools(), *checks.checks()]
    return [step.name for step in checks.chosen(steps, *checks.read(arguments))]


def luck(*arguments: str) -> list[str]:
    options, _ = checks.read(arguments)
    return checks.luck(options)


def test_a_folder_of_tests_needs_no_path() -> None:
    _, for_pytest = checks.read(["commands", "-x"])

    assert for_pytest == ["tests/commands", "-x"]


@pytest.mark.parametrize(
    "word", ["commands/test_arguments.py", "commands/test_arguments.py::test_any"]
)
def test_a_file_of_tests_needs_no_path_either(word: str) -> None:
    _, for_pytest = checks.read([word])

    assert for_pytest == [f"tests/{word}"]


@pytest.mark.parametrize("option", ["-k", "-m"])
def test_the_word_of_a_filter_is_not_taken_for_a_folder(option: str) -> None:
    _, for_pytest = checks.read([option, "commands"])

    assert for_pytest == [option, "commands"]


def test_other_words_go_to_pytest_as_they_are() -> None:
    _, for_pytest = checks.read(["tests/commands/test_arguments.py", "--maxfail=1"])

    assert for_pytest == ["tests/commands/test_arguments.py", "--maxfail=1"]


def test_pytest_arguments_leave_only_the_tests_and_what_they_need() -> None:
    assert names("commands") == ["client", "chromium", "balancer", "postgres"]


def test_fast_leaves_out_the_client_and_the_browser() -> None:
    assert names("--fast") == [
        "types",
        "protocol page",
        "scenario page",
        "layers",
        "lint",
        "format",
    ]


def test_fast_leaves_out_slow_tests() -> None:
    options, _ = checks.read(["--fast"])

    assert checks.marks(options) == "not soak and not slow and not browser"


def test_without_a_browser_everything_else_still_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "find", lambda: None)
    options, _ = checks.read([])

    assert checks.marks(options) == "not soak and not browser"


def test_every_run_has_the_same_luck() -> None:
    assert luck() == luck() == ["--randomly-seed=1", "--hypothesis-seed=1"]


def test_another_luck_is_had_by_its_seed() -> None:
    assert luck("--seed", "7") == ["--randomly-seed=7", "--hypothesis-seed=7"]


def test_a_campaign_draws_its_luck() -> None:
    assert luck("--soak") != luck("--soak")


def test_a_campaign_is_repeated_by_its_seed() -> None:
    assert luck("--soak", "--seed", "7") == luck("--seed", "7")


def rounds(*arguments: str) -> dict[str, list[str]]:
    return checks.rounds(*checks.read(arguments))


def test_campaigns_run_after_the_tests_and_one_by_one() -> None:
    tests, campaigns = rounds("--soak").values()

    assert tests[:2] == rounds()["tests"][:2]
    assert campaigns[:2] == ["-m", "soak"]
    assert not any(word.startswith("--numprocesses") for word in campaigns)


def test_a_campaign_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "find", lambda: "chromium")

    words = ["-m", "", "tests/reliability/test_crash.py", "-k", "thousand"]

    assert rounds("--soak", "reliability/test_crash.py", "-k", "thousand") == {"tests": words}


def test_fast_and_soak_exclude_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        checks.read(["--fast", "--soak"])

    assert "not allowed with" in capsys.readouterr().err
