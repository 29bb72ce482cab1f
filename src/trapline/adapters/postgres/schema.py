"""How the database is laid out, and how an older layout becomes a newer one."""

from collections.abc import Sequence

import asyncpg

LAYING_OUT = 7_487_265
"""The lock that servers which start together take one after the other."""


class NewerLayout(Exception):
    """The database was laid out by a newer Trapline."""


# Every key but a pack's begins with the table, so that tables can be spread over several stores.
# A move is one row and nothing else: what else is known of a table is read off its last rows.
MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        id text PRIMARY KEY,
        code text NOT NULL UNIQUE,
        opened bigint NOT NULL
    );
    CREATE TABLE entries (
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
        version bigint NOT NULL,
        at bigint NOT NULL,
        wall bigint NOT NULL,
        key text NOT NULL,
        person bigint,
        seat bigint,
        game text,
        final boolean NOT NULL,
        facts bytea NOT NULL,
        playing boolean NOT NULL,
        PRIMARY KEY (table_id, version),
        UNIQUE (table_id, key)
    );
    CREATE TABLE grants (
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
        token text NOT NULL,
        person bigint,
        host bigint,
        PRIMARY KEY (table_id, token)
    );
    CREATE UNIQUE INDEX one_grant_a_person ON grants (table_id, person) WHERE person IS NOT NULL;
    CREATE TABLE chat (
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
        id bigint NOT NULL,
        channel text NOT NULL,
        person bigint NOT NULL,
        seat bigint,
        text text NOT NULL,
        wall bigint NOT NULL,
        key text NOT NULL,
        readers bigint[],
        PRIMARY KEY (table_id, id),
        UNIQUE (table_id, key)
    );
    CREATE VIEW records AS
    SELECT tables.id, code, opened, playing, greatest(newest.wall, said.wall) AS touched
    FROM tables
    CROSS JOIN LATERAL (
        SELECT playing, wall FROM entries WHERE table_id = tables.id ORDER BY version DESC LIMIT 1
    ) AS newest
    LEFT JOIN LATERAL (
        SELECT wall FROM chat WHERE table_id = tables.id ORDER BY chat.id DESC LIMIT 1
    ) AS said ON true;
    CREATE TABLE packs (
        id text PRIMARY KEY,
        used bigint NOT NULL,
        text text NOT NULL
    );
    CREATE TABLE bringers (
        pack_id text NOT NULL REFERENCES packs ON DELETE CASCADE,
        token text NOT NULL,
        PRIMARY KEY (pack_id, token)
    );
    CREATE TABLE beats (
        ran bigint NOT NULL,
        played bigint NOT NULL,
        leaps jsonb NOT NULL
    );
    """,
)


async def migrate(db: asyncpg.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Bring the database to the newest layout, whoever else is about to."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LAYING_OUT)
        await db.execute("CREATE TABLE IF NOT EXISTS layout (number integer NOT NULL)")
        done = await db.fetchval("SELECT coalesce(max(number), 0) FROM layout")
        if done > len(migrations):
            raise NewerLayout(f"layout {done}; this Trapline knows {len(migrations)}")
        for number, statements in enumerate(migrations[done:], done + 1):
            await db.execute(statements)
            await db.execute("INSERT INTO layout VALUES ($1)", number)
