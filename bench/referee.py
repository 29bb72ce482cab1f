"""How well and how fast the word referee rules, beside exact match and Snowball stems.

`python bench/referee.py FILE…` reads lines of trap, clue, yes or no, kind, separated by tabs; the
file's name begins with its language: en.tsv, fr.tsv. Unsure counts as no.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from enum import IntEnum
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from random import Random
from resource import getpagesize
from time import process_time
from typing import NamedTuple, cast

import snowballstemmer

from trapline.kernel import Language
from trapline.words import Referee, Verdict
from trapline.words.lexicon import lexicon_of

PAIRS = 200_000
STEMMERS = {"en": "english", "fr": "french"}


class Half(IntEnum):
    """Which half of a set a trap is in: whoever makes the lexicon looks at one only."""

    OPEN = 0
    CLOSED = 1


class Row(NamedTuple):
    trap: str
    clue: str
    springs: bool
    kind: str

    @property
    def is_part_of_phrase(self) -> bool:
        """Whether the set wants a phrase sprung by one of its words, which TW-44 denies."""
        return self.springs and " " in self.trap and " " not in self.clue

    @property
    def half(self) -> Half:
        return Half(sha256(self.trap.encode()).digest()[0] % 2)


class Score(NamedTuple):
    """How often a judge said yes, and how often it was right."""

    yes: int
    found: int
    true: int

    @property
    def precision(self) -> float:
        return self.found / self.yes if self.yes else 1.0

    @property
    def recall(self) -> float:
        return self.found / self.true if self.true else 1.0

    @property
    def f1(self) -> float:
        return 2 * self.found / (self.yes + self.true) if self.yes + self.true else 1.0


def rows_of(file: Path) -> list[Row]:
    lines = (line.split("\t") for line in file.read_text("utf-8").splitlines()[1:])
    return [Row(trap, clue, springs == "yes", kind) for trap, clue, springs, kind in lines]


def score(rows: list[Row], said: list[bool]) -> Score:
    found = sum(yes and row.springs for row, yes in zip(rows, said, strict=True))
    return Score(sum(said), found, sum(row.springs for row in rows))


def judge(file: Path) -> None:
    language = cast(Language, file.name[:2])
    # TW-72: the sets count a compound and its part both ways.
    rows, referee = rows_of(file), Referee(language, either_part=True)
    stem = snowballstemmer.stemmer(STEMMERS[language]).stemWord
    verdicts = [referee.springs(row.trap, row.clue).verdict for row in rows]
    judges = {
        "exact": [row.trap == row.clue for row in rows],
        "Snowball": [stem(row.trap.lower()) == stem(row.clue.lower()) for row in rows],
        "referee": [verdict is Verdict.YES for verdict in verdicts],
    }
    print(f"{file.name}: {len(rows)} pairs")
    for name, said in judges.items():
        whole = score(rows, said)
        print(f"  {name:10} F1 {whole.f1:.3f}  precision {whole.precision:.3f}", end="")
        print(f"  recall {whole.recall:.3f}")
    for half in Half:
        by_half(
            half,
            [(row, said) for row, said in zip(rows, verdicts, strict=True) if half == row.half],
        )
    unsure = sum(verdict is Verdict.UNSURE for verdict in verdicts) / len(rows)
    print(f"  unsure on {unsure:.1%} of pairs; right by kind:")
    by_kind(rows, judges, verdicts)


def by_half(half: Half, ruled: list[tuple[Row, Verdict]]) -> None:
    """Tell how sure the referee is, and how often it is sure and wrong."""
    if not ruled:
        return
    whole = score([row for row, _ in ruled], [said is Verdict.YES for _, said in ruled])
    sure = [(row, said) for row, said in ruled if said is not Verdict.UNSURE]
    wrong = share_wrong(sure)
    by_the_rules = share_wrong([(row, said) for row, said in sure if not row.is_part_of_phrase])
    print(f"  {half.name.lower():10} F1 {whole.f1:.3f}  precision {whole.precision:.3f}", end="")
    print(f"  recall {whole.recall:.3f}  sure and wrong {wrong:.1%}", end="")
    print(f" ({by_the_rules:.1%} without TW-44)", end="")
    print(f"  unsure {1 - len(sure) / len(ruled):.1%}")


def share_wrong(sure: Sequence[tuple[Row, Verdict]]) -> float:
    return sum((said is Verdict.YES) != row.springs for row, said in sure) / max(1, len(sure))


def by_kind(rows: list[Row], judges: dict[str, list[bool]], verdicts: list[Verdict]) -> None:
    places: dict[str, list[int]] = defaultdict(list)
    for n, row in enumerate(rows):
        places[row.kind].append(n)
    for kind, where in sorted(places.items()):
        right = {
            name: sum(said[n] == rows[n].springs for n in where) / len(where)
            for name, said in judges.items()
        }
        unsure = sum(verdicts[n] is Verdict.UNSURE for n in where)
        told = "  ".join(f"{name} {share:.3f}" for name, share in right.items())
        print(f"    {kind:14}{len(where):5}  {told}  unsure {unsure}")


def a_second(ask: Callable[[str, str], object], pairs: list[tuple[str, str]]) -> float:
    started = process_time()
    for trap, clue in pairs:
        ask(trap, clue)
    return len(pairs) / (process_time() - started)


def resident() -> int:
    """Return how many bytes of memory this process holds."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * getpagesize()


def made_up(pairs: list[tuple[str, str]], known: frozenset[str]) -> list[tuple[str, str]]:
    """Pair traps with words nobody has seen, half of which begin like their trap."""
    found = []
    for n, ((trap, other), (end, _)) in enumerate(zip(pairs, reversed(pairs), strict=True)):
        start = trap if n % 2 else other
        word = start[: len(start) // 2] + end[len(end) // 2 :]
        if word not in known:
            found.append((trap, word))
    return found


def speed(language: Language) -> None:
    """Ask every pair once, so that no memory of an earlier answer helps; in seconds of one core."""
    before, started = resident(), process_time()
    referee = Referee(language, either_part=True)
    referee.springs("trap", "clue")
    took, grown = process_time() - started, resident() - before
    size = len((files("trapline.words") / "data" / f"{language}.pack").read_bytes())
    words, luck = lexicon_of(language).words, Random(1)
    pairs = [(luck.choice(words), luck.choice(words)) for _ in range(PAIRS)]
    unseen = made_up(pairs, frozenset(words))
    print(f"{language}: loads in {took * 1000:.0f} ms, {size / 1e6:.2f} MB on disk,", end=" ")
    print(f"{grown / 1e6:.0f} MB in memory")
    print(f"  {a_second(referee.springs, pairs):,.0f} known pairs/s", end=", ")
    print(f"{a_second(referee.springs, unseen):,.0f} unseen pairs/s")


if __name__ == "__main__":
    chosen = [Path(name) for name in sys.argv[1:]]
    # Memory first: what is measured must not have been loaded before.
    for language in dict.fromkeys(cast(Language, file.name[:2]) for file in chosen):
        speed(language)
    for file in chosen:
        judge(file)
