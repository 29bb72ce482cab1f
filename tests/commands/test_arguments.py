"""What `./test` makes of its arguments."""

import checks
import pytest


def names(*arguments: str) -> list[str]:
    return [step.name for step in checks.chosen(*checks.read(arguments))]


def test_a_folder_of_tests_needs_no_path() -> None:
    _, for_pytest = checks.read(["commands", "-x"])

    assert for_pytest == ["tests/commands", "-x"]


@pytest.mark.parametrize("option", ["-k", "-m"])
def test_the_word_of_a_filter_is_not_taken_for_a_folder(option: str) -> None:
    _, for_pytest = checks.read([option, "commands"])

    assert for_pytest == [option, "commands"]


def test_other_words_go_to_pytest_as_they_are() -> None:
    _, for_pytest = checks.read(["tests/commands/test_arguments.py", "--maxfail=1"])

    assert for_pytest == ["tests/commands/test_arguments.py", "--maxfail=1"]


def test_pytest_arguments_leave_only_the_tests_and_what_they_need() -> None:
    assert names("commands") == ["client", "chromium", "tests"]


def test_fast_leaves_out_the_client_and_the_browser() -> None:
    assert names("--fast") == ["format", "lint", "types", "layers", "protocol page", "tests"]


def test_fast_leaves_out_slow_tests() -> None:
    options, _ = checks.read(["--fast"])

    assert checks.marks(options) == "not soak and not slow and not browser"


def test_soak_leaves_out_no_test() -> None:
    options, _ = checks.read(["--soak"])

    assert checks.marks(options) == ""


def test_fast_and_soak_exclude_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        checks.read(["--fast", "--soak"])

    assert "not allowed with" in capsys.readouterr().err
