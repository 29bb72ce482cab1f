"""What comes to a bot's mind: lawful traps, and guesses from all that was said."""

from pathlib import Path

import pytest

from tests.games.trapwords.dungeon import ANN, BOB, CLEO, DAN, LANGUAGES, Evening
from tests.games.trapwords.scenes import REAL, in_earnest
from trapline.catalogue import box
from trapline.games.trapwords.bots.levels import GENTLE, SHARP
from trapline.games.trapwords.bots.mind import Mind
from trapline.games.trapwords.model.options import Options, Speaking, WordSet
from trapline.games.trapwords.wishes.calls import CallTrap, Contest
from trapline.games.trapwords.wishes.turns import Guess
from trapline.games.trapwords.wishes.writing import Propose
from trapline.kernel import PLAIN, Language, SeededLuck, Text, Wish
from trapline.words import Referee
from trapline.words.model import Verdict
from trapline.words.spelling import spelt, tokens

LISTS = Path(__file__).parents[3] / "tools" / "minds"
OUT_OF_THE_WAY = {"en": ("spoon", "giraffe", "violin"), "fr": ("cuillère", "girafe", "violon")}
OF_CASTLE = ("stone", "moat", "tower")
NO_CURSES = Options(curse_in_second=False, curse_in_fourth=False)


def chosen(evening: Evening, seat: int, bot: str = PLAIN, seed: str = "bot") -> Wish | None:
    return REAL.bots[bot].choose(evening.view(seat), SeededLuck(seed))


def traps(evening: Evening, bot: str) -> list[str]:
    """Let Bob alone suggest a list, again and again, and write all of it down."""
    found = []
    for seed in range(8):
        wish = chosen(evening, BOB, bot, f"trap {seed}")
        assert isinstance(wish, Propose)
        found.append(str(wish.word))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_secret_word_makes_people_think_of_eight_lawful_traps(language: Language) -> None:
    content = box(language)
    referee = Referee(language, either_part=True)

    assert list(content.thoughts) == [word for kind in WordSet for word in content.words[kind]]
    for word, thoughts in content.thoughts.items():
        assert len(thoughts) == 8
        for place, thought in enumerate(thoughts):
            assert thought.isalpha(), f"{word}: {thought}"
            assert thought.islower(), f"{word}: {thought}"
            ruling = referee.lawful_trap(thought, word, thoughts[:place])
            assert ruling.lawful, f"{word}: {thought} is {ruling.reason}"


@pytest.mark.parametrize(
    ("language", "secret"), [("en", "lantern"), ("en", "moustache"), ("fr", "abordage")]
)
@pytest.mark.parametrize("bot", [GENTLE, PLAIN, SHARP])
def test_bots_set_lawful_traps_until_the_list_is_full(
    language: Language, secret: str, bot: str
) -> None:
    """TW-35 … TW-43: the game would refuse any other."""
    options = Options(language=language, both_parts=True, first_room=6, second_room=7,
                      third_room=8, fourth_room=9, last_room=10,
                      curse_in_second=False, curse_in_fourth=False)  # fmt: skip
    evening = Evening(options, game=REAL).begin(secret)
    for number in range(6):
        seat = (BOB, DAN)[number % 2]
        wish = chosen(evening, seat, bot, f"trap {number}")
        assert isinstance(wish, Propose)

        evening.play(seat, wish)

    assert len(evening.state.sheets[0].drafts) == 6


def test_a_gentle_bot_leaves_the_first_words_that_come_to_mind_free() -> None:
    evening = Evening(NO_CURSES, game=REAL).begin("lantern")

    assert "light" in traps(evening, SHARP)
    assert "light" not in traps(evening, GENTLE)


def test_a_bot_thinks_of_its_share_of_a_list_and_leaves_the_rest_to_people() -> None:
    evening = Evening(NO_CURSES, game=REAL).begin("lantern")
    for _ in range(2):
        wish = chosen(evening, BOB)
        assert isinstance(wish, Propose)
        evening.play(BOB, wish)

    assert chosen(evening, BOB) is None
    assert isinstance(chosen(evening, DAN), Propose)


@pytest.mark.parametrize(
    ("language", "clues", "secret"),
    [
        ("en", ("lighted candles in darkness", "carved pumpkins, paper lamps, camps"), "lantern"),
        ("en", ("they cast spells with staffs", "old men with beards and hats"), "wizard"),
        ("fr", ("les pirates sautent sur l'autre navire", "à l'assaut"), "abordage"),
    ],
)
def test_a_bot_guesses_from_all_the_clues_whatever_the_forms_of_their_words(
    language: Language, clues: tuple[str, str], secret: str
) -> None:
    """TW-137"""
    evening = in_earnest(secret, *OUT_OF_THE_WAY[language], language=language)
    for clue in clues:
        evening.clue(clue)

    assert chosen(evening, CLEO) == Guess(evening.state.turn, Text(secret))


