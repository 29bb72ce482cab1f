"""Logistic regression by Newton's method: the same figures on the same pairs, every time."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float64]

STEPS = 25


def fitted(features: Floats, labels: Floats, weights: Floats, ridge: float = 1.0) -> Floats:
    """Return the log-odds weights; the last column of `features` should be ones."""
    beta = np.zeros(features.shape[1])
    penalty = np.full(len(beta), ridge)
    penalty[-1] = 0.0
    for _ in range(STEPS):
        odds = 1.0 / (1.0 + np.exp(-np.clip(features @ beta, -30, 30)))
        slope = features.T @ (weights * (labels - odds)) - penalty * beta
        curve = (features * (weights * odds * (1 - odds))[:, None]).T @ features
        step = np.linalg.solve(curve + np.diag(penalty + 1e-9), slope)
        beta += step
        if np.abs(step).max() < 1e-7:
            break
    return beta
