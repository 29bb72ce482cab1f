"""What the two commands say on a machine that lacks something."""

from pathlib import Path

import pytest

from tests.commands.machine import Machine

both_commands = pytest.mark.parametrize("command", ["play", "test"])

PYTHON_3_8 = """
case $1 in
    --version) echo Python 3.8.18 ;;
    -c) exit 1 ;;
    *) echo SyntaxError >&2; exit 1 ;;
esac
"""


@both_commands
def test_a_python_that_is_too_old_gets_one_sentence(machine: Machine, command: str) -> None:
    machine.has("python3", PYTHON_3_8)

    ended = machine.runs(command)

    assert ended.returncode == 1
    assert ended.stderr == "Trapline needs Python 3.11 or newer, and python3 is Python 3.8.18.\n"


@both_commands
def test_a_missing_python_gets_one_sentence(machine: Machine, command: str) -> None:
    ended = machine.runs(command)

    assert ended.returncode == 1
    assert ended.stderr == (
        "Trapline needs Python 3.11 or newer, and there is no python3 on this machine.\n"
    )


@both_commands
def test_a_python_without_venv_gets_one_sentence(
    machine: Machine, command: str, tmp_path: Path
) -> None:
    machine.has_python()
    as_on_debian = tmp_path / "sitecustomize.py"
    as_on_debian.write_text("import sys\nsys.modules['ensurepip'] = None\n")

    ended = machine.runs(command, PYTHONPATH=str(tmp_path))

    assert ended.returncode == 1
    assert ended.stderr == (
        "This Python lacks its venv module: install it first "
        "(on Debian and Ubuntu: apt install python3-venv).\n"
    )


@pytest.mark.slow
@both_commands
def test_a_machine_without_network_gets_one_sentence(machine: Machine, command: str) -> None:
    machine.has_python()
    nobody_there = "http://127.0.0.1:9/"

    ended = machine.runs(
        command, PIP_INDEX_URL=nobody_there, PIP_RETRIES="0", PIP_CONFIG_FILE="/dev/null"
    )

    log = machine.checkout / ".venv" / "setup.log"
    assert ended.returncode == 1
    assert ended.stderr == (
        f"This step needs the network, which cannot be reached; details are in {log}.\n"
    )


@pytest.mark.slow
def test_a_step_that_fails_shows_the_end_of_its_log(machine: Machine) -> None:
    machine.has_python()
    (machine.checkout / "requirements.lock").write_text("ann and bob")

    ended = machine.runs("play")

    assert "ann and bob" in ended.stderr
    assert "Traceback" not in ended.stderr
