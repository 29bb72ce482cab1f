"""Everything `./test` does, in order, and the summary it ends with."""

import argparse
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from tempfile import TemporaryDirectory

import balancer
import chromium
import environment
import postgres
from environment import ROOT, TEST, SetUpFailed

DESCRIPTION = """\
Sets up, runs every check and test, and ends with one line for each of them.

Other arguments go to pytest, and then only the tests run.
What is in tests/ needs no path: ./test games -k doubt, ./test browser/test_traps.py

Every run has the same luck. --seed N gives it another; --soak draws one, and tells which.
"""
SEED = 1
SEEDS = 2**32
TOLD_GAMES = 10
WAITING = 2
"""So many more tests at once than there are cores: some wait for a line, a disk or a scene."""
CAMPAIGNS = ["-m", "soak", "--randomly-dont-reorganize", "--durations=0"]
"""One after another: some of them look at the time and the memory they take."""


@dataclass(frozen=True)
class Step:
    """One line of the summary. What its act returns, or fails with, is shown."""

    name: str
    act: Callable[[], str | None]
    is_slow: bool = False
    is_for_tests: bool = False


@dataclass(frozen=True)
class Result:
    """How a step went, and what it said."""

    name: str
    passed: bool
    seconds: float
    said: str


def tools() -> list[Step]:
    """Return what the tests need besides the packages of Python."""
    return [
        Step("client", prepare_client, is_slow=True, is_for_tests=True),
        Step("chromium", chromium.provide, is_slow=True, is_for_tests=True),
        Step("balancer", balancer.provide, is_slow=True, is_for_tests=True),
        Step("postgres", postgres.provide, is_slow=True, is_for_tests=True),
    ]


def checks() -> list[Step]:
    """Return what is checked without a test, the longest first."""
    return [
        Step("types", command("mypy", "src", "tests", "tools", "bench", "examples")),
        Step("client types", command("npm", "run", "check", folder="client"), is_slow=True),
        Step("client tests", test_client, is_slow=True),
        Step("client lint", command("npm", "run", "lint", folder="client"), is_slow=True),
        Step("client format", command("npm", "run", "format", folder="client"), is_slow=True),
        Step("client exports", command("npm", "run", "unused", folder="client"), is_slow=True),
        Step("client protocol", written_by("tools/generate_client_types.py"), is_slow=True),
        Step("protocol page", written_by("tools/generate_protocol_docs.py")),
        Step("scenario page", written_by("tools/generate_scenario_help.py")),
        Step("layers", command("lint-imports", "--no-logo")),
        Step("lint", command("ruff", "check")),
        Step("format", command("ruff", "format", "--check")),
    ]


def test_client() -> str:
    """Let the boards show whole games of bots, besides what their tests make up."""
    with TemporaryDirectory() as folder:
        write = command("python", "tools/told_games.py", folder, "--games", str(TOLD_GAMES))
        test = command("npm", "run", "test", folder="client", TOLD_GAMES=folder)
        return write() + test()


def main() -> None:
    options, for_pytest = read(sys.argv[1:])
    try:
        results = [
            *set_up(chosen(tools(), options, for_pytest)),
            *side_by_side(chosen(checks(), options, for_pytest)),
            *run_tests(options, for_pytest),
        ]
    except SetUpFailed as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit("Interrupted.")
    print("\n--- summary")
    for result in results:
        print(f"{'ok' if result.passed else 'FAILED':6}  {result.seconds:6.1f} s  {result.name}")
    sys.exit(not all(result.passed for result in results))


