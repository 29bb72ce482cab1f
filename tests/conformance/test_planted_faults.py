"""Each law catches the games that break it."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import ModuleType

import pytest

from tests.conformance import (
    authorship,
    bots,
    declarations,
    faults,
    laws,
    misdeclared,
    sentences,
    twins,
)
from tests.conformance.games import GAMES, WHISPER_UNDER_LAW
from tests.conformance.trial import Law, hold_the_same_way_each_time
from tests.games.whisper import Whisper
from tests.games.whisper_content import WORDS, shares_two_letters
from trapline.tables import evening, export

pytestmark = pytest.mark.slow

EXAMPLES = 1_000

PLANTED: Mapping[type[Whisper], Law] = {
    faults.RollsInApply: laws.a_stored_log_rebuilds_the_same_state,
    faults.SpeaksUnknownFacts: laws.a_stored_log_rebuilds_the_same_state,
    faults.HalfApplies: laws.a_refused_wish_changes_nothing,
    faults.ShowsTheirWord: laws.a_view_shows_nothing_its_observer_did_not_witness,
    faults.RefusesInApply: laws.a_view_shows_nothing_its_observer_did_not_witness,
    faults.DoesNotBrief: laws.a_view_shows_nothing_its_observer_did_not_witness,
    faults.TakesStrangersIn: laws.a_stranger_sees_what_the_public_sees,
    faults.GivesLongWordsLongerTime: laws.the_deadline_is_public,
    faults.OpensTheWindowIfTheClueIsUnfair: twins.twins_look_alike,
    faults.SortsByTheSecret: twins.twins_look_alike,
    faults.RefusesInTheSecretsName: twins.twins_look_alike,
    faults.DrawsForVowels: twins.twins_look_alike,
    faults.HurriesWithSomeWords: twins.no_bot_tells_by_its_pace,
    faults.LetsARulingBeUndone: twins.where_twins_part_nobody_goes_back,
    faults.LetsAGuessBeUndone: twins.where_twins_part_nobody_goes_back,
    faults.SignsAnObjection: authorship.a_fact_without_an_author_names_nobody,
    faults.ForgetsToInviteSeatThree: laws.who_may_do_nothing_can_do_nothing,
    faults.ForgetsToInviteObjections: laws.every_accepted_wish_was_invited,
    faults.AcceptsInSilence: laws.an_accepted_wish_is_seen_by_its_actor,
    faults.Hangs: laws.the_game_never_hangs,
    faults.WaitsForTheWrongTeam: laws.the_game_never_hangs,
    faults.StopsTheClock: laws.a_deadline_passes_only_once,
    faults.NumbersTurnsInACircle: laws.what_is_over_never_comes_back,
    faults.NumbersClocksInACircle: laws.what_is_over_never_comes_back,
    faults.GivesTimeForChoosing: laws.taking_back_gives_nobody_time,
    faults.LosesACard: laws.what_is_conserved_stays,
    faults.EndsOfBoredom: sentences.every_ending_has_its_sentence,
    faults.RefusesWithoutTheWord: sentences.every_refusal_fills_its_sentence,
    faults.HasASleepyBot: bots.bots_finish_the_game,
    faults.HasAStubbornBot: bots.bots_finish_the_game,
    misdeclared.TakesAnyText: declarations.nothing_unbounded_enters,
    misdeclared.TakesAnyNumber: declarations.nothing_unbounded_enters,
    misdeclared.InvitesToNothing: declarations.invitations_name_a_wish,
    misdeclared.KeepsItsInvitationsToItself: declarations.invitations_name_a_wish,
    misdeclared.HasAnUnboundedOption: declarations.options_can_be_drawn,
    misdeclared.HasAPresetOutOfBounds: declarations.every_preset_can_begin,
}


@pytest.mark.parametrize(("fault", "law"), PLANTED.items(), ids=lambda one: one.__name__)
def test_a_planted_fault_is_caught(fault: type[Whisper], law: Law) -> None:
    planted = replace(WHISPER_UNDER_LAW, game=fault(WORDS, shares_two_letters))

    with pytest.raises(AssertionError):
        hold_the_same_way_each_time(planted, law, EXAMPLES)


DECLARED_WRONGLY: Mapping[Callable[[pytest.MonkeyPatch], None], Law] = {
    faults.keeps_the_archive_blind: laws.the_archive_is_told_everything,
    faults.tells_the_deck: twins.twins_look_alike,
    faults.tells_the_deal: twins.twins_look_alike,
    faults.tells_the_spectators: twins.twins_look_alike,
}


@pytest.mark.parametrize(("plant", "law"), DECLARED_WRONGLY.items(), ids=lambda one: one.__name__)
def test_a_secret_declared_wrongly_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None], law: Law, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)

    with pytest.raises(AssertionError):
        hold_the_same_way_each_time(WHISPER_UNDER_LAW, law, EXAMPLES)


def test_a_deadline_that_tells_a_secret_parts_the_twins() -> None:
    planted = replace(
        WHISPER_UNDER_LAW, game=faults.GivesLongWordsLongerTime(WORDS, shares_two_letters)
    )

    with pytest.raises(AssertionError, match="the deadline tells"):
        hold_the_same_way_each_time(planted, twins.twins_look_alike, EXAMPLES)


UNSIGNED = replace(WHISPER_UNDER_LAW, game=faults.ChoosesUnsigned(WORDS, shares_two_letters))


def test_a_game_may_keep_an_author_to_itself() -> None:
    law = authorship.a_fact_without_an_author_names_nobody

    hold_the_same_way_each_time(UNSIGNED, law, examples=100)


@pytest.mark.parametrize(("told_by", "what"), [(export, "an export"), (evening, "the table")])
def test_a_table_that_names_an_author_is_caught(
    told_by: ModuleType, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an export; as the one who may take it back, and whose bot need not move."""
    monkeypatch.setattr(told_by, "author", lambda entry, _facts: entry.seat)
    law = authorship.a_fact_without_an_author_names_nobody

    with pytest.raises(AssertionError, match=f"{what} tells whose"):
        hold_the_same_way_each_time(UNSIGNED, law, EXAMPLES)


