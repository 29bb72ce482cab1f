"""The games under law."""

from tests.conformance.subject import Subject, product
from tests.games import coin_flip_twins, whisper_model, whisper_twins
from tests.games.coin_flip import COIN_FLIP
from tests.games.whisper import WHISPER
from tests.packs import LIBRARY
from tests.shelf import texts_of
from trapline import catalogue

COIN_FLIP_UNDER_LAW = Subject(
    COIN_FLIP,
    coin_flip_twins.twins,
    coin_flip_twins.conserved,
    texts_of("coin-flip"),
    ["not-your-call"],
    ["fallen"],
)

WHISPER_UNDER_LAW = Subject(
    WHISPER,
    whisper_twins.twins,
    whisper_twins.conserved,
    texts_of("whisper"),
    list(whisper_model.Reason),
    list(whisper_model.Cause),
)

GAMES = [COIN_FLIP_UNDER_LAW, WHISPER_UNDER_LAW, *map(product, catalogue.shelf(LIBRARY).values())]
