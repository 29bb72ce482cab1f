"""Every secret that a fact declares is one: told to all, it would part the twins."""

import typing
from collections.abc import Iterator

import pytest

from tests.conformance.games import GAMES
from tests.conformance.subject import Subject
from tests.conformance.trial import hold_in_part
from tests.conformance.twins import twins_are_told_alike
from trapline.kernel import Fact

EXAMPLES = 2_000
ALL = "*"
"""Stands for the whole of a fact that others did not see happen."""


def declared(subject: Subject) -> Iterator[tuple[Subject, type[Fact], str]]:
    for kind in typing.get_args(subject.game.vocabulary.facts) or (subject.game.vocabulary.facts,):
        for field in [ALL] if kind.unseen else kind.hides:
            yield subject, kind, field


SECRETS = [secret for subject in GAMES for secret in declared(subject)]


@pytest.mark.parametrize(
    ("subject", "kind", "field"),
    SECRETS,
    ids=[f"{subject}-{kind.__name__}-{field}" for subject, kind, field in SECRETS],
)
def test_a_declaration_taken_away_is_missed(
    subject: Subject, kind: type[Fact], field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = {name: blank for name, blank in kind.hides.items() if name != field}
    monkeypatch.setattr(kind, "hides", kept)
    monkeypatch.setattr(kind, "unseen", False)

    with pytest.raises(AssertionError, match="twin"):
        hold_in_part(subject, twins_are_told_alike, EXAMPLES, "taken away")
