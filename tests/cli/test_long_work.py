"""Long work at a terminal: a bar, Ctrl-C, SIGTERM, files tried first."""

import io
import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from trapline import play
from trapline.cli import main
from trapline.cli.longwork import Progress, carried_out, clock
from trapline.kernel import PLAIN
from trapline.library.labour import Heard, answer, cores, hired

COIN = ["coin-flip", "--also", "tests.shelf", "--bots", "plain"]
ENDLESS = [sys.executable, "-m", "trapline.cli", "match", *COIN, "--games", "1000000"]


class Terminal(io.StringIO):
    encoding = "ascii"

    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_how_far_it_is_in_letters_that_it_has() -> None:
    terminal = Terminal()

    progress = Progress(4, terminal)
    progress.heard(0)
    progress.heard(4)

    bars = terminal.getvalue().replace("\x1b[K", "").split("\r")[1:]
    assert bars == ["........................ 0 of 4", "######################## 4 of 4, 0:00 left"]


def test_a_pipe_gets_no_bar() -> None:
    pipe = io.StringIO()

    Progress(4, pipe).heard(4)

    assert pipe.getvalue() == ""


def test_the_time_left_is_told_as_clocks_do() -> None:
    assert [clock(seconds) for seconds in (5, 65, 3605)] == ["0:05", "1:05", "1:00:05"]


def test_a_ctrl_c_that_python_drops_while_it_tidies_up_is_not_lost() -> None:
    def work(heard: Heard) -> None:
        with suppress(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
        heard(1)

    with pytest.raises(KeyboardInterrupt):
        carried_out(work, 2)


def test_a_ctrl_c_for_all_leaves_a_worker_alone_that_has_hardly_begun() -> None:
    pipe, worker = hired(abs)
    assert worker.pid

    os.kill(worker.pid, signal.SIGINT)
    pipe.send(-7)

    assert answer(pipe, worker) == (-7, 7)
    worker.terminate()
    worker.join()


@pytest.mark.slow
def test_ctrl_c_at_a_terminal_ends_in_a_sentence_and_keeps_what_is_done() -> None:
    pid, terminal = pty.fork()
    if pid == 0:
        os.execv(sys.executable, ENDLESS)

    said = read_until(terminal, b" left")
    os.write(terminal, b"\x03")
    said += read_until(terminal, None)

    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 130
    assert b"broken off after" in said
    assert b"Were all alike" in said
    assert b"Traceback" not in said


@pytest.mark.slow
def test_a_reader_of_a_game_leaves_with_ctrl_d(tmp_path: Path) -> None:
    play("traps", PLAIN, seats=2).save(tmp_path / "game.jsonl")
    pid, terminal = pty.fork()
    if pid == 0:
        replay = [sys.executable, "-m", "trapline.cli", "replay", str(tmp_path / "game.jsonl")]
        os.execv(sys.executable, replay)

    said = read_until(terminal, b"Into the jungle!")
    os.write(terminal, b"\x04")
    said += read_until(terminal, None)

    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    assert b"Traceback" not in said


def read_until(terminal: int, words: bytes | None) -> bytes:
    said = b""
    while words is None or words not in said:
        try:
            more = os.read(terminal, 4096)
        except OSError:
            break
        if not more:
            break
        said += more
    return said


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_the_command(number: signal.Signals, tmp_path: Path) -> None:
    keep = tmp_path / "kept"
    # Workers hold the pipe as well: it ends when the last of them has ended.
    with subprocess.Popen([*ENDLESS, "--keep", str(keep)], stdout=subprocess.PIPE) as command:
        # A worker begins another game when the last one was heard of.
        while len(list(keep.glob("*.jsonl"))) <= cores():
            assert command.poll() is None
        command.send_signal(number)
        said, _ = command.communicate(timeout=60)

    assert command.returncode == (143 if number is signal.SIGTERM else -9)
    assert (b"Were all alike" in said) is (number is signal.SIGTERM)


@pytest.mark.parametrize("flag", ["--csv", "--json", "--plot", "--keep"])
def test_a_file_is_tried_before_the_work(
    flag: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = tmp_path / "file" / "there"
    nowhere.parent.write_text("no folder")

    assert main(["match", *COIN, "--games", "1000000", flag, str(nowhere)]) == 1

    assert "cannot write" in capsys.readouterr().err


FULL = Path("/dev/full")
"""Every write to it finds no room, as on Linux."""


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has it")
def test_a_disk_that_fills_up_in_the_end_takes_nothing_of_what_was_found_out(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status = main(["match", *COIN, "--games", "3", "--json", str(FULL)])

    told = capsys.readouterr()
    assert status == 1
    assert "Were all alike" in told.out
    assert "trapline: cannot write /dev/full: No space left" in told.err


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has it")
def test_a_page_that_cannot_be_printed_is_told_in_a_sentence() -> None:
    with FULL.open("w") as full:
        done = subprocess.run(
            [*ENDLESS, "--games", "3"], stdout=full, stderr=subprocess.PIPE, check=False
        )

    assert done.returncode == 1
    assert done.stderr == b"trapline: cannot print: No space left on device\n"


def test_two_things_are_not_written_into_one_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = str(tmp_path / "cup")

    assert main(["match", *COIN, "--games", "3", "--json", one, "--csv", one]) == 1

    assert "cup cannot hold two things" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["match", *COIN, "--games", "0"], "0 games tell nothing: ask for one or more"),
        (["simulate", "traps", "--games", "-3"], "-3 games tell nothing: ask for one or more"),
        (["compare", "traps", "--set", "hide_price"], "wants OPTION=VALUE"),
        (["compare", "traps"], "nothing is changed"),
        (["match", "traps", "--bots", "plain,genius"], "the bots of traps are gentle"),
        (
            ["simulate", "traps", "--set", "luck=1"],
            "traps has no option luck, but dodge_seconds, hide_price",
        ),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 1

    assert told in capsys.readouterr().err


def test_a_match_is_told_drawn_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [word for kind in ("csv", "json") for word in (f"--{kind}", str(tmp_path / kind))]

    main(["match", *COIN, "--games", "3", *files, "--plot", str(tmp_path / "match.svg")])

    told = capsys.readouterr().out
    assert "coin-flip: 3 games, seed trapline, Trapline " in told
    assert "plain  3" in told
    assert "coin-flip: 3 games" in (tmp_path / "match.svg").read_text("utf-8")
    assert (tmp_path / "csv").read_bytes().startswith(b"trapline,game,match_seed")


@pytest.mark.slow
def test_a_terminal_without_our_letters_is_spoken_to_in_its_own() -> None:
    command = [sys.executable, "-m", "trapline.cli", "compare", "traps", "--games", "1", "--all"]
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}

    done = subprocess.run(
        [*command, "--set", "hide_price=5"], env=ascii_only, capture_output=True, check=True
    )

    assert b"Cards of winners, against those of losers" in done.stdout
    assert b", x " in done.stdout
