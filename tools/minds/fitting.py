"""The numbers that make what people said likely: a softmax over all words, by steepest descent."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
from scipy import sparse

from minds.people import Linked, Said
from minds.traits import Floats, Traits

DIMENSIONS = 256
WEIGHTS = {"en": {"glove": 1.0, "model": 1.0, "defined": 0.7}, "fr": {"own": 1.0, "bridge": 1.0}}
BATCH, MOMENTUM, SPREAD = 128, 0.9, 0.99
FASTER = 10
"""Single numbers may move faster than those of the map."""


class Fitted(NamedTuple):
    """What was fitted; it holds no word.

    basis   leads the blocks of traits, side by side, to `DIMENSIONS`
    map     how strongly a vector brings another to mind
    ties    the weight of each kind of tie, in the order of `Traits.ties`
    ease    the weight of each column of `Traits.ease`
    link    slope and offset of the probability that people nod
    """

    basis: Floats
    map: Floats
    ties: Floats
    ease: Floats
    link: Floats


@dataclass(frozen=True)
class Course:
    """How long and how boldly is fitted; `pull` draws the map back to where it began."""

    rounds: int
    step: float
    pull: float


COURSES = {"en": Course(6, 0.03, 3e-4), "fr": Course(14, 0.02, 1e-3)}
SHARP = 6.0


def side_by_side(traits: Traits) -> Floats:
    weights = WEIGHTS[traits.language]
    return np.concatenate([traits.blocks[name] * weight for name, weight in weights.items()], 1)


def basis_of(traits: Traits) -> Floats:
    """The directions in which words differ most."""
    whole = side_by_side(traits)
    _, axes = np.linalg.eigh((whole.T @ whole).astype(np.float64))
    kept: Floats = axes[:, ::-1][:, :DIMENSIONS].astype(np.float16).astype(np.float32)
    return kept


def vectors(traits: Traits, basis: Floats) -> Floats:
    placed: Floats = (side_by_side(traits) @ basis).astype(np.float32)
    return placed


class Fit:
    """A map, weights of ties and of ease, on their way."""

    def __init__(self, traits: Traits, table: Floats, start: Floats, course: Course) -> None:
        self._table, self._ease = table, traits.ease
        self._ties: list[sparse.csr_matrix] = list(traits.ties.values())
        self._start, self._course = start, course
        ties = np.full(len(self._ties), 0.5, np.float32)
        ease = np.zeros(traits.ease.shape[1], np.float32)
        ease[0] = 1.0
        self.numbers = {"map": start.copy(), "ties": ties, "ease": ease}
        self._mean = {name: np.zeros_like(each) for name, each in self.numbers.items()}
        self._square = {name: np.zeros_like(each) for name, each in self.numbers.items()}
        self._taken = 0

    def run(self, people: Sequence[Said]) -> None:
        luck = np.random.default_rng(0)
        steps = self._course.rounds * -(-len(people) // BATCH)
        for _ in range(self._course.rounds):
            order, lost = luck.permutation(len(people)), 0.0
            for start in range(0, len(people), BATCH):
                lost += self._learn([people[at] for at in order[start : start + BATCH]], steps)
            print(f"  {lost / len(people):.4f} lost a word", flush=True)

    def _learn(self, some: Sequence[Said], steps: int) -> float:
        cues = np.array([each.cue for each in some])
        scores = self._table[cues] @ self.numbers["map"] @ self._table.T
        placed = [entries(ties, cues) for ties in self._ties]
        for weight, (rows, columns, strengths) in zip(self.numbers["ties"], placed, strict=True):
            scores[rows, columns] += weight * strengths
        scores += self._ease @ self.numbers["ease"]
        scores[np.arange(len(cues)), cues] = -np.inf
        wrong = np.exp(scores - scores.max(axis=1, keepdims=True))
        wrong /= wrong.sum(axis=1, keepdims=True)
        lost = 0.0
        for at, each in enumerate(some):
            lost -= float(each.shares @ np.log(wrong[at, each.rows] + 1e-12))
            wrong[at, each.rows] -= each.shares
            wrong[at] *= each.counts / len(some)
        pulled = self._course.pull * (self.numbers["map"] - self._start)
        slopes = {
            "map": self._table[cues].T @ (wrong @ self._table) + pulled,
            "ties": np.array([(wrong[rows, cols] * s).sum() for rows, cols, s in placed]),
            "ease": wrong.sum(axis=0) @ self._ease,
        }
        self._step(slopes, steps)
        return lost

    def _step(self, slopes: dict[str, Floats], steps: int) -> None:
        """Adam, slow at first, and ever slower."""
        self._taken += 1
        pace = self._course.step * min(1, self._taken / 20) * max(0.05, 1 - self._taken / steps)
        for name, slope in slopes.items():
            mean = MOMENTUM * self._mean[name] + (1 - MOMENTUM) * slope
            square = SPREAD * self._square[name] + (1 - SPREAD) * slope**2
            self._mean[name], self._square[name] = mean, square
            ahead = mean / (1 - MOMENTUM**self._taken)
            width = np.sqrt(square / (1 - SPREAD**self._taken)) + 1e-8
            faster = 1 if name == "map" else FASTER
            moved = self.numbers[name] - pace * faster * ahead / width
            self.numbers[name] = moved.astype(np.float32)


def entries(
    ties: "sparse.csr_matrix", rows: "np.ndarray[tuple[int], np.dtype[np.int64]]"
) -> tuple[Floats, Floats, Floats]:
    part = ties[rows]
    return np.repeat(np.arange(len(rows)), np.diff(part.indptr)), part.indices, part.data


def fitted(
    traits: Traits, people: Sequence[Said], pairs: Sequence[Linked], start: Floats
) -> Fitted:
    """Fit the map from where it starts, in the basis of the traits."""
    basis = basis_of(traits)
    table = vectors(traits, basis)
    begun = (basis.T @ start @ basis).astype(np.float32)
    fit = Fit(traits, table, begun, COURSES[traits.language])
    fit.run(people)
    square, ties, ease = (fit.numbers[name] for name in ("map", "ties", "ease"))
    return Fitted(
        basis, square, ties, ease, link_of(bonds(traits, table, square, ties, pairs), pairs)
    )


def alone(traits: Traits) -> Floats:
    """A start for the first language: a vector brings to mind what lies near it."""
    return np.eye(side_by_side(traits).shape[1], dtype=np.float32) * SHARP


def bridged(traits: Traits, english: Fitted) -> Floats:
    """A start for another: where it is bridged, English minds are known already."""
    widths = [traits.blocks[name].shape[1] for name in WEIGHTS[traits.language]]
    start = np.zeros((sum(widths), sum(widths)), np.float32)
    own, (scale_own, scale) = widths[0], WEIGHTS[traits.language].values()
    start[:own, :own] = np.eye(own) * SHARP / scale_own**2 / 2
    start[own:, own:] = english.map / scale**2 / 2
    return start


def bonds(
    traits: Traits, table: Floats, square: Floats, ties: Floats, pairs: Sequence[Linked]
) -> Floats:
    """How strongly two words bring each other to mind, as `Mind.bond` will say."""
    a, b = (np.array([pair[side] for pair in pairs]) for side in (0, 1))
    both = ((table[a] @ square) * table[b] + (table[b] @ square) * table[a]).sum(axis=1)
    for weight, kind in zip(ties, traits.ties.values(), strict=True):
        both += weight * (np.asarray(kind[a, b]).ravel() + np.asarray(kind[b, a]).ravel())
    half: Floats = both / 2
    return half


def link_of(scores: Floats, pairs: Sequence[Linked]) -> Floats:
    """A logistic curve through what people nodded at; Newton's way."""
    truth = np.array([pair.is_linked for pair in pairs], np.float64)
    columns = np.stack([scores.astype(np.float64), np.ones(len(scores))], axis=1)
    found = np.zeros(2)
    for _ in range(30):
        likely = 1 / (1 + np.exp(-columns @ found))
        bend = (columns * (likely * (1 - likely))[:, None]).T @ columns + 1e-6 * np.eye(2)
        found += np.linalg.solve(bend, columns.T @ (truth - likely))
    return found.astype(np.float32)


def save(file: Path, numbers: Fitted) -> None:
    kept = {name: each.astype(np.float16) for name, each in numbers._asdict().items()}
    kept["link"] = numbers.link
    np.savez_compressed(file, **kept)


def load(file: Path) -> Fitted:
    with np.load(file) as kept:
        return Fitted(*(kept[name].astype(np.float32) for name in Fitted._fields))
