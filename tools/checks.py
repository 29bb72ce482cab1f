"""Everything `./test` does, in order, and the summary it ends with."""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

import chromium
import environment
from environment import ROOT, SetUpFailed

DESCRIPTION = """\
Sets up, runs every check and test, and ends with one line for each of them.

Other arguments go to pytest, and then only the tests run.
A folder of tests/ needs no path: ./test games -k doubt
"""


@dataclass(frozen=True)
class Step:
    """One line of the summary."""

    name: str
    act: Callable[[], None]
    is_slow: bool = False
    is_for_tests: bool = False


@dataclass(frozen=True)
class Result:
    """How a step went."""

    name: str
    passed: bool
    seconds: float


def every_step(pytest: Sequence[str]) -> list[Step]:
    return [
        Step("client", prepare_client, is_slow=True, is_for_tests=True),
        Step("chromium", chromium.provide, is_slow=True, is_for_tests=True),
        Step("format", command("ruff", "format", "--check")),
        Step("lint", command("ruff", "check")),
        Step("types", command("mypy", "src", "tests", "tools", "bench")),
        Step("layers", command("lint-imports", "--no-logo")),
        Step("client protocol", written_by("tools/generate_client_types.py"), is_slow=True),
        Step("protocol page", written_by("tools/generate_protocol_docs.py")),
        Step("tests", command("pytest", *pytest), is_for_tests=True),
        Step("client types", command("npm", "run", "check", folder="client"), is_slow=True),
        Step("client tests", command("npm", "run", "test", folder="client"), is_slow=True),
    ]


def main() -> None:
    options, for_pytest = read(sys.argv[1:])
    try:
        environment.prepare(environment.TEST)
        results = list(take(chosen(options, for_pytest)))
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
        usage="./test [--fast | --soak] [pytest arguments]",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--fast", action="store_true", help="skip what is slow or needs a browser")
    length.add_argument("--soak", action="store_true", help="also run the long campaigns")
    options, for_pytest = parser.parse_known_args(arguments)
    return options, list(with_folders(for_pytest))


def with_folders(words: Sequence[str]) -> Iterator[str]:
    """Write `games` as `tests/games`, but leave the `games` of `-k games` alone."""
    for before, word in zip(["", *words], words, strict=False):
        is_folder = before not in ("-k", "-m") and (ROOT / "tests" / word).is_dir()
        yield f"tests/{word}" if is_folder else word


def chosen(options: argparse.Namespace, for_pytest: Sequence[str]) -> list[Step]:
    in_parallel = ["--numprocesses=auto", "--dist=loadgroup"]
    steps = every_step(["-m", marks(options), *(for_pytest or in_parallel)])
    if for_pytest:
        steps = [step for step in steps if step.is_for_tests]
    if options.fast:
        steps = [step for step in steps if not step.is_slow]
    return steps


def marks(options: argparse.Namespace) -> str:
    if options.soak:
        return ""
    return "not soak and not slow and not browser" if options.fast else "not soak"


def take(steps: Iterable[Step]) -> Iterator[Result]:
    """Take every step, also after one that failed."""
    for step in steps:
        print(f"\n--- {step.name}", flush=True)
        start = time.monotonic()
        passed = passes(step)
        yield Result(step.name, passed, time.monotonic() - start)


def passes(step: Step) -> bool:
    try:
        step.act()
    except subprocess.CalledProcessError:
        return False
    except SetUpFailed as failure:
        print(failure)
        return False
    return True


def prepare_client() -> None:
    environment.prepare_client()
    environment.prepare_client_tools()


def command(*words: str, folder: str = ".") -> Callable[[], None]:
    def run() -> None:
        subprocess.run(words, cwd=ROOT / folder, env=environment.environ(), check=True)

    return run


def written_by(tool: str) -> Callable[[], None]:
    return command("python", tool, "--check")


if __name__ == "__main__":
    main()
