"""The set-up that `./play` and `./test` share: each step is done once and then remembered."""

import fcntl
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile
from threading import RLock

import client_build

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOG = VENV / "setup.log"

PLAY = "requirements.lock"
TEST = "requirements-dev.lock"
NODE = "requirements-node.lock"
POSTGRES = "requirements-postgres.lock"

ONE_AT_A_TIME = RLock()
"""Two pips must not write into one environment."""

LAST_LINES = 20
NO_NETWORK = re.compile(
    "from versions: none|NewConnectionError|ConnectTimeoutError|ProxyError"  # pip
    "|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT"  # npm
    "|Temporary failure resolving|Could not connect"  # apt
)


class SetUpFailed(Exception):
    """The sentence to show somebody whose machine lacks what a step needs."""


def prepare_python() -> None:
    """Make a `.venv` for this Python, with nothing in it yet."""
    once("python", f"{sys.version} {sys.base_prefix} {ROOT}", make_venv)


def prepare_packages(lock: str) -> None:
    """Make `.venv` hold the packages of `lock`, and `trapline` itself."""
    # TEST contains PLAY, so a server also runs on what the tests installed.
    if remembered("packages") not in (digest(lock), digest(TEST)):
        once("packages", digest(lock), lambda: install_packages(lock))
    once("trapline", digest("pyproject.toml"), install_trapline)


def prepare_client() -> None:
    """Build the client, unless it is built from these very sources."""
    if not client_build.is_built():
        provide_node()
        say("Building the client")
        client_build.build(run)


def prepare_client_tools() -> None:
    """Make `client/node_modules` hold what the client is checked and tested with."""
    provide_node()
    client_build.install_tools(run)


def environ() -> dict[str, str]:
    """Return the environment in which the programs of `.venv` come first."""
    path = f"{VENV / 'bin'}{os.pathsep}{os.environ['PATH']}"
    # Where Python keeps nothing of what it compiles, every start takes twice as long.
    ours = {"PATH": path, "VIRTUAL_ENV": str(VENV), "PYTHONDONTWRITEBYTECODE": ""}
    if not can_write(Path.home()):
        # Unlike pip, npm does not do without its cache.
        ours["npm_config_cache"] = str(VENV / "npm")
    return os.environ | ours


def can_write(folder: Path) -> bool:
    """Try it: a folder that may be written can lie on a disk that may not."""
    try:
        with TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def make_venv() -> None:
    if not (find_spec("venv") and find_spec("ensurepip")):
        raise SetUpFailed(
            "This Python lacks its venv module: install it first "
            "(on Debian and Ubuntu: apt install python3-venv)."
        )
    if Path(sys.prefix) == VENV:
        raise SetUpFailed("The .venv must be made anew: leave it first (deactivate).")
    say(f"Making .venv with Python {platform.python_version()}")
    shutil.rmtree(VENV, ignore_errors=True)
    VENV.mkdir()
    run([sys.executable, "-m", "venv", str(VENV)])


def install_packages(lock: str) -> None:
    say(f"Installing the packages of {lock}")
    pip("--require-hashes", "--requirement", lock)


def install_trapline() -> None:
    say("Installing trapline")
    pip("--no-deps", "--no-build-isolation", "--editable", ".")


def provide_node() -> None:
    with ONE_AT_A_TIME:
        if not client_build.finds_node():
            once("node", digest(NODE), lambda: install_packages(NODE))


def pip(*arguments: str) -> None:
    python = str(VENV / "bin" / "python")
    quietly = ["--no-input", "--disable-pip-version-check"]
    lazily = "--no-compile"  # Python compiles what it imports: a tenth of all that is installed.
    with ONE_AT_A_TIME:
        run([python, "-m", "pip", "install", *quietly, lazily, *arguments])


def run(command: list[str], folder: Path = ROOT) -> None:
    """Run a command whose output is shown only if it fails."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environ(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    with LOG.open("ab") as log:
        log.write(done.stdout)
    if done.returncode:
        raise SetUpFailed(explain(done.stdout.decode(errors="replace")))


def explain(output: str) -> str:
    if NO_NETWORK.search(output):
        return f"This step needs the network, which cannot be reached; details are in {LOG}."
    tail = "\n".join(output.splitlines()[-LAST_LINES:])
    return f"{tail}\nThis step failed; all it said is in {LOG}."


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


def digest(file: str) -> str:
    return hashlib.sha256((ROOT / file).read_bytes()).hexdigest()


def say(line: str) -> None:
    print(line, flush=True)


@contextmanager
def setting_up() -> Iterator[None]:
    """Let a second command in this folder wait until the first has set up."""
    with (ROOT / "pyproject.toml").open() as guard:
        fcntl.flock(guard, fcntl.LOCK_EX)
        try:
            yield
        except PermissionError as error:
            raise SetUpFailed(f"You may not write to {error.filename}.") from error
