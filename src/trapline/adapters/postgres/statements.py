"""What is written and read, each in one statement."""

OPEN = "INSERT INTO tables (id, code, opened) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"

# In the order of tables: two servers that write for the same ones never wait for each other.
# An entry is kept if its table is there, it is the next one and its key was not used before:
# neither for an entry, nor for a refusal, which stands in the same place (sharing.REMEMBER).
APPEND = """
INSERT INTO entries
    (table_id, version, at, wall, key, person, seat, game, final, facts, playing)
SELECT asked.* FROM unnest(
    $1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::bigint[],
    $7::bigint[], $8::text[], $9::boolean[], $10::bytea[], $11::boolean[]
) AS asked (table_id, version, at, wall, key, person, seat, game, final, facts, playing)
JOIN tables ON tables.id = asked.table_id
WHERE asked.version = coalesce(
    (SELECT max(kept.version) + 1 FROM entries AS kept WHERE kept.table_id = asked.table_id),
    asked.version
)
ORDER BY asked.table_id
ON CONFLICT DO NOTHING
RETURNING table_id
"""
ENTRY_UNDER_A_KEY = """
SELECT version, at, wall, key, person, seat, game, final, facts
FROM entries WHERE table_id = $1 AND key = $2
"""
ENTRIES = """
SELECT version, at, wall, key, person, seat, game, final, facts
FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version
"""
HAS_KEY = """
SELECT EXISTS (SELECT FROM entries WHERE table_id = $1 AND key = $2 AND version > 0)
    OR EXISTS (SELECT FROM chat WHERE table_id = $1 AND key = $2)
"""

TAKE_BACK = "DELETE FROM grants WHERE table_id = $1 AND (token = $2 OR person = $3)"
GIVE = "INSERT INTO grants (table_id, token, person, host) VALUES ($1, $2, $3, $4)"
GRANTS = "SELECT token, person, host FROM grants WHERE table_id = $1"
# In one statement, so that nobody can tell by the time it takes whether there is a table.
KNOWS = """
SELECT EXISTS (
    SELECT FROM tables JOIN grants ON table_id = id WHERE code = $1 AND token = $2
)
"""

# A line for an erased table was said just before it was erased, and went with it.
IS_THERE = "SELECT EXISTS (SELECT FROM tables WHERE id = $1)"
SAY = """
INSERT INTO chat (table_id, id, channel, person, seat, text, wall, key, readers)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING
"""
LINE_UNDER_A_KEY = "SELECT id FROM chat WHERE table_id = $1 AND key = $2"
FORGET_LINES = """
DELETE FROM chat WHERE table_id = $1 AND id <=
    (SELECT id FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)
"""
LINES = """
SELECT id, channel, person, seat, text, wall, key, readers
FROM chat WHERE table_id = $1 AND id > $2 ORDER BY id
"""

FIND = "SELECT id, code, opened, touched, playing FROM records WHERE code = $1"
EXPIRED = "SELECT id FROM records WHERE touched < CASE WHEN playing THEN $2::bigint ELSE $1 END"
ERASE = f"DELETE FROM tables WHERE id = ANY ($3) AND id IN ({EXPIRED}) RETURNING id"  # noqa: S608 - of constants

KEEP_PACK = """
INSERT INTO packs (id, used, text) VALUES ($1, $2, $3)
ON CONFLICT (id) DO UPDATE SET used = greatest(packs.used, excluded.used)
"""
BRING = "INSERT INTO bringers (pack_id, token) VALUES ($1, $2) ON CONFLICT DO NOTHING"
PACK = "SELECT text FROM packs WHERE id = $1"
BROUGHT = "SELECT pack_id FROM bringers WHERE token = $1 AND pack_id = ANY ($2)"
USE_PACKS = "UPDATE packs SET used = greatest(used, $1) WHERE id = ANY ($2)"
EXPIRE_PACKS = "DELETE FROM packs WHERE used < $1"

BEAT = """
INSERT INTO beats (ran, played) VALUES ($1, $2)
ON CONFLICT (one) DO UPDATE SET ran = excluded.ran, played = excluded.played
"""
FORGET_LEAPS = "DELETE FROM leaps"
LEAP = "INSERT INTO leaps (since, ran) VALUES ($1, $2)"
LAST_BEAT = "SELECT ran, played FROM beats"
LEAPS = "SELECT since, ran FROM leaps ORDER BY number"
CHECK = "UPDATE layout SET number = number RETURNING true"

RECORDS = "SELECT id, code, opened, touched, playing FROM records ORDER BY opened"
RECORDS_OF = """
SELECT id, code, opened, touched, playing FROM records
WHERE id IN (SELECT table_id FROM grants WHERE token = $1) ORDER BY opened
"""
DISOWN = "DELETE FROM grants WHERE token = $1 AND table_id = ANY ($2)"
REWRITE_ENTRY = "UPDATE entries SET facts = $3 WHERE table_id = $1 AND version = $2"
REWRITE_LINE = "UPDATE chat SET text = $3 WHERE table_id = $1 AND id = $2"
ERASE_TABLE = "DELETE FROM tables WHERE id = $1"
ERASE_NOTES_OF = "DELETE FROM notes WHERE table_id = $1"

NOTE = """
INSERT INTO notes (kind, key, place, wall, value, table_id, lasting)
VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (kind, key, place) DO UPDATE SET
    wall = excluded.wall, value = excluded.value,
    table_id = excluded.table_id, lasting = excluded.lasting
"""
NOTES = """
SELECT kind, key, place, wall, value, table_id, lasting FROM notes
WHERE kind = $1 AND key = $2 ORDER BY place COLLATE "C"
"""
NOTES_OF = """
SELECT kind, key, place, wall, value, table_id, lasting FROM notes
WHERE table_id = $1 AND kind = $2 ORDER BY key COLLATE "C", place COLLATE "C"
"""
ALL_NOTES = """
SELECT kind, key, place, wall, value, table_id, lasting FROM notes
WHERE kind = $1 ORDER BY key COLLATE "C", place COLLATE "C"
"""
ERASE_NOTES = "DELETE FROM notes WHERE kind = $1 AND key = $2"
EXPIRE_NOTES = "DELETE FROM notes WHERE kind = $1 AND wall < $2"
