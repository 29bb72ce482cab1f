"""Messages no client of ours would send."""

import itertools
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tests.server.messages import asking, hello, playing, saying
from trapline.kernel import Text, encode
from trapline.tables.protocol import Catch, Lift, Nudge, Typing
from trapline.tables.wishes import Lock, Rename, SetOptions, Sit

Sent = TypeVar("Sent")
KEY = b'"key":"12345678"'
DEEP = b"[" * 3000 + b"]" * 3000
DEEP_TURN = b'{"turn":' * 900 + b"1" + b"}" * 900


def wished(wish: bytes) -> bytes:
    return b'{"type":"play",%s,"seat":0,"seen":900,"wish":%s}' % (KEY, wish)


CORPUS: Sequence[bytes] = (
    b"",
    b" ",
    b"null",
    b"true",
    b"0",
    b'"hello"',
    b"[]",
    b"{}",
    b"[" * 8000,
    b'{"a":' * 1200 + b"1" + b"}" * 1200,
    wished(DEEP),
    wished(DEEP_TURN),
    b'{"type":"ask",%s,"wish":{"type":"set-options","options":%s}}' % (KEY, DEEP),
    wished(b'{"type":"choose","turn":%s,"word":"a"}' % (b"9" * 4000)),
    b'{"type":"play",%s,"seat":0,"seen":99999999999999999999,"wish":{}}' % KEY,
    b'{"type":"play",%s,"seat":-1,"seen":900,"wish":{}}' % KEY,
    wished(b"null"),
    wished(b'{"type":"time-up","name":"choosing","turn":2}'),
    wished(b'{"type":"seat-joined","seat":9}'),
    wished(b'"\xff\xfe"'),
    b"\xff\xfe\xfd",
    b'{"type":"lift","seat":NaN}',
    b'{"type":"lift","seat":Infinity}',
    b'{"type":"lift","seat":1e400}',
    b'{"type":"lift","seat":1.5}',
    b'{"type":"lift","seat":"0"}',
    b'{"type":"say",%s,"channel":"table","text":"\\ud800"}' % KEY,
    b'{"type":"say",%s,"channel":"table","text":"\xed\xa0\x80"}' % KEY,
    b'{"type":"say",%s,"channel":"table","text":["a"]}' % KEY,
    b'{"type":"say",%s,"channel":"%s","text":"a"}' % (KEY, b"c" * 500),
    b'{"type":"say","key":"short","channel":"table","text":"a"}',
    b'{"type":"say","key":"%s","channel":"table","text":"a"}' % (b"k" * 41),
    b'{"type":"say","key":"with spaces","channel":"table","text":"a"}',
    b'{"type":"ask","type":"say",%s,"wish":{"type":"start"},"wish":{"type":"kick"}}' % KEY,
    b'{"type":"ask",%s,"wish":{"type":"kick","person":-1}}' % KEY,
    b'{"type":"ask",%s,"wish":{"type":"started","game":"whisper","chairs":[]}}' % KEY,
    b'{"type":"ask",%s,"wish":{"type":"table:started","game":"whisper","chairs":[]}}' % KEY,
    b'{"type":"ask",%s,"wish":{"type":"lock","locked":true,"who":"HOST"}}' % KEY,
    b'{"type":"ask",%s,"by":0,"wish":{"type":"lock","locked":true}}' % KEY,
    b'{"type":"welcome","version":1}',
    b'{"__proto__":{"type":"catch"}}',
    b"\xef\xbb\xbf{}",
    b'{"type":"typing","seat":0}\x00',
    b"\x00" * 100,
    b"{" * 4000,
)

VALID: Sequence[bytes] = [
    encode(message)
    for message in (
        hello(),
        Catch(),
        Lift(0),
        Typing(1),
        Nudge(),
        saying("hello", seat=0),
        asking(Lock(True)),
        asking(Sit(1)),
        asking(Rename(0, Text("Zoe"))),
        asking(SetOptions(b"{}")),  # type: ignore[arg-type]
        playing(Sit(1), 0, 3),
    )
]

JSON: SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def bent(message: bytes, luck: random.Random) -> bytes:
    """Return a message with something about it broken, but never a lawful one."""
    sent = bytearray(message)
    for _ in range(luck.randint(1, 6)):
        place = luck.randrange(len(sent) + 1)
        match luck.randrange(4):
            case 0:
                sent[place:place] = luck.randbytes(luck.randint(1, 4))
            case 1:
                del sent[place : place + luck.randint(1, 9)]
            case 2:
                sent[place : place + 1] = luck.choice((b'"', b"{", b"}", b"[", b",", b"9", b"null"))
            case _:
                sent[place:] = sent[: luck.randint(0, 60)]
    return b"#" + bytes(sent)


def batches(source: Iterable[Sent], size: int) -> Iterator[list[Sent]]:
    left = iter(source)
    while batch := list(itertools.islice(left, size)):
        yield batch


def endless(seed: int) -> Iterator[bytes]:
    luck = random.Random(seed)
    while True:
        yield luck.choice(CORPUS) if luck.random() < 0.1 else bent(luck.choice(VALID), luck)
