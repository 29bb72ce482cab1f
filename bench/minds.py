"""How well the minds of words associate, guess and judge links, and what they cost.

`python bench/minds.py EVALS_DIR` reads people's associations (usf_assoc_en.tsv, taboo_fr.tsv, …)
and linked pairs (link_*.tsv) there, and the clues in bench/clues: a secret and three clues a line.
Settings were chosen on en.tsv and fr.tsv; the others are by people who saw nothing of ours, some
plain, some without the three most obvious words and allusive: nothing was ever chosen on those.
The numbers were fitted to what is public there. For figures that mean something, fit others with a
half left out (`tools/build_minds.py --fit EVALS_DIR --left-out 1 --into FOLDER`) and measure that
half: `python bench/minds.py EVALS_DIR --half 1 --minds FOLDER`.
"""

import argparse
import csv
import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from resource import getpagesize
from time import process_time
from typing import NamedTuple, get_args

from trapline import catalogue
from trapline.games.trapwords.bots.mind import Mind
from trapline.kernel import Language
from trapline.words.associator import DATA, Associator
from trapline.words.lexicon import lexicon_of

LANGUAGES: Sequence[Language] = get_args(Language)
CLUES = Path(__file__).parent / "clues"
TRAPS, GOLD, GUESSES = 10, 5, 5
SETS = {
    "en": ("usf_assoc_en", "eat_assoc_en", "taboo_en", "taboonet_en"),
    "fr": ("taboo_fr", "jdm_assoc_fr"),
}
PAIRS = {"en": ("link_usf_en", "link_taboo_en"), "fr": ("link_taboo_fr", "link_jdm_fr")}


class Card(NamedTuple):
    """A word, and what people say of it."""

    target: str
    words: tuple[str, ...]


def table(file: Path, half: int | None) -> list[list[str]]:
    """Return the rows of a file, or those whose first word is in a half."""
    with file.open(encoding="utf-8") as lines:
        rows = list(csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]
    return [row for row in rows if half is None or sha256(row[0].encode()).digest()[0] % 2 == half]


def cards(rows: Sequence[Sequence[str]]) -> list[Card]:
    return [Card(target, tuple(words.split(",")[:GOLD])) for target, words, *_ in rows]


def own_cards(file: Path) -> list[Card]:
    lines = file.read_text("utf-8").splitlines()
    return [Card(secret, tuple(clues)) for secret, *clues in (line.split("\t") for line in lines)]


def box(language: Language) -> list[str]:
    raw = (files("trapline.games.trapwords") / "data" / f"words.{language}.json").read_text("utf-8")
    return [word for words in json.loads(raw).values() for word in words]


def recall(mind: Associator, told: Sequence[Card]) -> float:
    """Return the share of what people say that is among our first ten."""
    found = 0
    for card in told:
        ours = {idea.word for idea in mind.associates(card.target, TRAPS)}
        found += len(ours & set(card.words))
    return found / sum(len(card.words) for card in told)


def guessed(mind: Associator, told: Sequence[Card]) -> tuple[float, float]:
    """Return how often the target is our first guess, and among the first five."""
    first = five = 0
    for card in told:
        ours = [idea.word for idea in mind.guess(card.words, GUESSES)]
        first += ours[:1] == [card.target]
        five += card.target in ours
    return first / len(told), five / len(told)


def area(judged: Sequence[tuple[float, bool]]) -> float:
    """Return how often a linked pair is judged likelier than one that was drawn."""
    ordered = sorted(judged)
    ranks: dict[float, list[int]] = {}
    for rank, (score, _) in enumerate(ordered, start=1):
        ranks.setdefault(score, []).append(rank)
    mean = {score: sum(places) / len(places) for score, places in ranks.items()}
    linked = [mean[score] for score, is_linked in judged if is_linked]
    others = len(judged) - len(linked)
    return (sum(linked) - len(linked) * (len(linked) + 1) / 2) / (len(linked) * others)


