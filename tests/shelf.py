"""The test games as a server offers them: `trapline serve --also tests.shelf`."""

from tests.conformance.games import GAMES
from trapline.tables.listing import Listing

SHELF = {subject.game.name: Listing(subject.game, subject.texts) for subject in GAMES}
