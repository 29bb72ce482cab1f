"""The referees, loaded once for all tests of words."""

from trapline.words import Referee

ENGLISH = Referee("en")
