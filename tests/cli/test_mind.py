"""The command that asks the bots' minds."""

import io
from pathlib import Path

import pytest

from trapline.cli import main


def ask(monkeypatch: pytest.MonkeyPatch, lines: str, *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return main(["mind", *arguments])


def test_ten_associates_answer_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(monkeypatch, "bee\nabeille\n", "--lang", "en", "associates") == 0

    known, unknown = capsys.readouterr().out.splitlines()
    assert len(known.split("\t")) == 10
    assert "honey" in known.split("\t")
    assert unknown == ""


def test_five_common_nouns_answer_clues(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "fait par les abeilles\tsucré\n\t\nzzqk\n"

    assert ask(monkeypatch, lines, "--lang", "fr", "guess") == 0

    told, nothing, unknown = capsys.readouterr().out.split("\n")[:3]
    assert len(told.split("\t")) == 5
    assert "miel" in told.split("\t")
    assert nothing == unknown == ""


def test_a_guess_may_be_among_the_words_of_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    box = tmp_path / "box.txt"
    box.write_text("kite\n\nmoon\nzzqk\n", "utf-8")

    ask(monkeypatch, "night\tsky\twolf\n", "guess", "--among", str(box))

    assert capsys.readouterr().out == "moon\tkite\n"


def test_a_link_is_answered_by_a_probability(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(monkeypatch, "fire\tflame\nzzqk\tflame\n", "link") == 0

    linked, unknown = capsys.readouterr().out.split()
    assert 0.8 < float(linked) <= 1
    assert unknown == "0.0000"


def test_a_blank_line_is_answered_too_and_a_tab_too_many_is_no_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(monkeypatch, "fire\tflame\n\n\t\nfire\tflame\t\r\n", "link") == 0

    first, blank, tab, last = capsys.readouterr().out.splitlines()
    assert blank == tab == "0.0000"
    assert first == last


def test_words_of_a_file_are_read_whatever_wrote_it_and_each_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    box = tmp_path / "box.txt"
    box.write_bytes("\ufeffmoon\r\nMoon\r\n\r\nkite\r\n".encode())

    ask(monkeypatch, "night\tsky\twolf\n", "guess", "--among", str(box))

    assert capsys.readouterr().out == "moon\tkite\n"


def test_a_line_without_two_words_has_no_link(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(monkeypatch, "fire\tflame\nfire\nfire\tflame\n", "link") == 1

    told = capsys.readouterr()
    first, lame, last = told.out.splitlines()
    assert lame == "0.0000"
    assert first == last, "what comes after it is answered, too"
    assert "line 2" in told.err


def test_a_word_is_known_whatever_stands_around_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written = "\ufeffbee\r\n\tBee \nb\xe9\n".encode().replace(b"\xc3\xa9", b"\xe9")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(written), "utf-8"))

    assert main(["mind", "associates"]) == 0

    marked, indented, broken = capsys.readouterr().out.split("\n")[:3]
    assert "honey" in marked.split("\t")
    assert indented == marked
    assert "honey" not in broken


def test_a_file_that_is_not_there_is_complained_about(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert ask(monkeypatch, "night\n", "guess", "--among", str(tmp_path / "none")) == 1

    assert "none" in capsys.readouterr().err
