"""Law 7: whatever a game can say has its sentence in English and in French."""

import re
from collections.abc import Iterator

from msgspec import inspect

from tests.conformance.drawn import Drawn
from tests.conformance.shapes import facts, fields, invitations, wishes
from tests.conformance.subject import Subject
from trapline.kernel import IllegalMove
from trapline.tables.listing import Texts
from trapline.tables.sentences import PLACE, Form, places

VIEW_TEXTS = {"field", "secret", "view"}
ABOUT_NOW = {"where", "doing"}
"""Where the game stands, and what those who are waited for do: told by the view."""
SCREEN = "screen"
"""What the game's own client says, and fills itself."""
CROWDED = re.compile("(?<![\u202f\xa0])[?!;:»]|«(?![\u202f\xa0])|'|[\x00-\x09\x0b-\x1f]")
"""A French mark without a space that does not break, an apostrophe or a character that is none."""
SHELL_OPTIONS = {"language"}
"""Options that every game has: the shell of the client speaks of them."""


def every_sentence_is_there(drawn: Drawn) -> None:
    """Law 7."""
    for language in drawn.subject.languages:
        texts = drawn.subject.texts[language]
        wanted = {*keys(drawn.subject), *value_keys(drawn.subject, texts)}
        assert not wanted - texts.keys(), f"{language} lacks {sorted(wanted - texts.keys())}"
        idle = {key for key in texts.keys() - wanted if not is_about_the_view(drawn.subject, key)}
        assert not idle, f"{language} has idle {sorted(idle)}"
        empty = [key for key, text in texts.items() if not text.strip()]
        assert not empty, f"{language} says nothing for {empty}"
        for key, text in texts.items():
            check_places(drawn.subject, language, key, text)
    first, *others = (
        screen_texts(drawn.subject.texts[language]) for language in drawn.subject.languages
    )
    for other in others:
        assert first == other, f"screens say other things: {sorted(first.items() ^ other.items())}"


def keys(subject: Subject) -> Iterator[str]:
    game = subject.game
    yield from ("title", "blurb", "howto")
    yield from (f"rule.{rule}" for rule in subject.rules)
    yield from (f"fact.{name}" for name in facts(game))
    yield from (f"reason.{reason}" for reason in subject.reasons)
    yield from (f"cause.{cause}" for cause in subject.causes)
    yield from (f"may.{name}" for name in invitations(game))
    yield from (f"wish.{name}" for name in wishes(game))
    yield from choice_keys("option", own_options(subject))
    yield from (f"preset.{preset}" for preset in game.vocabulary.options.presets)
    yield from (f"bot.{bot}" for bot in game.bots if len(game.bots) > 1)
    for name, kind in wishes(game).items():
        given = fields(invitations(game)[f"may-{name}"])
        asked = {field: info for field, info in fields(kind).items() if field not in given}
        yield from choice_keys("field", asked)


def screen_texts(texts: Texts) -> dict[str, frozenset[str]]:
    """Return the texts of a client's own screens, each with the names that it fills."""
    of_screens = {key: text for key, text in texts.items() if key.startswith(f"{SCREEN}.")}
    return {key: frozenset(places(text)) for key, text in of_screens.items()}


def is_about_the_view(subject: Subject, key: str) -> bool:
    """Say whether a board shows the view, or an offer, with it. Such texts may be missing."""
    kind, _, name = key.partition(".")
    field = name.partition(".")[0]
    if kind == "secret" and any(field in fields(may) for may in invitations(subject.game).values()):
        return True
    if kind in VIEW_TEXTS:
        return field in fields(subject.game.vocabulary.view)
    return key in ABOUT_NOW or kind == SCREEN


def own_options(subject: Subject) -> dict[str, inspect.Type]:
    every = fields(subject.game.vocabulary.options)
    return {name: info for name, info in every.items() if name not in SHELL_OPTIONS}


