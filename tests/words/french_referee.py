"""The French referee, loaded once for all tests."""

from trapline.words import Referee

FRENCH = Referee("fr", either_part=True)
