"""Tables kept in PostgreSQL, which several servers may share."""

from trapline.adapters.postgres.reading import read_log, read_packs
from trapline.adapters.postgres.schema import NewerLayout, Unfit
from trapline.adapters.postgres.store import PostgresStore

__all__ = ["NewerLayout", "PostgresStore", "Unfit", "read_log", "read_packs"]
