"""Whether every numbered rule of a game is cited by a test, or left to people for a reason."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain

RULE = r"\b[A-Z]{2}-\d+\b"
DEFINED = re.compile(rf"^(?:[-*#]+\s+)?\**({RULE})", re.MULTILINE)
DASH = r"(?:…|\.\.+|[\u2013\u2014])"
RANGE = re.compile(rf"{RULE}(?:\s*(?:{DASH}|-|\bto\b)\s*{RULE}|{DASH}\d+)")


def complaints(
    rules: Mapping[str, str], tests: Mapping[str, str], judged: Mapping[str, str]
) -> list[str]:
    """Compare the texts of rule books and of tests, by file, and the reasons, by rule."""
    return sorted(
        chain(
            defined_twice(rules),
            left_out(rules, tests, judged),
            cited_in_vain(rules, tests),
            judged_in_vain(rules, tests, judged),
        )
    )


def defined_twice(rules: Mapping[str, str]) -> Iterator[str]:
    times = Counter(rule for text in rules.values() for rule in DEFINED.findall(text))
    yield from (f"{rule} is the number of {n} rules" for rule, n in times.items() if n > 1)


def left_out(
    rules: Mapping[str, str], tests: Mapping[str, str], judged: Mapping[str, str]
) -> Iterator[str]:
    cited = set(citations(tests))
    for rule, book in defined(rules).items():
        if rule not in cited and rule not in judged:
            yield f"{rule} of {book} is neither cited by a test nor judged by people"


def cited_in_vain(rules: Mapping[str, str], tests: Mapping[str, str]) -> Iterator[str]:
    known = defined(rules)
    games = {rule[:2] for rule in known}
    for rule, file in citations(tests).items():
        if rule[:2] in games and rule not in known:
            yield f"{rule}, cited by {file}, is no rule"


def judged_in_vain(
    rules: Mapping[str, str], tests: Mapping[str, str], judged: Mapping[str, str]
) -> Iterator[str]:
    known, cited = defined(rules), citations(tests)
    for rule, reason in judged.items():
        if rule not in known:
            yield f"{rule}, judged by people, is no rule"
        if rule in cited:
            yield f"{rule} is cited by {cited[rule]} and needs no people to judge it"
        if not reason.strip():
            yield f"{rule} is judged by people for no reason"


def defined(rules: Mapping[str, str]) -> dict[str, str]:
    return {rule: book for book, text in rules.items() for rule in DEFINED.findall(text)}


def citations(tests: Mapping[str, str]) -> dict[str, str]:
    """Return the rules that are cited by their own number, each with a file; ranges cite none."""
    return {
        rule: file for file, text in tests.items() for rule in re.findall(RULE, RANGE.sub("", text))
    }