def choice_keys(prefix: str, asked: dict[str, inspect.Type]) -> Iterator[str]:
    for name, info in asked.items():
        yield f"{prefix}.{name}"
        if isinstance(info, inspect.EnumType):
            yield from (f"{prefix}.{name}.{value.value}" for value in info.cls)


def value_keys(subject: Subject, texts: Texts) -> Iterator[str]:
    """Find what is named once another value of it is: a number, or what may be left out."""
    of_wishes = [("field", fields(kind)) for kind in wishes(subject.game).values()]
    for prefix, asked in (("option", own_options(subject)), *of_wishes):
        for name, info in asked.items():
            named = [f"{prefix}.{name}.{value}" for value in values(info)]
            yield from named if texts.keys() & named else ()


def values(info: inspect.Type) -> Iterator[object]:
    match info:
        case inspect.IntType(ge=int(lowest), le=int(highest)):
            yield from range(lowest, highest + 1)
        case inspect.UnionType(types=kinds):
            enums = [kind.cls for kind in kinds if isinstance(kind, inspect.EnumType)]
            yield from (value.value for enum in enums for value in enum)
        case _:
            pass


def check_places(subject: Subject, language: str, key: str, text: str) -> None:
    bare = PLACE.sub("", text)
    assert "{" not in bare, f"{language} {key}: a place that cannot be filled: {text}"
    assert language != "fr" or not CROWDED.search(bare), f"{key}: marks stand too close: {text}"
    forms = {place[2] or "" for place in PLACE.finditer(text)}
    assert forms <= set(Form), f"{language} {key}: nobody knows how to tell {forms - set(Form)}"
    kind, _, name = key.partition(".")
    if kind == "fact":
        missing = places(text) - fields(facts(subject.game)[name]).keys()
        assert not missing, f"{language} {key}: no field {sorted(missing)}"
    elif key in ABOUT_NOW:
        missing = places(text) - fields(subject.game.vocabulary.view).keys()
        assert not missing, f"{language} {key}: the view has no {sorted(missing)}"
        untold = set(unnamed(subject, text))
        assert not untold, f"{language} {key}: says nothing while it is {sorted(untold)}"
    elif kind == "view":
        assert places(text) <= {"value"}, f"{language} {key}: only `value` can be told: {text}"
    elif kind not in {"reason", SCREEN}:
        assert not places(text), f"{language} {key}: nothing fills {sorted(places(text))}"


def unnamed(subject: Subject, text: str) -> Iterator[str]:
    """Find the values of the view for which a sentence has no piece; at the end nobody waits."""
    every = fields(subject.game.vocabulary.view)
    for name, form, pieces in (place.groups("") for place in PLACE.finditer(text)):
        info, told = every[name], [piece.partition("=") for piece in pieces.split("|")[1:]]
        has_piece_for_others = any(not sign for _, sign, _ in told)
        if form == Form.IS and isinstance(info, inspect.EnumType) and not has_piece_for_others:
            values = {str(value.value) for value in info.cls} - {"over"}
            yield from values - {value for value, _, _ in told}


def every_refusal_fills_its_sentence(drawn: Drawn) -> None:
    """Law 7, for what is refused as the game is played."""
    play = drawn.play

    for attempt in play.attempts:
        if isinstance(attempt.answer, IllegalMove):
            for language in drawn.subject.languages:
                check_refusal(drawn.subject.texts[language], language, attempt.answer)


def check_refusal(texts: Texts, language: str, refusal: IllegalMove) -> None:
    key = f"reason.{refusal.reason}"
    assert key in texts, f"{language} lacks {key}"
    missing = places(texts[key]) - refusal.facts.keys()
    assert not missing, f"{language} {key}: the refusal does not say {sorted(missing)}"


def every_ending_has_its_sentence(drawn: Drawn) -> None:
    """Law 7, for how a game ended."""
    outcome = drawn.subject.game.outcome(drawn.play.state)
    causes = set(drawn.subject.causes)
    assert outcome is None or outcome.cause in causes, f"{outcome} has an undeclared cause"
