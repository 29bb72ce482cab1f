"""Holding a game to a law as often as wanted."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from tests.conformance import authorship, bots, declarations, laws, sentences, twins
from tests.conformance.drawn import Drawn
from tests.conformance.subject import Subject

Law: TypeAlias = Callable[[Drawn], None]

HELD = settings(
    suppress_health_check=list(HealthCheck), phases=[Phase.explicit, Phase.reuse, Phase.generate]
)
"""A play is a seed: to look for the smallest that breaks a law takes minutes and tells little."""

DECLARED: Final[Sequence[Law]] = (
    declarations.invitations_name_a_wish,
    declarations.nothing_unbounded_enters,
    declarations.options_can_be_drawn,
    declarations.every_preset_can_begin,
    declarations.something_is_conserved,
    sentences.every_sentence_is_there,
)
"""Laws on what a game is: once is enough."""

PLAYED: Final[Sequence[Law]] = (
    laws.a_stored_log_rebuilds_the_same_state,
    laws.a_refused_wish_changes_nothing,
    laws.a_view_shows_nothing_its_observer_did_not_witness,
    laws.the_deadline_is_public,
    laws.a_stranger_sees_what_the_public_sees,
    laws.the_archive_is_told_everything,
    twins.twins_look_alike,
    twins.no_bot_tells_by_its_pace,
    twins.where_twins_part_nobody_goes_back,
    authorship.a_fact_without_an_author_names_nobody,
    laws.who_may_do_nothing_can_do_nothing,
    laws.every_accepted_wish_was_invited,
    laws.an_accepted_wish_is_seen_by_its_actor,
    laws.the_game_never_hangs,
    laws.a_deadline_passes_only_once,
    laws.what_is_over_never_comes_back,
    laws.taking_back_gives_nobody_time,
    laws.what_is_conserved_stays,
    sentences.every_refusal_fills_its_sentence,
    sentences.every_ending_has_its_sentence,
    bots.bots_finish_the_game,
)
"""Laws on what happens: the more plays, the surer."""


def hold(subject: Subject, laws: Sequence[Law], examples: int) -> None:
    """Hold a game to laws, all of them in every example."""
    held(subject, laws, settings(HELD, max_examples=examples))


def hold_the_same_way_each_time(subject: Subject, law: Law, examples: int) -> None:
    """Hold a game to a law with the same examples, whatever the seed."""
    alike = settings(HELD, max_examples=examples, derandomize=True, database=None)
    held(subject, [law], alike)


def hold_in_part(subject: Subject, law: Law, examples: int, part: str) -> int:
    """Hold a game to a law with the luck of one part of a campaign; return how often it was."""
    tried = 0

    @seed(part)
    @settings(HELD, max_examples=examples, database=None)
    @given(st.data())
    def keeps(data: DataObject) -> None:
        nonlocal tried
        law(Drawn(subject, data))
        tried += 1

    keeps()
    return tried


def held(subject: Subject, laws: Sequence[Law], how: settings) -> None:
    @how
    @given(st.data())
    def keeps(data: DataObject) -> None:
        drawn = Drawn(subject, data)
        for law in laws:
            law(drawn)

    keeps()