def read(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(
        prog="./test",
        usage="./test [--fast | --soak] [--seed N] [pytest arguments]",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--fast", action="store_true", help="skip what is slow or needs a browser")
    length.add_argument("--soak", action="store_true", help="also run the long campaigns")
    parser.add_argument("--seed", type=int, metavar="N", help="repeat the luck of another run")
    options, for_pytest = parser.parse_known_args(arguments)
    return options, list(with_paths(for_pytest))


def with_paths(words: Sequence[str]) -> Iterator[str]:
    """Write `games` as `tests/games`, but leave the `games` of `-k games` alone."""
    for before, word in zip(["", *words], words, strict=False):
        file = word.partition("::")[0]
        is_ours = before not in ("-k", "-m") and (ROOT / "tests" / file).exists()
        yield f"tests/{word}" if is_ours else word


def chosen(
    steps: Iterable[Step], options: argparse.Namespace, for_pytest: Sequence[str]
) -> list[Step]:
    return [
        step
        for step in steps
        if not (for_pytest and not step.is_for_tests) and not (options.fast and step.is_slow)
    ]


def set_up(steps: Sequence[Step]) -> list[Result]:
    """Let the tools come while the packages do. Nothing goes without the packages."""
    with environment.setting_up():
        environment.prepare_python()
        with ThreadPoolExecutor(max_workers=1) as beside:
            packages = beside.submit(environment.prepare_packages, TEST)
            results = list(side_by_side(steps))
            packages.result()
    return results


def side_by_side(steps: Iterable[Step]) -> Iterator[Result]:
    """Take every step, as many at once as there are cores; show what each said when it ends."""
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        for taken in as_completed([cores.submit(take, step) for step in steps]):
            result = taken.result()
            print(f"\n--- {result.name}\n{result.said.strip()}".rstrip(), flush=True)
            yield result


def take(step: Step) -> Result:
    start = time.monotonic()
    passed, said = True, ""
    try:
        said = step.act() or ""
    except subprocess.CalledProcessError as failure:
        passed, said = False, failure.stdout or ""
    except SetUpFailed as failure:
        passed, said = False, str(failure)
    return Result(step.name, passed, time.monotonic() - start, said)


def run_tests(options: argparse.Namespace, for_pytest: Sequence[str]) -> Iterator[Result]:
    """Run pytest, which speaks for itself."""
    seed = luck(options)
    for name, words in rounds(options, for_pytest).items():
        print(f"\n--- {name}", flush=True)
        yield take(Step(name, command_that_speaks("pytest", *seed, *words)))


def rounds(options: argparse.Namespace, for_pytest: Sequence[str]) -> dict[str, list[str]]:
    """Return what to tell pytest, each time it runs."""
    if for_pytest:
        return {"tests": ["-m", marks(options, soak=options.soak), *for_pytest]}
    at_once = (os.cpu_count() or 1) + WAITING
    in_a_crowd = [f"--numprocesses={at_once}", "--dist=loadgroup", "--durations=20"]
    tests = {"tests": ["-m", marks(options), *in_a_crowd]}
    return tests | {"campaigns": CAMPAIGNS} if options.soak else tests


def luck(options: argparse.Namespace) -> list[str]:
    """Return the seed of the order of tests, of servers and bots, and of drawn examples."""
    drawn = secrets.randbelow(SEEDS) if options.soak else SEED
    seed = drawn if options.seed is None else options.seed
    return [f"--randomly-seed={seed}", f"--hypothesis-seed={seed}"]


def marks(options: argparse.Namespace, *, soak: bool = False) -> str:
    """Return which tests run; those that need a browser only where there is one."""
    left_out = [] if soak else ["not soak"]
    left_out += ["not slow", "not browser"] if options.fast else []
    if not options.fast and chromium.find() is None:
        left_out.append("not browser")
    return " and ".join(left_out)


def prepare_client() -> None:
    environment.prepare_client_tools()
    environment.prepare_client()


def command(*words: str, folder: str = ".", **told: str) -> Callable[[], str]:
    def run() -> str:
        done = subprocess.run(
            words,
            cwd=ROOT / folder,
            env=environment.environ() | told,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=True,
        )
        return done.stdout

    return run


def command_that_speaks(*words: str) -> Callable[[], None]:
    def run() -> None:
        subprocess.run(words, cwd=ROOT, env=environment.environ(), check=True)

    return run


def written_by(tool: str) -> Callable[[], str]:
    return command("python", tool, "--check")


if __name__ == "__main__":
    main()
