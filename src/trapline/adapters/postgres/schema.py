"""How the database is laid out, and how an older layout becomes a newer one."""

from collections.abc import Sequence

import asyncpg

LAYING_OUT = 7_487_265
"""The lock that servers which start together take one after the other."""


OLDEST = 140_000
"""Of PostgreSQL, as it numbers itself: 14.0."""


class Unfit(Exception):
    """A database in which this Trapline cannot keep tables; its text says why."""


class NewerLayout(Unfit):
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
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        ran bigint NOT NULL,
        played bigint NOT NULL
    );
    CREATE TABLE leaps (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        since bigint NOT NULL,
        ran bigint NOT NULL
    );
    """,
    # What servers must know of each other (decision 15). A table that one of them minds has a row
    # that stays when the server ends, for by it the next one knows until when the clock ran.
    """
    CREATE TABLE servers (id text PRIMARY KEY, make text NOT NULL, seen bigint NOT NULL);
    CREATE TABLE attended (
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
        server text NOT NULL REFERENCES servers ON DELETE CASCADE,
        since bigint NOT NULL,
        left_at bigint,
        version bigint NOT NULL,
        at bigint NOT NULL,
        clock_since bigint NOT NULL,
        running boolean NOT NULL,
        screens text NOT NULL,
        PRIMARY KEY (table_id, server)
    );
    CREATE INDEX attended_by ON attended (server);
    CREATE TABLE answers (
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
        key text NOT NULL,
        answer bytea NOT NULL,
        wall bigint NOT NULL,
        PRIMARY KEY (table_id, key)
    );
    CREATE INDEX answers_by_age ON answers (wall);
    CREATE TABLE links (
        id text PRIMARY KEY,
        code text NOT NULL,
        person bigint NOT NULL,
        maker text NOT NULL,
        until bigint NOT NULL
    );
    CREATE INDEX links_to ON links (code, person);
    CREATE TABLE tvs (
        code text PRIMARY KEY,
        token text NOT NULL,
        source text NOT NULL,
        server text NOT NULL REFERENCES servers ON DELETE CASCADE,
        paired text
    );
    CREATE UNLOGGED TABLE buckets (
        what text NOT NULL,
        source text NOT NULL,
        drops double precision NOT NULL,
        since bigint NOT NULL,
        PRIMARY KEY (what, source)
    );
    CREATE INDEX grants_of ON grants (token);
    """,
    """
    CREATE TABLE notes (
        kind text NOT NULL,
        key text NOT NULL,
        place text NOT NULL,
        wall bigint NOT NULL,
        value bytea NOT NULL,
        table_id text NOT NULL,
        lasting boolean NOT NULL,
        PRIMARY KEY (kind, key, place)
    );
    CREATE INDEX notes_of_a_table ON notes (table_id, kind);
    CREATE FUNCTION forget_notes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        DELETE FROM notes WHERE table_id = old.id AND NOT lasting;
        RETURN old;
    END
    $$;
    CREATE TRIGGER notes_go_with_their_table AFTER DELETE ON tables
    FOR EACH ROW EXECUTE FUNCTION forget_notes();
    CREATE OR REPLACE VIEW records AS
    SELECT tables.id, code, opened, playing, greatest(newest.wall, said.wall, kept.wall) AS touched
    FROM tables
    CROSS JOIN LATERAL (
        SELECT playing, wall FROM entries WHERE table_id = tables.id ORDER BY version DESC LIMIT 1
    ) AS newest
    LEFT JOIN LATERAL (
        SELECT wall FROM chat WHERE table_id = tables.id ORDER BY chat.id DESC LIMIT 1
    ) AS said ON true
    LEFT JOIN LATERAL (
        SELECT max(wall) AS wall FROM notes WHERE table_id = tables.id AND kind = 'kept'
    ) AS kept ON true;
    """,
    # Answers that are in no log stand among the entries. The table they stood in before stays for
    # servers that have not been replaced yet.
    "CREATE INDEX answers_in_no_log ON entries (wall) WHERE version < 0;",
)


async def migrate(db: asyncpg.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Bring the database to the newest layout, whoever else is about to."""
    await check(db)
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LAYING_OUT)
        await db.execute("CREATE TABLE IF NOT EXISTS layout (number integer NOT NULL)")
        done = await db.fetchval("SELECT coalesce(max(number), 0) FROM layout")
        if done > len(migrations):
            raise NewerLayout(f"layout {done}; this Trapline knows {len(migrations)}")
        for number, statements in enumerate(migrations[done:], done + 1):
            await db.execute(statements)
            await db.execute("INSERT INTO layout VALUES ($1)", number)


async def check(db: asyncpg.Connection) -> None:
    """Refuse a PostgreSQL that is too old, and a database that cannot hold every letter."""
    if int(await db.fetchval("SHOW server_version_num")) < OLDEST:
        version = await db.fetchval("SHOW server_version")
        raise Unfit(f"it is PostgreSQL {version}, and 14 or newer is needed")
    encoding = await db.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise Unfit(f"it is encoded in {encoding}: create it with ENCODING 'UTF8'")
