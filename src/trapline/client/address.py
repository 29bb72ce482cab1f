"""Where a program sits: what the host is shown once, `http://host:8765/t/K7PQ4M#token`."""

import re
from urllib.parse import urlsplit

from msgspec import Struct

from trapline.library.mistakes import Mistake

PATH = re.compile(r"/t/([A-Za-z0-9]{6})/?")


class Address(Struct, frozen=True):
    """A server, a table and a token. Whoever has the token has the chair."""

    server: str
    code: str
    token: str

    @property
    def socket(self) -> str:
        return f"{self.server}/ws/{self.code}"

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def __repr__(self) -> str:
        return f"Address({self.server}/t/{self.code})"

    @staticmethod
    def read(text: str) -> "Address":
        url = urlsplit(text.strip())
        table = PATH.fullmatch(url.path)
        if url.scheme not in ("http", "https") or not url.netloc or not table or not url.fragment:
            raise Mistake("a chair's address looks like http://host:8765/t/K7PQ4M#token")
        return Address(f"{url.scheme}://{url.netloc}", table[1].upper(), url.fragment)
