"""Stamps fit whoever they fall on: nobody is called what they are not."""

import re

from trapline.catalogue import content

STAMPS = re.compile(
    r"screen\.(tv|story)\.stamp\.|screen\.(tv\.end|phone)\.(survived|doomed|insane)$"
)
AGREES = re.compile(r"(é|u|it|is|eux|fou|mort)$", re.IGNORECASE)
"""How words end that would have to agree with whoever it is."""
HAS_DONE = {"Réussi", "Raté", "Survécu", "Loupé"}
"""What somebody “a réussi” agrees with nobody."""


def test_no_french_stamp_agrees_with_one_gender() -> None:
    texts = content("trapped", "fr/texts.json", dict[str, str])
    stamps = {text for key, text in texts.items() if STAMPS.match(key)}

    assert stamps > HAS_DONE
    assert {text for text in stamps - HAS_DONE if AGREES.search(text)} == set()
