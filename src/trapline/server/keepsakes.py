"""A game as one page that asks no server: the player that the client built, and all it shows."""

from base64 import b64encode
from gzip import compress
from hashlib import sha256

from trapline.kernel import encode
from trapline.tables.replay.bodies import FileChair, ReplayFile

LARGEST = 1_500_000
FRAME = 2_000
"""Of a page, for what is neither the player nor the game."""

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Trapline</title>
<style>{style}</style>
</head>
<body>
<div id="app"></div>
<script type="text/plain" id="trapline-replay">{data}</script>
<script type="module">{script}</script>
</body>
</html>
"""
POLICY = (
    "default-src 'none'; script-src '{script}'; style-src '{style}'; img-src data: blob:; "
    "font-src data:; media-src data: blob:; base-uri 'none'; form-action 'none'"
)


class Player:
    """The client's player of one game."""

    def __init__(self, script: bytes, style: bytes) -> None:
        # A page ends a script or a style at the first such tag, wherever it stands.
        self.script = script.decode().replace("</script", "<\\/script").replace("<!--", "\\x3c!--")
        self.style = style.decode().replace("</style", "<\\/style")
        self._room = LARGEST - len(self.script.encode()) - len(self.style.encode())
        self._room -= FRAME

    def room(self, bare: ReplayFile) -> "Room":
        """Return how much fits beside a file that has no chairs yet."""
        return Room(self._room - len(packed(bare)))

    def page(self, file: ReplayFile) -> bytes:
        policy = POLICY.format(script=digest(self.script), style=digest(self.style))
        return PAGE.format(
            language=file.replay.language,
            policy=policy,
            style=self.style,
            script=self.script,
            data=packed(file).decode(),
        ).encode()


class Room:
    """How much more fits on a page."""

    def __init__(self, bytes: int) -> None:
        self._left = bytes

    def takes(self, chair: FileChair) -> bool:
        """Take a chair in if it fits."""
        size = len(packed(chair))
        if size > self._left:
            return False
        self._left -= size
        return True


def packed(told: ReplayFile | FileChair) -> bytes:
    return b64encode(compress(encode(told), 9, mtime=0))


def digest(text: str) -> str:
    return "sha256-" + b64encode(sha256(text.encode()).digest()).decode()
