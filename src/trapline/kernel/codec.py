"""JSON in and out: text is cleaned on the way in, bytes are the same for the same value."""

from functools import lru_cache
from typing import Any

import msgspec

from trapline.kernel.text import Text, clean

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What a decoder raises at bytes that somebody made up; the last, where they nest too deep."""


@lru_cache(maxsize=64)
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Return a decoder of one type (or union of types) that sends every Text through the door."""
    return msgspec.json.Decoder(kind, dec_hook=_enter)


def reader(kind: Any) -> msgspec.json.Decoder[Any]:
    """Return a decoder of what we stored ourselves: cleaned once, by the rules of its day."""
    return msgspec.json.Decoder(kind, dec_hook=lambda kind, value: kind(value))


def encode(value: Any) -> bytes:
    return _ENCODER.encode(value)


def _enter(kind: type, value: Any) -> Any:
    if kind is Text and isinstance(value, str):
        return clean(value)
    raise ValueError(f"no {kind.__name__} looks like this")


def _leave(value: Any) -> Any:
    if isinstance(value, Text):
        return str(value)
    raise TypeError(f"{type(value).__name__} has no place in a message")


# A dict filled in the order of a hidden hand must not come out in that order.
_ENCODER = msgspec.json.Encoder(enc_hook=_leave, order="deterministic")
