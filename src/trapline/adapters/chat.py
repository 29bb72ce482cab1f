"""A language model behind the chat interface that OpenAI's servers and many others speak."""

import asyncio
import os
from urllib.parse import urlsplit

import msgspec
from aiohttp import ClientError, ClientSession, ClientTimeout, DummyCookieJar
from msgspec import Struct

from trapline.kernel import Prompt
from trapline.kernel.codec import UNREADABLE
from trapline.tables.model import ModelFace
from trapline.tables.world import LATE, NoAnswer

LARGEST_ANSWER = 64 * 1024
LARGEST_MOMENT = 16 * 1024
MOST_TOKENS = 400
NONE_OF_IT = "its server answers with something else than a chat"
HINTS = {
    401: ": is TRAPLINE_MODEL_KEY right?",
    403: ": is TRAPLINE_MODEL_KEY right?",
    404: ": are the address and the model's name right?",
    429: ": it is asked too often, or its credit is used up",
}


class Turn(Struct, frozen=True):
    """One message of a chat."""

    role: str
    content: str | None = None


class Request(Struct, frozen=True, kw_only=True):
    """What is asked."""

    model: str
    messages: tuple[Turn, ...]
    max_tokens: int = MOST_TOKENS
    stream: bool = False


class Choice(Struct, frozen=True):
    """One of the answers; we ask for no more."""

    message: Turn


class Completion(Struct, frozen=True):
    """What is answered, as far as we read it."""

    choices: tuple[Choice, ...]


class ChatModel:
    """A model at an address. It keeps nothing, follows nobody elsewhere, and waits for no one."""

    def __init__(self, url: str, name: str, *, key: str = "", ms: int, at_once: int) -> None:
        self._address = url.rstrip("/") + "/chat/completions"
        self._key = key
        self.ms = ms
        self.face = ModelFace(name, urlsplit(url).hostname or "")
        self._free = asyncio.Semaphore(at_once)

    def __repr__(self) -> str:
        return f"ChatModel({self.face.name} at {self.face.host})"

    async def answer(self, prompt: Prompt) -> str:
        data = prompt.data
        if len(data) > LARGEST_MOMENT:
            raise NoAnswer("the question is too long")
        turns = (Turn("system", prompt.task), Turn("user", data))
        asked = msgspec.json.encode(Request(model=self.face.name, messages=turns))
        try:
            async with asyncio.timeout(self.ms / 1000), self._free:
                return read(await self._posted(asked))
        # The cause stays behind: it could quote the address, or what was sent.
        except TimeoutError:
            raise NoAnswer(LATE) from None
        except (ClientError, OSError, ValueError):
            raise NoAnswer("its server cannot be reached") from None

    async def _posted(self, body: bytes) -> bytes:
        """Send a question; return an answer that is not too large to be one."""
        headers = {"Content-Type": "application/json", "Accept-Encoding": "identity"}
        if self._key:
            headers["Authorization"] = f"Bearer {self._key}"
        # Redirects are not followed: they would carry the key and the words to somebody else.
        async with (
            ClientSession(
                cookie_jar=DummyCookieJar(), auto_decompress=False, timeout=ClientTimeout(None)
            ) as session,
            session.post(
                self._address, data=body, headers=headers, allow_redirects=False
            ) as response,
        ):
            if response.status != 200:
                hint = HINTS.get(response.status, "")
                raise NoAnswer(f"its server says status {response.status}{hint}")
            answer = await response.content.read(LARGEST_ANSWER)
            while not response.content.at_eof():
                answer += await response.content.read(LARGEST_ANSWER)
                if len(answer) > LARGEST_ANSWER:
                    raise NoAnswer(NONE_OF_IT)
            return answer


def model_key() -> str:
    """Return the key, from the environment alone: everybody on the machine can read flags."""
    return os.environ.get("TRAPLINE_MODEL_KEY", "").strip()


def read(answer: bytes) -> str:
    try:
        completion = msgspec.json.decode(answer, type=Completion)
    except UNREADABLE:
        raise NoAnswer(NONE_OF_IT) from None
    said = completion.choices[0].message.content if completion.choices else None
    if not said:
        raise NoAnswer("it said nothing")
    return said
