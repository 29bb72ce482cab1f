"""Every secret that a fact declares is one: told to all, it would part the twins."""

import pytest

from tests.conformance.games import GAMES
from tests.conformance.secrets import declared, is_missed
from tests.conformance.subject import Subject
from trapline.kernel import Fact

SECRETS = [secret for subject in GAMES for secret in declared(subject)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("subject", "kind", "field"),
    SECRETS,
    ids=[f"{subject}-{kind.__name__}-{field}" for subject, kind, field in SECRETS],
)
def test_a_declaration_taken_away_is_missed(
    subject: Subject, kind: type[Fact], field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_missed(subject, kind, field, monkeypatch)
