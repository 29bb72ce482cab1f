"""A harvest, packed: same harvest, same bytes."""

from array import array
from collections.abc import Iterable, Mapping

from lexicon.harvest import Harvest
from trapline.words.pack import ANY_ROLE, FIRST, ZIPF_STEPS, About, Pack, Rows, packed

LONGEST_ROW = 255


def pack_of(harvest: Harvest) -> bytes:
    if missing := harvest.missing():
        raise ValueError(f"not among the words: {sorted(missing)[:20]}")
    words = sorted(harvest.words)
    number = {word: n for n, word in enumerate(words)}
    ties = rows_of(number, harvest.ties)
    lemmas = rows_of(number, forms_of_others(harvest.lemmas))
    return packed(
        Pack(
            About(harvest.language, dict(sorted(harvest.weights.items())), hyphens=harvest.hyphens),
            words,
            array("H", (int(harvest.words[word]) for word in words)),
            bytes(step(harvest.zipf, word) for word in words),
            lemmas,
            bytes(role(harvest, words[form], words[head]) for form, head in pairs_in(lemmas)),
            ties,
            bytes(harvest.ties[words[owner], words[item]] for owner, item in pairs_in(ties)),
            rows_of(number, harvest.kinds),
        )
    )


def step(zipf: Mapping[str, float], word: str) -> int:
    return min(255, round(zipf.get(word, 0) * ZIPF_STEPS))


def role(harvest: Harvest, form: str, head: str) -> int:
    return harvest.roles.get((form, head), ANY_ROLE) | FIRST * ((form, head) in harvest.first)


def forms_of_others(lemmas: set[tuple[str, str]]) -> Iterable[tuple[str, str]]:
    """Leave out words that are their own headword and no other's."""
    forms = {form for form, lemma in lemmas if form != lemma}
    return (pair for pair in lemmas if pair[0] in forms)


def rows_of(number: Mapping[str, int], pairs: Iterable[tuple[str, str]]) -> Rows:
    rows: list[set[int]] = [set() for _ in number]
    for owner, item in pairs:
        rows[number[owner]].add(number[item])
    starts, items = array("I", [0]), array("I")
    for row in rows:
        if len(row) > LONGEST_ROW:
            raise ValueError(f"a row of {len(row)} is too long")
        items.extend(sorted(row))
        starts.append(len(items))
    return Rows(starts, items)


def pairs_in(rows: Rows) -> Iterable[tuple[int, int]]:
    for owner in range(len(rows.starts) - 1):
        yield from ((owner, item) for item in rows.row(owner))
