"""Erased means erased: nothing of a table may be read off the file afterwards."""

from time import monotonic

from trapline.adapters.sqlite import statements
from trapline.adapters.sqlite.schema import Connection

SHARE_OF_THE_TIME = 1 / 1000


class Scrubbing:
    """Rewrites the file after an erasure, but never spends more than a small share of the time.

    `secure_delete` overwrites what is deleted where it lies. Copies that SQLite left in the slack
    of other pages, when it moved rows between them, go only with a VACUUM, and nobody's move is
    kept while that runs.
    """

    def __init__(self) -> None:
        self._not_before = monotonic()

    def scrub(self, db: Connection) -> None:
        """Rewrite the file if something was erased, by this server or another, and it is time."""
        if statements.is_slack(db) and monotonic() >= self._not_before:
            started = monotonic()
            self.rewrite(db)
            statements.tighten(db)
            self._not_before = monotonic() + (monotonic() - started) / SHARE_OF_THE_TIME
        # The write-ahead log remembers what the file has forgotten.
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def scrub_now(self, db: Connection) -> None:
        """Rewrite the file at somebody's word, whatever it costs."""
        self._not_before = monotonic()
        self.scrub(db)

    def rewrite(self, db: Connection) -> None:
        db.execute("VACUUM")
