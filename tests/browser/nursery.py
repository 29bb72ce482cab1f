"""What the process from which servers are forked loads once, so that none of them has to."""

from tests.browser import launch
from trapline import catalogue

READY = launch
catalogue.read_ahead()
