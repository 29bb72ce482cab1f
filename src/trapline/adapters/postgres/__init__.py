"""Tables kept in PostgreSQL, which several servers may share."""

from trapline.adapters.postgres.schema import NewerLayout
from trapline.adapters.postgres.store import PostgresStore

__all__ = ["NewerLayout", "PostgresStore"]
