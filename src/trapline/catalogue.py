"""The only file that names the games and loads their content and referees."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias, get_args

import msgspec

from trapline.games.traitor_word import content as traitor_word_content
from trapline.games.traitor_word import survey as traitor_word_survey
from trapline.games.traitor_word.game import TraitorWord
from trapline.games.trapped import survey as trapped_survey
from trapline.games.trapped.bots.voices import Lines
from trapline.games.trapped.content.making.ideas import Bank
from trapline.games.trapped.content.schema import Scenario
from trapline.games.trapped.game import Trapped
from trapline.games.trapped.model.options import Setting
from trapline.games.traps import content as traps_content
from trapline.games.traps import survey as traps_survey
from trapline.games.traps.game import Traps
from trapline.games.trapwords.content import DUNGEONS, Box, Talk
from trapline.games.trapwords.game import Trapwords
from trapline.games.trapwords.model.options import WordSet
from trapline.kernel import Game, Language, Library, NoPacks, Study, Titled
from trapline.tables.listing import Listing, Shelf, Texts
from trapline.words import Referee
from trapline.words.lexicon import lexicon_of

Changes: TypeAlias = Mapping[str, Any]
"""Options that are not as usual."""

LANGUAGES: Sequence[Language] = get_args(Language)
LAYOUTS: Mapping[str, Mapping[str, Changes]] = {
    "trapwords": DUNGEONS,
    "traitor-word": traitor_word_survey.VARIANTS,
    "trapped": trapped_survey.EVENINGS,
}
"""What a simulation compares, by game."""
STUDIES: Mapping[str, Callable[[Any], Study]] = {
    "traps": traps_survey.Survey,
    "traitor-word": traitor_word_survey.Survey,
    "trapped": trapped_survey.Survey,
}
"""What a simulation looks into, by game."""
DRAFTS: Collection[str] = ()
"""Games in the making, by name: until they are out, English texts are enough."""
NO_PACKS: Library = NoPacks()


def games(library: Library = NO_PACKS, *, voiced: bool = False) -> Sequence[Game]:
    """Return the games on offer, in the order of the home screen.

    `voiced`: with bots for whom a language model may speak.
    """
    return [
        trapwords(library, voiced=voiced),
        traps(),
        traitor_word(library, voiced=voiced),
        trapped(library, voiced=voiced),
    ]


def trapwords(library: Library, *, voiced: bool = False) -> Trapwords:
    boxes = {language: box(language) for language in LANGUAGES}
    return Trapwords(boxes, referees(), library, voiced=voiced)


def traps() -> Traps:
    spots = content("traps", "board.json", tuple[traps_content.Spot, ...])
    cards = content("traps", "cards.json", tuple[traps_content.Card, ...])
    adventurers = content("traps", "adventurers.json", tuple[traps_content.Adventurer, ...])
    return Traps(traps_content.Box(spots, cards, adventurers))


def traitor_word(library: Library = NO_PACKS, *, voiced: bool = False) -> TraitorWord:
    cards = tuple[tuple[str, str], ...]
    boxes = {
        language: traitor_word_content.Box(
            content("traitor-word", f"words.{language}.json", cards), thoughts(language)
        )
        for language in LANGUAGES
    }
    judges = {language: referees()[language, False] for language in LANGUAGES}
    return TraitorWord(boxes, judges, library, voiced=voiced)


@cache
def referees() -> Mapping[tuple[Language, bool], Referee]:
    """Return a referee for each language, and for each way to take compound words."""
    return {
        (language, both_parts): Referee(language, both_parts, forms(language))
        for language in LANGUAGES
        for both_parts in (False, True)
    }


@cache
def forms(language: Language) -> Mapping[str, tuple[str, ...]]:
    """Return the forms of the secret words that are no plain nouns."""
    listed = content("trapwords", "forms.json", dict[Language, dict[str, str]])[language]
    return {word: tuple(others.split()) for word, others in listed.items()}


def read_ahead() -> None:
    """Read what referees will need, so that nobody's first clue waits for it."""
    for language in LANGUAGES:
        lexicon_of(language)


@cache
def box(language: Language) -> Box:
    words = content("trapwords", f"words.{language}.json", dict[WordSet, tuple[str, ...]])
    terror = content("trapwords", "terror.json", dict[Language, tuple[str, ...]])
    talk = content("trapwords", f"talk.{language}.json", Talk)
    after, echoes = (written_down(language, name) for name in ("afterthoughts", "echoes"))
    return Box(words, terror[language], thoughts(language), talk, after, echoes)


@cache
def thoughts(language: Language) -> Mapping[str, tuple[str, ...]]:
    """Return what bots think of at a word."""
    return written_down(language, "thoughts")


def written_down(language: Language, what: str) -> Mapping[str, tuple[str, ...]]:
    """Return what was written down for each word of the box."""
    listed = content("trapwords", f"{what}.{language}.json", dict[str, str])
    return {word: tuple(said.split()) for word, said in listed.items()}


def trapped(library: Library, *, voiced: bool = False) -> Trapped:
    names = (Setting.SPACESHIP, Setting.MANSION, Setting.SCHOOL)
    scenarios = {name: content("trapped", f"scenarios/{name}.json", Scenario) for name in names}
    return Trapped(
        scenarios, content("trapped", "bank.json", Bank), library, voices(), voiced=voiced
    )


def voices() -> Mapping[Language, Lines]:
    """Return what bots of Trapped! say."""
    return {
        language: content("trapped", f"{language}/voices.json", Lines) for language in LANGUAGES
    }


def shelf(library: Library = NO_PACKS, *, voiced: bool = False) -> Shelf:
    on_offer = games(library, voiced=voiced)
    return {game.name: listed(game, draft=game.name in DRAFTS) for game in on_offer}


def listed(game: Game, *, draft: bool = False) -> Listing:
    """Return a game with the texts that lie in its folder."""
    spoken: dict[str, Language] = {
        str(language): "en" if draft else language for language in LANGUAGES
    }
    texts = {
        language: {**content(game.name, f"{folder}/texts.json", Texts), **titles(game, folder)}
        for language, folder in spoken.items()
    }
    return Listing(game, texts, draft, help_with(game.name))


def titles(game: Game, language: Language) -> Texts:
    """Return what a game's content is called, where there is something to choose from."""
    return game.titles(language) if isinstance(game, Titled) else {}


def bots_by_title(game: Game) -> Mapping[str, str]:
    """Return the bots by what tables call them in English: gentle, keen and sharp in every game."""
    texts = content(game.name, "en/texts.json", Texts)
    return {texts.get(f"bot.{bot}", bot).lower(): bot for bot in game.bots}


def help_with(game: str) -> Mapping[str, bytes]:
    """Return what lies ready for those who write something for a game."""
    folder = files(f"trapline.games.{game.replace('-', '_')}") / "data" / "help"
    return {file.name: file.read_bytes() for file in folder.iterdir()} if folder.is_dir() else {}


def content(game: str, path: str, kind: Any) -> Any:
    """Read a file from the folder of a game."""
    folder = files(f"trapline.games.{game.replace('-', '_')}") / "data"
    return msgspec.json.decode((folder / path).read_bytes(), type=kind)
