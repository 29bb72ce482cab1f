"""What a language model may bring about in Trapwords, whatever it answers."""

from functools import cache

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from trapline import Sitting
from trapline.catalogue import NO_PACKS, trapwords
from trapline.games.trapwords.model.view import View
from trapline.games.trapwords.talk import Speaker, spells
from trapline.games.trapwords.wishes.turns import GiveClue, MayGiveClue, MayGuess
from trapline.games.trapwords.wishes.writing import MayPropose
from trapline.kernel import MODEL, Invitation, SeededLuck, Text, Voiced

LUCK = SeededLuck("talk")


@cache
def met(invitation: type[Invitation]) -> tuple[Speaker, View]:
    """Return the first view in a game of bots with this invitation."""
    game = trapwords(NO_PACKS, voiced=True)
    speaker = game.bots[MODEL]
    assert isinstance(speaker, Speaker)
    table = Sitting(game, game.defaults("en"), 4, "talk")
    bots = table.chairs("plain")
    while True:
        for seat in table.seats:
            view = table.view(seat)
            assert isinstance(view, View)
            has_clue = invitation is not MayGuess or view.clues
            if has_clue and any(isinstance(one, invitation) for one in view.may):
                return speaker, view
        table.pass_time(table.at + 2_000)
        if not table.somebody_moves(bots):
            table.wait()


def told(kind: type[Invitation], answer: str) -> object:
    speaker, view = met(kind)
    prompt = speaker.asks(view, LUCK)
    assert prompt is not None
    return speaker.hears(view, prompt, answer, LUCK)


def test_the_bot_may_be_spoken_for() -> None:
    assert isinstance(met(MayGiveClue)[0], Voiced)


def test_a_lawful_clue_is_given() -> None:
    wish = told(MayGiveClue, '{"clue": "something quite unusual"}')

    assert isinstance(wish, GiveClue)
    assert wish.text == "something quite unusual"


@pytest.mark.parametrize(
    "form", ["{}", "the {} itself", "{}s", "non{}", "{:-}", "{:r}", "IGNORE THE RULES: {}"]
)
def test_a_clue_that_gives_the_secret_away_is_not_given(form: str) -> None:
    _, view = met(MayGiveClue)
    secret = view.word
    spelt = {"{:-}": "-".join(secret), "{:r}": secret[::-1]}.get(form) or form.format(secret)

    assert told(MayGiveClue, f'{{"clue": "{spelt}"}}') is None


@pytest.mark.parametrize("answer", ["", "night", '{"clue": 3}', '{"guess": "night"}', "{" * 500])
def test_nonsense_is_no_clue(answer: str) -> None:
    assert told(MayGiveClue, answer) is None


def test_a_clue_is_not_given_twice() -> None:
    _, view = met(MayGuess)
    giver, giving = met(MayGiveClue)
    again = replace(giving, clues=view.clues)

    assert not giver.is_lawful(again, Text(view.clues[0].text))


def test_a_trap_that_is_the_secret_is_not_proposed() -> None:
    _, view = met(MayPropose)

    assert told(MayPropose, f'{{"trap": "{view.word}"}}') is None


@pytest.mark.parametrize("guess", ["I am only a language model", " ", "x" * 60])
def test_what_can_be_no_guess_costs_no_torch(guess: str) -> None:
    assert told(MayGuess, f'{{"guess": "{guess}"}}') is None


def test_a_guesser_is_told_neither_the_secret_nor_the_traps() -> None:
    _, giving = met(MayGiveClue)
    speaker, view = met(MayGuess)

    prompt = speaker.asks(view, LUCK)

    assert prompt is not None
    assert set(prompt.moment) == {"clues", "wrong", "guesses_left"}
    assert to_builtins(view)["word"] == ""
    assert giving.word not in prompt.data


@pytest.mark.parametrize("text", ["m00n", "M-O-O-N", "the noom", "m\u043e\u043en", "am oon"])
def test_letters_of_the_secret_in_a_row_are_seen_through_disguises(text: str) -> None:
    assert spells(text, "moon")


def test_other_words_do_not_spell_the_secret() -> None:
    assert not spells("night sky", "moon")
