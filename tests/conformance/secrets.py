"""The secrets that the facts of a game declare, each of which can be taken away."""

from collections.abc import Iterator

import pytest

from tests.conformance.shapes import members
from tests.conformance.subject import Subject
from tests.conformance.trial import hold_in_part
from tests.conformance.twins import twins_are_told_alike
from trapline.kernel import Fact

EXAMPLES = 2_000
ALL = "*"
"""Stands for the whole of a fact that others did not see happen."""


def declared(subject: Subject) -> Iterator[tuple[Subject, type[Fact], str]]:
    for kind in members(subject.game.vocabulary.facts):
        assert issubclass(kind, Fact)
        for field in [ALL] if kind.unseen else kind.hides:
            yield subject, kind, field


def is_missed(subject: Subject, kind: type[Fact], field: str, patch: pytest.MonkeyPatch) -> None:
    """See that twins part where one declaration is taken away."""
    kept = {name: blank for name, blank in kind.hides.items() if name != field}
    patch.setattr(kind, "hides", kept)
    patch.setattr(kind, "unseen", False)

    with pytest.raises(AssertionError, match="twin"):
        hold_in_part(subject, twins_are_told_alike, EXAMPLES, "taken away")
