"""The set-up that `./play` and `./test` share: each step is done once and then remembered."""

import fcntl
import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import client_build

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOG = VENV / "setup.log"

PLAY = "requirements.lock"
TEST = "requirements-dev.lock"
NODE = "requirements-node.lock"

LAST_LINES = 20
NO_NETWORK = re.compile(
    r"NewConnectionError|NameResolutionError|ConnectTimeoutError|Network is unreachable"
    r"|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT"
)


class SetUpFailed(Exception):
    """The sentence to show somebody whose machine lacks what a step needs."""


def prepare(lock: str) -> None:
    """Make `.venv` hold the packages of `lock`, and `trapline` itself."""
    with one_at_a_time():
        once("python", f"{sys.version} {sys.base_prefix} {ROOT}", make_venv)
        # TEST contains PLAY, so a server also runs on what the tests installed.
        enough = {digest(ROOT / lock), digest(ROOT / TEST)}
        if remembered("packages") not in enough:
            once("packages", digest(ROOT / lock), lambda: install_packages(lock))
        once("trapline", digest(ROOT / "pyproject.toml"), install_trapline)


def prepare_client() -> None:
    """Build the client from the sources in `client/`."""
    with one_at_a_time():
        if not client_build.is_built():
            prepare_node()
            say("Building the client")
            client_build.build(run)


def prepare_node() -> None:
    if not client_build.finds_node():
        once("node", digest(ROOT / NODE), lambda: install_packages(NODE))


def environ() -> dict[str, str]:
    """Return the environment in which the tools of `.venv` come first."""
    return os.environ | {
        "PATH": f"{VENV / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "VIRTUAL_ENV": str(VENV),
    }


def make_venv() -> None:
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        raise SetUpFailed(
            "This Python lacks its venv module: install it first "
            "(on Debian and Ubuntu: apt install python3-venv)."
        )
    say(f"Making .venv with Python {platform.python_version()}")
    if VENV.exists():
        shutil.rmtree(VENV)
    VENV.mkdir()
    run([sys.executable, "-m", "venv", str(VENV)])


def install_packages(lock: str) -> None:
    say(f"Installing the packages of {lock}")
    pip("--require-hashes", "--requirement", lock)


def install_trapline() -> None:
    say("Installing trapline")
    pip("--no-deps", "--no-build-isolation", "--editable", ".")


def pip(*arguments: str) -> None:
    python = str(VENV / "bin" / "python")
    quiet = ("--no-input", "--disable-pip-version-check")
    run([python, "-m", "pip", "install", *quiet, *arguments])


def run(command: list[str], folder: Path = ROOT) -> None:
    """Run a command into the log, which is shown only if the command fails."""
    with LOG.open("a+b") as log:
        start = log.tell()
        done = subprocess.run(
            command,
            check=False,
            cwd=folder,
            env=environ(),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        log.seek(start)
        output = log.read().decode(errors="replace")
    if done.returncode:
        raise SetUpFailed(explain(output))


def explain(output: str) -> str:
    if NO_NETWORK.search(output):
        return f"The packages cannot be fetched: is there a network? (Details: {LOG})"
    tail = "\n".join(output.splitlines()[-LAST_LINES:])
    return f"{tail}\nThis step of the set-up failed; all of its output is in {LOG}."


def once(step: str, inputs: str, work: Callable[[], None]) -> None:
    """Do a step unless it was already done with these inputs."""
    if remembered(step) == inputs:
        return
    work()
    stamp(step).parent.mkdir(exist_ok=True)
    stamp(step).write_text(inputs)


def remembered(step: str) -> str | None:
    return stamp(step).read_text() if stamp(step).exists() else None


def stamp(step: str) -> Path:
    return VENV / "stamps" / step


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def say(line: str) -> None:
    print(line, flush=True)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let a second command in the same folder wait until the first has set up."""
    with (ROOT / "pyproject.toml").open() as guard:
        fcntl.flock(guard, fcntl.LOCK_EX)
        yield
