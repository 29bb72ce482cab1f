"""What a survey of many games tells."""

from tests.games.traitor_word.chain import ANN, BOB, GAME, Evening, sitters
from trapline.games.traitor_word.facts import AnyFact
from trapline.games.traitor_word.facts.cards import Opened
from trapline.games.traitor_word.facts.chain import OpeningRead
from trapline.games.traitor_word.facts.trial import Judged
from trapline.games.traitor_word.model.kinds import Verdict
from trapline.games.traitor_word.model.options import Options
from trapline.games.traitor_word.survey import VARIANTS, VERDICTS, Survey
from trapline.kernel import Outcome

SURVEY = Survey(GAME)
OPENED = Opened(Options(), (0, 1, 2), (), ())


def charts(*games: list[AnyFact]) -> list[dict[str, float]]:
    notes = [SURVEY.notes([OPENED, *facts], Outcome((ANN,), "seven-flashes")) for facts in games]
    return [{bar.label: bar.value for bar in one.bars} for one in SURVEY.charts(notes)]


def test_what_happens_is_counted_for_each_game() -> None:
    smuggled, claimed = Evening(), Evening()

    events, _ = charts(
        [*smuggled.say("garden"), *smuggled.say("flower"), *smuggled.wait(), *smuggled.wait()],
        [*claimed.say("river"), *claimed.claim(ANN), *claimed.accuse(ANN)],
    )

    assert events == {
        "accused of a secret, wrongly": 0.5,
        "nobody finds a word": 0.5,
        "secret words smuggled": 0.5,
        "words": 1.5,
        "words claimed": 0.5,
    }


def test_every_verdict_has_its_bar() -> None:
    events, _ = charts([Judged(2, ANN, BOB, (), (), verdict) for verdict in Verdict])

    assert events == dict.fromkeys(VERDICTS.values(), 1)


def test_words_are_told_apart_by_what_links_them_and_by_being_secret() -> None:
    evening = Evening(opening="tower")
    opening = OpeningRead(1, ANN, "tower", 0, 0)

    _, links = charts([opening, *evening.say("castle"), *evening.say("bread")])

    assert {label: count for label, count in links.items() if count} == {
        "nine in ten nod": 1,
        "secret: most do not nod": 1,
    }


def test_all_variants_can_be_played() -> None:
    for changes in VARIANTS.values():
        GAME.check(Options(**changes), sitters(3))
