"""The second look at English families: what pairs judged by hand teach about the first.

The first look (`english_families`) sees two words at a time, and learnt from sources that forget
much. Here its odds are one piece of evidence among others: how the words hang together through
third words, what they share, how near they mean. How much each piece is worth is fitted on pairs
that were drawn from where the first look hesitates, and judged by hand (`english_judged.txt`).
"""

from collections.abc import Iterable

import numpy as np

from lexicon.english_families import Families
from lexicon.english_kin import Kin
from lexicon.english_links import Pair, pair_of, shared_beginning, shared_stem
from lexicon.english_words import English
from lexicon.fitting import Floats, fitted
from lexicon.judged import judged
from lexicon.vectors import Nearness
from trapline.words.grammar import listed

ENDINGS = sorted(
    listed(
        "a able ably ade age al ally an ance ancy ant ary ate ation ative d dom e ed ee en ence "
        "ency ent er ers ery es ess est et ette ful hood ia ian ible ic ical ically ie ify ing ion "
        "is ise ish ism ist ition ity ive ize less let like ling ly man ment n ness o or ory ous r "
        "s ship some st ster t th ty um ure us ward wards wise y"
    )
)
BEGINNINGS = sorted(
    listed(
        "a ab ad after anti be co com con counter de dis em en ex fore im in inter mid mis non out "
        "over per pre pro re semi sub super sur trans un under up"
    )
)
KNOWN_ENDINGS, KNOWN_BEGINNINGS = frozenset(ENDINGS), frozenset(BEGINNINGS)
LONG_STEM = 9
STRONG, WEAK = 9.0, 10.0
DISPUTED = -0.5
HARDLY_ALIKE = -9.0
NO_ODDS, NO_PATH = -6.0, -3.0
UNKNOWN_MEANING = 0.2
SURELY, HARDLY, USUAL = 4.5, -6.0, 2.3
EXAMPLES = 1500
TIED = 1.5
ROUNDS = 2
AT_ONCE = 20_000


class Weighing:
    """The log-odds that two headwords are of one family, for all that may be."""

    def __init__(self, english: English, near: Nearness, written: Iterable[Pair]) -> None:
        self._english, self._near = english, near
        self._families = Families(english, near)
        self._written = dict.fromkeys((pair_of(*pair) for pair in written), STRONG)
        self._first = self._families.scores() | self._written
        verdicts = {pair_of(a, b): yes for a, b, yes in judged("english_judged.txt")}
        self._judged = {pair: yes for pair, yes in verdicts.items() if yes is not None}
        self._disputed = dict.fromkeys(verdicts.keys() - self._judged.keys(), DISPUTED)
        self._fixed: dict[Pair, list[float]] = {}

    def scores(self) -> dict[Pair, float]:
        kin = Kin(self._first | self._by_hand())
        beta = self._fitted(kin)
        for _ in range(ROUNDS):
            scores = self._weighed(self._worth_a_look(kin), kin, beta)
            tied = {pair: score for pair, score in scores.items() if score >= TIED}
            better = {
                pair: max(score, self._first.get(pair, score)) for pair, score in tied.items()
            }
            kin = Kin(self._first | better | self._by_hand())
        return scores | self._disputed | self._by_hand()

    def _by_hand(self) -> dict[Pair, float]:
        judged_pairs = {pair: STRONG if yes else -STRONG for pair, yes in self._judged.items()}
        return self._written | judged_pairs

    def _fitted(self, kin: Kin) -> Floats:
        """Fit on what was judged, and on pairs so clear that the first look does for them."""
        pairs = {**self._judged, **self._examples(SURELY, True), **self._examples(HARDLY, False)}
        rows = np.array([self._row(pair, kin) for pair in pairs])
        return fitted(rows, np.array([float(yes) for yes in pairs.values()]), np.ones(len(pairs)))

    def _examples(self, odds: float, yes: bool) -> dict[Pair, bool]:
        clear = sorted(
            pair
            for pair, score in self._first.items()
            if (score >= odds if yes else score < odds) and pair not in self._judged
            if min(map(self._english.frequency, pair)) >= USUAL
        )
        return dict.fromkeys(clear[:: max(1, len(clear) // EXAMPLES)], yes)

    def _worth_a_look(self, kin: Kin) -> list[Pair]:
        alike = {pair for pair, score in self._first.items() if score > HARDLY_ALIKE}
        return sorted(alike | kin.grandchildren.keys() | kin.siblings.keys())

    def _weighed(self, pairs: list[Pair], kin: Kin, beta: Floats) -> dict[Pair, float]:
        scores: dict[Pair, float] = {}
        for start in range(0, len(pairs), AT_ONCE):
            some = pairs[start : start + AT_ONCE]
            odds = (np.array([self._row(pair, kin) for pair in some]) @ beta).round(2)
            scores.update(zip(some, map(float, odds), strict=True))
        return scores

    def _row(self, pair: Pair, kin: Kin) -> list[float]:
        if pair not in self._fixed:
            self._fixed[pair] = [*self._alone(pair), *affixes(pair)]
        fixed = self._fixed[pair]
        odds, meaning = fixed[0], fixed[1]
        down = kin.grandchildren.get(pair, NO_PATH)
        beside = kin.siblings.get(pair, NO_PATH)
        return [
            down,
            float(down > NO_PATH),
            beside,
            float(beside > NO_PATH),
            max(down, beside),
            meaning * (beside > NO_PATH),
            float(max(odds, down, beside) > 4),
            *fixed,
            1.0,
        ]

    def _alone(self, pair: Pair) -> list[float]:
        """Describe a pair as if there were no other words."""
        one, other = pair
        short, long = sorted(pair, key=len)
        first = self._first.get(pair)
        odds = NO_ODDS if first is None else max(-WEAK, min(WEAK, first))
        cosine = self._near(one, other)
        meaning = UNKNOWN_MEANING if cosine is None else cosine
        stem = len(shared_stem(one, other)[0])
        rarer, usual = sorted((self._english.frequency(one), self._english.frequency(other)))
        return [
            odds,
            meaning,
            float(first is None),
            max(odds, 0.0),
            max(meaning - 0.3, 0.0),
            min(meaning, 0.1),
            float(cosine is None),
            min(stem, LONG_STEM) / LONG_STEM,
            float(short in long),
            float(long.startswith(short)),
            stem / len(short),
            stem / len(long),
            shared_beginning(one, other) / len(short),
            rarer,
            usual,
            float(self._families.mention(one, other)),
            meaning * odds,
            meaning * min(stem, LONG_STEM) / LONG_STEM,
            meaning * rarer,
            meaning * (stem <= 4),
        ]


def affixes(pair: Pair) -> list[float]:
    """Describe what stands around the stem that two words share."""
    stem, before, after = shared_stem(*pair)
    begun, ended = set(before) - {""}, set(after)
    return [
        *(float(ending in ended) for ending in ENDINGS),
        *(float(beginning in begun) for beginning in BEGINNINGS),
        float(bool(begun)),
        float(bool(begun) and len(stem) < 5),
        float(ended == {""}),
        float("" not in ended),
        float(not ended - {""} <= KNOWN_ENDINGS),
        float(not begun <= KNOWN_BEGINNINGS),
        *(float(len(stem) == length) for length in (3, 4, 5)),
    ]