def test_a_game_that_counts_nothing_is_caught() -> None:
    planted = replace(WHISPER_UNDER_LAW, conserved=lambda _: Counter(cards=52))

    with pytest.raises(AssertionError, match="does not look"):
        hold_the_same_way_each_time(planted, declarations.something_is_conserved, examples=1)


def test_what_an_invitation_offers_may_be_held_to_peek() -> None:
    texts = {
        language: {**texts, "secret.words": "Your words"}
        for language, texts in WHISPER_UNDER_LAW.texts.items()
    }
    subject = replace(WHISPER_UNDER_LAW, texts=texts)

    hold_the_same_way_each_time(subject, sentences.every_sentence_is_there, examples=1)


@pytest.mark.parametrize(
    ("key", "french", "complaint"),
    [
        ("fact.found", None, r"fr lacks \['fact.found'\]"),
        ("fact.found", " ", "fr says nothing"),
        ("fact.lost", "Perdu.", r"fr has idle \['fact.lost'\]"),
        ("fact.found", "{qui:seat} a trouvé.", r"no field \['qui'\]"),
        ("fact.found", "{by:siège} a trouvé.", "nobody knows how to tell"),
        ("title", "Chuchotis {n}", r"nothing fills \['n'\]"),
        ("title", "Chuchotis !", "marks stand too close"),
    ],
)
def test_a_wrong_sentence_is_caught(key: str, french: str | None, complaint: str) -> None:
    texts = {name: text for name, text in WHISPER_UNDER_LAW.texts["fr"].items() if name != key}
    texts |= {} if french is None else {key: french}
    planted = replace(WHISPER_UNDER_LAW, texts={**WHISPER_UNDER_LAW.texts, "fr": texts})

    with pytest.raises(AssertionError, match=complaint):
        hold_the_same_way_each_time(planted, sentences.every_sentence_is_there, examples=1)


def test_a_phase_of_which_nothing_is_said_is_caught() -> None:
    subject = next(game for game in GAMES if str(game) == "trapwords")
    english = {**subject.texts["en"], "doing": "{phase:is|writing=setting traps}"}
    planted = replace(subject, texts={**subject.texts, "en": english})

    with pytest.raises(AssertionError, match=r"en doing: says nothing while it is .*'resting'"):
        hold_the_same_way_each_time(planted, sentences.every_sentence_is_there, examples=1)