@pytest.mark.parametrize(
    ("language", "clue", "secret"),
    [
        ("en", "The Big Lebowski", "bowling"),
        ("en", "what's up doc", "carrot"),
        ("fr", "Don Quichotte", "moulin"),
        ("fr", "celle de Proust", "madeleine"),
    ],
)
def test_a_bot_understands_what_people_allude_to(
    language: Language, clue: str, secret: str
) -> None:
    content = box(language)
    words = next(words for words in content.words.values() if secret in words)

    guesses = [idea.word for idea in Mind(language, content).guess([clue], words)]

    assert secret in guesses[:3]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_echoes_are_new_words_of_no_other_form_none_for_adults(language: Language) -> None:
    content, referee = box(language), Referee(language, either_part=True)
    never = (LISTS / f"silent.{language}.txt").read_text("utf-8").split()

    assert list(content.echoes) == list(content.thoughts)
    for secret, said in content.echoes.items():
        known = {*content.thoughts[secret], *content.afterthoughts.get(secret, ())}
        assert len(set(said)) == len(said) >= 20, secret
        assert known.isdisjoint(said), secret
        assert not {*said} & {*never}, secret
        for word in said:
            assert tokens(word) == [spelt(word)], f"{secret}: {word}"
            assert referee.springs(secret, word).verdict is not Verdict.YES, f"{secret}: {word}"


@pytest.mark.parametrize(
    ("language", "secret", "said", "unsaid"),
    [
        ("en", "badger", "toad", "hufflepuff"),
        ("en", "windmill", "tulips", "cervantes"),
        ("fr", "labyrinthe", "tortueux", "ariane"),
        ("fr", "aigle", "vautour", "gwaihir"),
    ],
)
def test_an_echo_is_said_where_people_nod_at_it_and_it_is_no_name(
    language: Language, secret: str, said: str, unsaid: str
) -> None:
    sayings = [idea.word for idea in Mind(language, box(language)).sayings(secret)]

    assert {said, unsaid} <= {*box(language).echoes[secret]}
    assert said in sayings
    assert unsaid not in sayings


@pytest.mark.parametrize(
    ("language", "secret", "written", "brought"),
    [
        ("en", "badger", "burrow", "wolf"),
        ("en", "windmill", "tulips", "tower"),
        ("fr", "labyrinthe", "minotaure", "tunnel"),
        ("fr", "aigle", "crochu", "faucon"),
    ],
)
def test_others_follow_what_was_written_down_rather_than_what_only_the_mind_brings(
    language: Language, secret: str, written: str, brought: str
) -> None:
    mind = Mind(language, box(language))
    likely = {idea.word: idea.likely for idea in mind.sayings(secret)}

    assert mind.link(secret, brought) >= mind.link(secret, written) - 0.01
    assert likely[written] > likely[brought]


def test_echoes_leave_other_nouns_alone() -> None:
    """Salt is not in the box; rice is."""
    mind = Mind("en", box("en"))

    guesses = mind.guess(["white grains on fries and eggs", "the sea tastes of it"], among=None)

    assert "rice" in box("en").echoes
    assert "salt" not in box("en").echoes
    assert "salt" in [idea.word for idea in guesses[:3]]


def test_most_of_a_clue_may_have_nothing_to_do_with_the_secret() -> None:
    content = box("en")
    words = next(words for words in content.words.values() if "hedgehog" in words)

    guesses = Mind("en", content).guess(["my gran met a prickly animal in the garden"], words)

    assert guesses[0].word == "hedgehog"


def test_a_bot_never_guesses_a_word_twice_and_waits_for_news_unless_it_is_sure() -> None:
    evening = in_earnest("wizard", *OF_CASTLE)
    evening.clue("a drawbridge, and a knight inside")
    wish = chosen(evening, CLEO)
    assert isinstance(wish, Guess)
    evening.play(CLEO, wish)

    again = chosen(evening, CLEO)

    assert again is None or (isinstance(again, Guess) and again.word != wish.word)


def test_a_bot_that_understands_nothing_waits_before_a_wild_guess() -> None:
    evening = in_earnest("wizard", *OF_CASTLE)
    for _ in range(2):
        evening.clue("zzqk")
    assert chosen(evening, CLEO) is None

    evening.clue("zzqk")

    assert isinstance(chosen(evening, CLEO), Guess)


def test_a_bot_guesses_among_common_nouns_where_people_brought_a_list() -> None:
    listed = Options(pack="0" * 64, curse_in_second=False, curse_in_fourth=False)
    evening = Evening(listed, game=REAL).begin("kettle").write_both().take_book()

    evening.clue("you boil tea water in it")
    evening.clue("it whistles and steams in the kitchen")

    assert chosen(evening, CLEO) == Guess(evening.state.turn, Text("kettle"))


def test_a_bot_plays_with_a_word_that_nobody_knows() -> None:
    listed = Options(pack="0" * 64, curse_in_second=False, curse_in_fourth=False)
    evening = Evening(listed, game=REAL).begin("zzqk")
    assert isinstance(chosen(evening, BOB), Propose)

    evening.write_both().take_book()

    assert chosen(evening, ANN) is not None


def test_a_bot_hears_nobody_and_leaves_the_bell_to_people_and_the_clock() -> None:
    spoken = Options(speaking=Speaking.SPOKEN)
    evening = Evening(spoken, game=REAL).begin("lantern").write_both().take_book()

    assert {chosen(evening, BOB, seed=f"bot {seed}") for seed in range(20)} == {None}


def test_a_bot_lets_all_vote_on_a_call() -> None:
    """TW-137"""
    evening = in_earnest("lantern", "fire", "night", "glass")
    evening.clue("cold one")
    evening.play(BOB, CallTrap(evening.state.turn, Text("fire"), 1, Text("cold")))

    assert chosen(evening, CLEO) == Contest(evening.state.turn)
