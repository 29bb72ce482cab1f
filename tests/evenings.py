"""Trapped!, which is not on the shelf yet: `trapline serve --also tests.evenings`."""

from trapline.catalogue import NO_PACKS, listed, trapped

SHELF = {"trapped": listed(trapped(NO_PACKS))}
