"""Everything `./test` does, in order, and the summary it ends with."""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
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
    is_fast: bool = True


def command(*words: str, folder: str = ".") -> Callable[[], None]:
    def run() -> None:
        subprocess.run(words, cwd=ROOT / folder, env=environment.environ(), check=True)

    return run


def present(*paths: str) -> list[str]:
    return [path for path in paths if (ROOT / path).exists()]


BEFORE_BROWSER_TESTS = [
    Step("client", environment.prepare_client, is_fast=False),
    Step("chromium", chromium.provide, is_fast=False),
]

BEFORE_TESTS = [
    Step("format", command("ruff", "format", "--check")),
    Step("lint", command("ruff", "check")),
    Step("types", command("mypy", *present("src", "tests", "tools", "bench"))),
    Step("layers", command("lint-imports", "--no-logo")),
    *(
        Step(tool, command("python", tool, "--check"), is_fast=False)
        for tool in present("tools/generate_client_types.py", "tools/generate_protocol_docs.py")
    ),
]

AFTER_TESTS = [
    Step("client types", command("npm", "run", "check", folder="client"), is_fast=False),
    Step("client tests", command("npm", "run", "test", folder="client"), is_fast=False),
]


def main() -> None:
    options, for_pytest = read(sys.argv[1:])
    try:
        environment.prepare(environment.TEST)
        results = [(step.name, *result(step)) for step in steps(options, for_pytest)]
    except SetUpFailed as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit("Interrupted.")
    print("\n--- summary")
    for name, passed, seconds in results:
        print(f"{'ok' if passed else 'FAILED':6}  {seconds:6.1f} s  {name}")
    sys.exit(not all(passed for _, passed, _ in results))


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


def steps(options: argparse.Namespace, for_pytest: Sequence[str]) -> list[Step]:
    pytest = ("pytest", "-m", marks(options))
    if for_pytest:
        every = [*BEFORE_BROWSER_TESTS, Step("tests", command(*pytest, *for_pytest))]
    else:
        tests = Step("tests", command(*pytest, "--numprocesses=auto"))
        every = [*BEFORE_BROWSER_TESTS, *BEFORE_TESTS, tests, *AFTER_TESTS]
    return [step for step in every if step.is_fast or not options.fast]


def marks(options: argparse.Namespace) -> str:
    if options.soak:
        return ""
    return "not soak and not slow and not browser" if options.fast else "not soak"


def result(step: Step) -> tuple[bool, float]:
    print(f"\n--- {step.name}", flush=True)
    start = time.monotonic()
    try:
        step.act()
    except subprocess.CalledProcessError:
        return False, time.monotonic() - start
    except SetUpFailed as failure:
        print(failure)
        return False, time.monotonic() - start
    return True, time.monotonic() - start


if __name__ == "__main__":
    main()