def off(judged: Sequence[tuple[float, bool]]) -> float:
    """Return by how much what is called likely differs from what is true, tenth by tenth."""
    tenths: dict[int, list[tuple[float, bool]]] = {}
    for likely, is_linked in judged:
        tenths.setdefault(int(likely * 9.999), []).append((likely, is_linked))
    return sum(
        abs(sum(likely for likely, _ in each) - sum(is_linked for _, is_linked in each))
        for each in tenths.values()
    ) / len(judged)


def resident() -> int:
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * getpagesize()


def milliseconds(act: Callable[[], object], times: int = 100) -> float:
    started = process_time()
    for _ in range(times):
        act()
    return (process_time() - started) / times * 1000


def cost(language: Language, mind: Associator, folder: Traversable) -> None:
    lexicon_of(language)
    before, started = resident(), process_time()
    mind.knows("table")
    took, grown = process_time() - started, resident() - before
    size = len((folder / f"{language}.mind").read_bytes())
    clues = [clue for card in own_cards(CLUES / f"{language}.tsv")[:2] for clue in card.words]
    print(f"{language}: loads in {took * 1000:.0f} ms, {size / 1e6:.2f} MB on disk,", end=" ")
    print(f"{grown / 1e6:.0f} MB in memory; a call takes", end=" ")
    print(f"{milliseconds(lambda: mind.associates('table')):.1f} ms to associate,", end=" ")
    print(f"{milliseconds(lambda: mind.guess(clues)):.1f} to guess from six phrases,", end=" ")
    print(f"{milliseconds(lambda: mind.link('table', 'orange')):.2f} to judge a link")


def own(language: Language, mind: Associator) -> None:
    """Guess as a bot of Trapwords does: by its mind, and by what was written down for the box."""
    bot = Mind(language, catalogue.box(language), mind)
    for file in sorted(CLUES.glob(f"{language}.*")):
        told = own_cards(file)
        for name, among in (("the box", tuple(box(language))), ("common nouns", None)):
            guesses = [[idea.word for idea in bot.guess(card.words, among)] for card in told]
            pairs = list(zip(told, guesses, strict=True))
            first = sum(ours[:1] == [card.target] for card, ours in pairs) / len(told)
            five = sum(card.target in ours[:GUESSES] for card, ours in pairs) / len(told)
            print(f"  {file.name}, {len(told)} secrets, among {name}:", end=" ")
            print(f"{first:.3f}, five {five:.3f}")


def judge(language: Language, mind: Associator, evals: Path, half: int | None) -> None:
    known = {idea.word for idea in mind.guess(["table"], n=10_000)}
    for name in SETS[language]:
        told = cards(table(evals / f"{name}.tsv", half))
        nouns = [card for card in told if card.target in known]
        first, five = guessed(mind, nouns)
        print(f"  {name:14} {len(told):5} cues: recall@10 {recall(mind, told):.3f};", end=" ")
        print(f"{len(nouns)} common nouns: guessed {first:.3f}, among five {five:.3f}")
    for name in PAIRS[language]:
        pairs = table(evals / f"{name}.tsv", half)
        judged = [(mind.link(one, other), linked == "1") for one, other, linked in pairs]
        print(f"  {name:14} {len(pairs):5} pairs: AUC {area(judged):.3f}, off by {off(judged):.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("evals", type=Path, nargs="?")
    parser.add_argument("--half", type=int, choices=(0, 1))
    parser.add_argument("--minds", type=Path, default=DATA)
    parser.add_argument("--lang", choices=LANGUAGES, action="append")
    options = parser.parse_args()
    for language in options.lang or LANGUAGES:
        mind = Associator(language, options.minds)
        cost(language, mind, options.minds)
        own(language, mind)
        if options.evals is not None:
            judge(language, mind, options.evals, options.half)


if __name__ == "__main__":
    main()
