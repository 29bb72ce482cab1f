"""What the process from which servers are forked loads once, so that none of them has to."""

from tests import shelf
from trapline import catalogue
from trapline.cli import serve

READY = (shelf, serve)
catalogue.read_ahead()
