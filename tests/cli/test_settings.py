"""Every setting by flag and by environment, the flag first."""

from pathlib import Path
from typing import Any

import pytest

from trapline.cli import main, parser
from trapline.cli.choices import DAY, settings_of
from trapline.cli.complaints import Complaint
from trapline.server.settings import SETTINGS, Setting, Settings

TYPED = {
    "host": "127.0.0.1",
    "port": "9000",
    "data": "elsewhere",
    "database": "postgresql://ann@localhost/tables",
    "public-url": "https://traps.example",
    "behind-proxy": "true",
    "open-metrics": "true",
    "keep-idle-days": "3",
    "keep-playing-days": "4",
    "keep-evenings-days": "9",
    "messages-per-second": "5",
    "tables-per-hour": "6",
    "packs-per-hour": "7",
    "misses-per-minute": "7",
    "logs-per-minute": "8",
    "family-names": "true",
    "log-level": "error",
    "model-url": "http://localhost:11434/v1",
    "model": "a-model",
    "model-seconds": "5",
    "model-at-once": "2",
    "also": "tests.shelf",
}


def chosen(*flags: str) -> Settings:
    return settings_of(parser().parse_args(["serve", *flags]))


def value(setting: Setting, settings: Settings) -> str:
    found = getattr(settings, setting.name)
    return str(found).lower() if isinstance(found, bool) else str(found)


def flag(setting: Setting) -> list[str]:
    if isinstance(setting.default, bool):
        return [f"--{setting.flag}"]
    return [f"--{setting.flag}", TYPED[setting.flag]]


@pytest.fixture(autouse=True)
def _nothing_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for setting in SETTINGS:
        monkeypatch.delenv(setting.variable, raising=False)


def test_every_setting_is_tried_here() -> None:
    assert TYPED.keys() == {setting.flag for setting in SETTINGS}


def named(setting: Any) -> str:
    return str(setting.flag)


@pytest.mark.parametrize("setting", SETTINGS, ids=named)
def test_a_setting_can_be_a_flag(setting: Setting) -> None:
    assert value(setting, chosen(*flag(setting))) == TYPED[setting.flag]


@pytest.mark.parametrize("setting", SETTINGS, ids=named)
def test_a_setting_can_be_a_variable(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(setting.variable, TYPED[setting.flag])

    assert value(setting, chosen()) == TYPED[setting.flag]


@pytest.mark.parametrize("setting", SETTINGS, ids=named)
def test_a_setting_that_nobody_made_is_its_default(setting: Setting) -> None:
    default = setting.default

    assert value(setting, chosen()) == (str(default).lower() if default is False else str(default))


def test_a_flag_counts_more_than_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRAPLINE_PORT", "9001")
    monkeypatch.setenv("TRAPLINE_BEHIND_PROXY", "true")

    settings = chosen("--port", "9002", "--no-behind-proxy")

    assert (settings.port, settings.behind_proxy) == (9002, "")


def test_behind_proxy_alone_believes_whoever_connects() -> None:
    assert chosen("--behind-proxy").proxies.trusts("203.0.113.7")


def test_behind_proxy_may_name_the_proxies() -> None:
    proxies = chosen("--behind-proxy", "127.0.0.1, 10.0.0.0/8").proxies

    assert [proxies.trusts(peer) for peer in ("127.0.0.1", "10.9.9.9", "10::1")] == [1, 1, 0]


def test_days_to_keep_reach_the_tables_as_milliseconds() -> None:
    patience = chosen("--keep-idle-days", "2", "--keep-playing-days", "3").patience

    assert (patience.keep_idle, patience.keep_playing) == (2 * DAY, 3 * DAY)


@pytest.mark.parametrize(
    ("variable", "typed"),
    [
        ("TRAPLINE_PORT", "a"),
        ("TRAPLINE_PORT", "70000"),
        ("TRAPLINE_BEHIND_PROXY", "perhaps"),
        ("TRAPLINE_BEHIND_PROXY", "10.0.0.0/33"),
        ("TRAPLINE_PUBLIC_URL", "traps.example"),
        ("TRAPLINE_PUBLIC_URL", "https://traps.example/games"),
        ("TRAPLINE_PUBLIC_URL", "https://traps.example:port"),
        ("TRAPLINE_PUBLIC_URL", "https://traps.example:99999"),
        ("TRAPLINE_PUBLIC_URL", "https://traps..example"),
        ("TRAPLINE_PUBLIC_URL", "https://ann@traps.example"),
        ("TRAPLINE_PUBLIC_URL", "https://999.0.2.1"),
        ("TRAPLINE_PUBLIC_URL", "https://pièges.example"),
        ("TRAPLINE_LOG_LEVEL", "loud"),
        ("TRAPLINE_TABLES_PER_HOUR", "0"),
        ("TRAPLINE_ALSO", "no.such.shelf"),
        ("TRAPLINE_ALSO", "."),
    ],
)
def test_a_value_that_will_not_do_gets_one_sentence(
    variable: str,
    typed: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("TRAPLINE_DATA", str(tmp_path))
    monkeypatch.setenv(variable, typed)

    assert main(["serve"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("trapline: ")
    assert said.count("\n") == 1
    assert "Expected" not in said


@pytest.mark.parametrize(
    ("flag", "typed", "wanted"),
    [
        ("port", "abc", "a whole number from 0 to 65535"),
        ("tables-per-hour", "0", "a whole number from 1 to 1000000"),
        ("keep-idle-days", "99999999999999", "a whole number from 1 to 1000000"),
        ("log-level", "loud", "info, warning or error"),
        ("public-url", "traps.example", "an address like https://traps.example"),
    ],
)
def test_a_wrong_flag_is_told_what_is_wanted(
    flag: str, typed: str, wanted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", f"--{flag}", typed]) == 1

    assert f"--{flag} is '{typed}', and wants {wanted}" in capsys.readouterr().err


@pytest.mark.parametrize("half", [["--model", "a-model"], ["--model-url", "http://localhost/v1"]])
def test_a_language_model_needs_a_name_and_an_address(
    half: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *half]) == 1

    assert "--model-url and --model" in capsys.readouterr().err


@pytest.mark.parametrize(
    "url", ["models.example", "http://ann:secret@models.example", "http://x/v1?key=secret"]
)
def test_an_address_of_a_model_holds_no_secret(url: str) -> None:
    with pytest.raises(Complaint) as told:
        chosen("--model-url", url)

    assert "secret" not in str(told.value)
