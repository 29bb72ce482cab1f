"""What a bot with the torch says, and when: lawful phrases, on from wrong guesses, unhurried."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.games.trapwords.dungeon import ANN, CLEO, LANGUAGES, Evening
from tests.games.trapwords.scenes import REAL, in_earnest
from trapline.catalogue import box, forms
from trapline.games.trapwords.bots.levels import GENTLE, SHARP
from trapline.games.trapwords.bots.player import Companion
from trapline.games.trapwords.bots.tongue import Role
from trapline.games.trapwords.bots.tongues import tongue_of
from trapline.games.trapwords.content import MONSTERS
from trapline.games.trapwords.model.kinds import Curse, Failure, Monster, MonsterCard, Phase
from trapline.games.trapwords.model.options import Options, WordSet
from trapline.games.trapwords.model.turn import Result
from trapline.games.trapwords.rules.clues import refuse_signs
from trapline.games.trapwords.wishes.turns import GiveClue
from trapline.kernel import PLAIN, Language, Seat, SeededLuck
from trapline.words import Referee, Verdict
from trapline.words.counting import counted

SECRETS = {"en": ("lantern", "wizard", "arrow"), "fr": ("abordage", "aigle", "ambition")}
ELSEWHERE = {"en": ("spoon", "giraffe", "violin"), "fr": ("cuillère", "girafe", "violon")}
"""Traps that no clue to those words comes near."""
MUMMY = MonsterCard(Monster.MUMMY)


def chosen(evening: Evening, bot: str = PLAIN, seed: str = "clue") -> str | None:
    wish = REAL.bots[bot].choose(evening.view(evening.giver), SeededLuck(seed))
    return str(wish.text) if isinstance(wish, GiveClue) else None


def fought(card: MonsterCard, language: Language, secret: str, *drawn: Curse) -> Evening:
    """Let Ann give clues in the room of a monster."""
    options = Options(language=language, curse_in_second=False, curse_in_fourth=False)
    evening = Evening(options, card=card, game=REAL).put(monster=0).begin(secret, "castle", *drawn)
    for team in (0, 1):
        fillers = ("violin", "giraffe", "spoon", "orange", "window", "carpet", "pencil", "tractor",
                   "planet", "onion")  # fmt: skip
        evening.write(team, *fillers[: evening.state.sizes[team]])
    return evening.take_book()


def given(evening: Evening, count: int, bot: str = PLAIN) -> Iterator[str]:
    """Let a bot give so many clues; the game refuses any that breaks a curse."""
    for number in range(count):
        if evening.state.phase is Phase.CLUING and evening.state.team_turn is not None:
            text = chosen(evening, bot, f"clue {number}")
            if text is not None:
                evening.clue(text)
                yield text


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clue_holds_a_form_of_the_secret(language: Language) -> None:
    """TW-82"""
    judges = [Referee(language, part, forms(language)) for part in (False, True)]
    words = [word for kind in WordSet for word in box(language).words[kind]]
    base = in_earnest(SECRETS[language][0], *ELSEWHERE[language], language=language).view(ANN)
    for number, secret in enumerate(words[::12]):
        view = replace(base, word=secret)
        bot = REAL.bots[(GENTLE, PLAIN, SHARP)[number % 3]]

        wish = bot.choose(view, SeededLuck(secret))

        assert isinstance(wish, GiveClue), secret
        rulings = {judge.springs(secret, str(wish.text)).verdict for judge in judges}
        assert rulings == {Verdict.NO}, f"{secret}: {wish.text}"


@pytest.mark.parametrize("bot", [GENTLE, PLAIN, SHARP])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("curse", Curse)
def test_a_bot_keeps_every_curse(curse: Curse, language: Language, bot: str) -> None:
    """TW-93 … TW-100"""
    for secret in SECRETS[language]:
        evening = fought(MUMMY, language, secret, curse)

        said = list(given(evening, 3, bot))

        assert said
        assert not broken(evening)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", MONSTERS)
def test_a_bot_keeps_every_monsters_law(card: MonsterCard, language: Language) -> None:
    """TW-102 … TW-107"""
    evening = fought(card, language, SECRETS[language][0])

    said = list(given(evening, 4))

    assert said
    assert not broken(evening)


def broken(evening: Evening) -> list[Result]:
    unlawful = (Failure.CURSE, Failure.TERROR, Failure.ILLEGAL, Failure.SECRET)
    return [result for result in evening.book if result.failure in unlawful]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_goes_round_what_its_rivals_probably_wrote(language: Language) -> None:
    for secret in SECRETS[language]:
        evening = in_earnest(secret, *ELSEWHERE[language], language=language)
        first = box(language).thoughts[secret][0]

        said = " ".join(given(evening, 3))

        assert first not in said.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_clues_are_phrases_and_no_two_begin_alike(language: Language) -> None:
    evening = in_earnest(SECRETS[language][1], *ELSEWHERE[language], language=language)

    said = list(given(evening, 5))

    assert len({" ".join(text.split()[:2]) for text in said}) == len(said)
    assert sum(len(text.split()) > 1 for text in said) >= 4


def test_no_word_is_said_twice_whatever_an_apostrophe_ties_to_it() -> None:
    evening = in_earnest("citrouille", *ELSEWHERE["fr"], language="fr")

    said = [word for text in given(evening, 8) for word in text.replace("'", " ").split()]

    assert said.count("automne") <= 1


@pytest.mark.parametrize(
    ("language", "guess", "words"),
    [
        ("en", "ant", {"bigger", "larger", "little"}),
        ("fr", "fourmi", {"grand", "gros", "petit"}),
    ],
)
def test_a_bot_says_that_the_thing_is_bigger(
    language: Language, guess: str, words: set[str]
) -> None:
    secret = {"en": "castle", "fr": "aigle"}[language]
    evening = in_earnest(secret, *ELSEWHERE[language], language=language)
    evening.clue({"en": "look around", "fr": "regarde bien"}[language])
    evening.guess(guess)

    answers = [chosen(evening, seed=f"answer {number}") or "" for number in range(12)]

    assert any(words & set(answer.replace(",", "").split()) for answer in answers)


@pytest.mark.parametrize(
    ("language", "guess", "words"),
    [
        ("en", "toothbrush", ("no", "not", "cold", "wrong", "far", "forget", "think again")),
        ("fr", "dentifrice", ("non", "pas", "fausse", "oublie", "autre", "cherche", "tu")),
    ],
)
def test_a_bot_says_that_a_guess_is_far_off(
    language: Language, guess: str, words: tuple[str, ...]
) -> None:
    """TW-92"""
    evening = in_earnest(SECRETS[language][0], *ELSEWHERE[language], language=language)
    evening.clue({"en": "look around", "fr": "regarde bien"}[language])
    evening.guess(guess)

    answers = [chosen(evening, seed=f"answer {number}") or "" for number in range(8)]

    assert any(answer.startswith(words) for answer in answers)


def waits_until(evening: Evening, bot: str = PLAIN) -> int:
    player = REAL.bots[bot]
    assert isinstance(player, Companion)
    return player.not_before(evening.view(evening.giver))


def by_bots(*bots: Seat) -> Evening:
    options = Options(curse_in_second=False, curse_in_fourth=False)
    evening = Evening(options, game=REAL, bots=bots).begin("lantern", "castle").write_both()
    return evening.take_book()


def test_a_bot_leaves_a_person_twelve_seconds_with_a_clue() -> None:
    evening = by_bots(ANN)
    assert waits_until(evening) == 0, "the first clue comes at once"

    evening.clue("somewhere underground")

    assert waits_until(evening) == evening.at + 12_000


def test_where_no_clock_runs_a_bot_waits_longer_and_longer_for_a_guess() -> None:
    options = Options(timed=False, curse_in_second=False, curse_in_fourth=False)
    evening = Evening(options, game=REAL, bots=(ANN,)).begin("lantern", "castle")
    evening.write_both().take_book()
    waits = []

    for clue in ("somewhere below", "it hangs", "in a mine", "on a hook", "in tunnels", "a ghost"):
        evening.clue(clue)
        waits.append(waits_until(evening) - evening.at)

    assert waits == [12_000, 12_000, 12_000, 12_000, 24_000, 48_000]


def test_a_bot_goes_on_once_a_person_has_guessed() -> None:
    evening = by_bots(ANN)
    evening.clue("somewhere underground")

    evening.guess("cellar")

    assert waits_until(evening) == 0


def test_bots_among_themselves_do_not_wait() -> None:
    evening = by_bots(ANN, CLEO)

    evening.clue("somewhere underground")

    assert waits_until(evening) == 0


@pytest.mark.parametrize("curse", [Curse.FLOOD, Curse.PETRIFICATION])
def test_a_bot_hurries_where_waiting_would_silence_it(curse: Curse) -> None:
    """TW-95, TW-96"""
    evening = fought(MUMMY, "en", "lantern", curse)

    evening.clue("somewhere underground")

    assert waits_until(evening) == 0


@pytest.mark.parametrize(
    ("language", "word", "slots"),
    [
        ("en", "hour", {"a": "an hour"}),
        ("en", "unicorn", {"a": "a unicorn"}),
        ("en", "water", {"a": "water"}),
        ("en", "sky", {"a": "the sky"}),
        ("en", "easter", {"a": "Easter"}),
        ("en", "forest", {"in_a": "in a forest"}),
        ("en", "beach", {"in_a": "on a beach"}),
        ("en", "sky", {"in_a": "in the sky"}),
        ("en", "swim", {"ing": "swimming"}),
        ("en", "wake", {"ing": "waking"}),
        ("fr", "tour", {"un": "une tour", "du": "de la tour"}),
        ("fr", "eau", {"un": "de l'eau", "au": "à l'eau", "de": "d'eau"}),
        ("fr", "hache", {"le": "la hache", "de": "de hache"}),
        ("fr", "herbe", {"le": "l'herbe"}),
        ("fr", "ailes", {"un": "des ailes", "au": "aux ailes"}),
        ("fr", "château", {"du": "du château", "au": "au château"}),
        ("fr", "verte", {"x": "vert"}),
        ("fr", "météo", {"un": "la météo", "du": "de la météo"}),
        ("fr", "noël", {"un": "Noël", "au": "à Noël", "du": "de Noël"}),
    ],
)
def test_phrases_take_words_in_as_their_language_does(
    language: Language, word: str, slots: dict[str, str]
) -> None:
    filled = tongue_of(language, box(language).talk).slots(word)

    assert slots.items() <= filled.items()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_holds_a_sign_that_clues_are_refused_for(language: Language) -> None:
    """TW-133: French has a narrow space before a colon."""
    phrases = [phrase for each in box(language).talk.phrases.values() for phrase in each]

    for text in (re.sub(r"\{\w+\}", SECRETS[language][0], phrase) for phrase in phrases):
        refuse_signs(text, counted(text, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_hundreds_of_phrases_and_each_has_its_slots(language: Language) -> None:
    talk = box(language).talk
    slots = {*tongue_of(language, talk).slots(SECRETS[language][0]), "clue"}
    both = dict.fromkeys(slots, "x") | dict.fromkeys((f"{slot}2" for slot in slots), "x")

    filled = [phrase.format_map(both) for each in talk.phrases.values() for phrase in each]

    assert len(filled) >= 180


def test_an_adjective_that_ends_like_an_infinitive_is_no_verb() -> None:
    tongue = tongue_of("fr", box("fr").talk)

    assert tongue.role("célèbre") is Role.ADJECTIVE
    assert tongue.role("vendre") is Role.VERB
