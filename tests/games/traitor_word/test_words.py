"""The chain, and which words may join it."""

import pytest

from tests.games.traitor_word.chain import ANN, BOB, BOX, CLEO, DAN, Evening, kinds
from trapline.games.traitor_word.facts.chain import Struck
from trapline.games.traitor_word.model.kinds import Phase
from trapline.games.traitor_word.model.options import Options
from trapline.games.traitor_word.model.reasons import Reason
from trapline.games.traitor_word.rules.scene import Scene
from trapline.games.traitor_word.rules.words import refuse_unlawful
from trapline.games.traitor_word.wishes import Say
from trapline.kernel import IllegalMove, Language, SeededLuck, Stale, Text
from trapline.words import Referee


def refusal(evening: Evening, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        evening.say(text)
    return refused.value


def test_it_goes_clockwise_each_from_the_last_word() -> None:
    """TT-10, TT-56"""
    evening = Evening().chain("flower", "bake", "oven", "kitchen")

    assert evening.texts == ["nature", "flower", "bake", "oven", "kitchen"]
    assert [link.by for link in evening.state.chain] == [ANN, BOB, CLEO, ANN, BOB]


def test_nobody_speaks_out_of_turn() -> None:
    """TT-10"""
    evening = Evening()

    with pytest.raises(IllegalMove) as refused:
        evening.play(CLEO, Say(evening.state.turn, Text("flower")))

    assert refused.value.reason == Reason.NOT_YOUR_TURN


def test_a_word_for_a_turn_that_is_over_is_out_of_date() -> None:
    """TT-10"""
    evening = Evening()
    turn = evening.state.turn
    evening.say("flower")

    with pytest.raises(Stale):
        evening.play(BOB, Say(turn, Text("petal")))


def test_a_clearly_conjugated_verb_is_refused_with_a_hint() -> None:
    """TT-12"""
    refused = refusal(Evening(), "went")

    assert refused.reason == Reason.CONJUGATED
    assert refused.facts == {"word": "went", "rule": "TT-12"}


@pytest.mark.parametrize("text", ["to bake", "seven", "ouch", "quickly", "NATO", "Marie Curie"])
def test_every_other_word_goes(text: str) -> None:
    """TT-12, TT-16"""
    evening = Evening()

    evening.say(text)

    assert evening.last.text == text


@pytest.mark.parametrize(
    ("language", "conjugated", "fine"),
    [("en", "wrote", "write"), ("fr", "mangeons", "manger")],
)
def test_the_referees_of_both_languages_know_conjugated_verbs(
    language: Language, conjugated: str, fine: str
) -> None:
    """TT-12"""
    scene = Scene(BOX, Referee(language), Evening().state, 0, SeededLuck(1))

    refuse_unlawful(scene, fine)

    with pytest.raises(IllegalMove):
        refuse_unlawful(scene, conjugated)


@pytest.mark.parametrize(("language", "name"), [("fr", "Vienne"), ("en", "Ran")])
def test_a_name_may_look_like_a_conjugated_verb(language: Language, name: str) -> None:
    """TT-12"""
    scene = Scene(BOX, Referee(language), Evening().state, 0, SeededLuck(1))

    refuse_unlawful(scene, name)

    with pytest.raises(IllegalMove):
        refuse_unlawful(scene, name.lower())


def test_most_of_the_others_can_have_a_word_taken_back() -> None:
    """TT-12, TT-15"""
    evening = Evening(seats=4)
    evening.say("zorblax")
    evening.object(ANN)
    assert evening.last.text == "zorblax"

    told = kinds(evening.object(DAN))

    assert told == ["Objected", "Struck"]
    assert evening.texts == ["nature"]
    assert (evening.state.phase, evening.speaker) == (Phase.SPEAKING, BOB)


def test_a_word_that_was_taken_back_may_be_said_and_its_number_never_comes_back() -> None:
    """TT-12, TT-15"""
    evening = Evening()
    evening.say("garden")
    number = evening.last.number
    evening.object(ANN)
    evening.object(CLEO)

    evening.say("garden")

    assert evening.last.number == number + 1
    assert evening.last.secret == "garden"


def test_half_of_the_others_are_not_most() -> None:
    """TT-12"""
    evening = Evening()
    evening.say("zorblax")

    evening.object(ANN)

    assert evening.texts == ["nature", "zorblax"]
    assert "MayObject" not in evening.may(ANN)


def test_a_typed_word_is_not_taken_back_by_its_speaker() -> None:
    """TT-15"""
    evening = Evening()
    evening.say("zorblax")

    with pytest.raises(IllegalMove):
        evening.object(BOB)


def test_no_machine_judges_whether_words_are_linked() -> None:
    """TT-13"""
    evening = Evening()

    evening.chain("flour", "screwdriver")

    assert evening.texts == ["nature", "flour", "screwdriver"]


@pytest.mark.parametrize("again", ["flower", "FLOWER", "Flowers", "flówer", "nature"])
def test_no_word_is_said_twice(again: str) -> None:
    """TT-14"""
    evening = Evening().chain("flower", "bake")

    assert refusal(evening, again).reason == Reason.WORD_USED


def test_another_spelling_is_another_word() -> None:
    """TT-14"""
    evening = Evening().chain("flower", "flour")

    assert evening.texts == ["nature", "flower", "flour"]


def test_a_refused_word_costs_nothing_and_another_is_said() -> None:
    """TT-15"""
    evening = Evening()
    refusal(evening, "nature")

    evening.say("flower")

    assert evening.last.by == BOB
    assert evening.flashes() == [3, 3, 3]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Reason.WORD_EMPTY),
        ("?!", Reason.WORD_EMPTY),
        ("луна", Reason.FOREIGN_SCRIPT),
        ("moon🌙", Reason.SYMBOLS),
        ("a very long way to go", Reason.WORD_TOO_LONG),
        ("m" * 41, Reason.WORD_TOO_LONG),
    ],
)
def test_one_entry_is_one_word_or_a_name(text: str, reason: Reason) -> None:
    """TT-16"""
    assert refusal(Evening(), text).reason == reason


def test_who_finds_no_word_in_time_passes_and_the_next_goes_on_from_the_same_word() -> None:
    """TT-17"""
    evening = Evening()

    told = evening.wait()

    assert evening.at == 3000 + 45_000
    assert kinds(told) == ["Passed", "TurnBegan"]
    assert (evening.speaker, evening.texts) == (CLEO, ["nature"])


def test_a_pass_counts_as_the_next_word() -> None:
    """TT-17, TT-18, TT-21"""
    evening = Evening()
    evening.say("garden")
    evening.stand()

    told = evening.wait()

    assert kinds(told) == ["Validated", "Drew", "Passed", "TurnBegan"]
    assert not {"MayClaim", "MayAccuse", "MayObject"} & evening.may(CLEO)
    with pytest.raises(Stale):
        evening.accuse(CLEO)


def test_time_for_a_word_can_be_without_end() -> None:
    """TT-17"""
    evening = Evening(Options(word_seconds=0))

    assert (evening.view(ANN).until, evening.view(ANN).waiting) == (None, (BOB,))


def test_a_word_taken_back_gives_its_speaker_the_whole_time() -> None:
    """TT-15, TT-17"""
    evening = Evening()
    evening.say("zorblax")
    evening.object(ANN)
    turn = evening.state.turn

    struck = evening.object(CLEO)[-1]

    assert struck == Struck(2, BOB, "zorblax", turn + 1, evening.at + 45_000)
