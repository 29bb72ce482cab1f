"""What servers must know of each other, and how it is asked for, each in one statement."""

# Servers hold it together, for as long as they run; who copies everything holds it alone.
IN_USE = "SELECT pg_advisory_lock_shared(hashtext('trapline ' || current_schema()))"
TRY_ALONE = "SELECT pg_try_advisory_xact_lock(hashtext('trapline ' || current_schema()))"

BEAT = """
INSERT INTO servers (id, make, seen) VALUES ($1, $2, $3)
ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
"""
FORGET_SERVERS = """
DELETE FROM servers WHERE seen < $1 AND NOT EXISTS (SELECT FROM attended WHERE server = servers.id)
"""
OTHER_MAKES = "SELECT EXISTS (SELECT FROM servers WHERE make <> $1 AND seen > $2)"
GONE = "UPDATE servers SET seen = least(seen, $2) WHERE id = $1"

# Whoever loads a table waits for whoever is just loading it, and takes over their clock.
ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtext('trapline ' || $1))"
MINDED = """
SELECT server, since, left_at, seen, version, at, clock_since, running
FROM attended JOIN servers ON servers.id = server WHERE table_id = $1
"""
FORGET_OTHERS = "DELETE FROM attended WHERE table_id = $1 AND server = ANY ($2) AND server <> $3"
ATTEND = """
INSERT INTO attended (table_id, server, since, version, at, clock_since, running, screens)
SELECT id, $2, $3, $4, $5, $6, $7, '[]' FROM tables WHERE id = $1
ON CONFLICT (table_id, server) DO UPDATE SET
    since = excluded.since, left_at = NULL, version = excluded.version, at = excluded.at,
    clock_since = excluded.clock_since, running = excluded.running, screens = '[]'
"""
SHOW = """
UPDATE attended SET screens = shown.screens, left_at = NULL
FROM unnest($2::text[], $3::text[]) AS shown (table_id, screens)
WHERE attended.table_id = shown.table_id AND server = $1
"""
LEAVE = "UPDATE attended SET left_at = $3, screens = '[]' WHERE server = $1 AND table_id = ANY ($2)"
COMPANY = """
SELECT table_id, server, since, screens FROM attended JOIN servers ON servers.id = server
WHERE table_id = ANY ($1) AND (server = $2 OR (left_at IS NULL AND seen > $3))
"""
# One question for all tables of a server: is there a version or a line that it has not heard of?
MISSED = """
SELECT asked.id, newest.version, said.id
FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS asked (id, version, line)
LEFT JOIN LATERAL (
    SELECT version FROM entries WHERE table_id = asked.id ORDER BY version DESC LIMIT 1
) AS newest ON true
LEFT JOIN LATERAL (
    SELECT chat.id FROM chat WHERE table_id = asked.id ORDER BY chat.id DESC LIMIT 1
) AS said ON true
WHERE newest.version IS NULL OR newest.version > asked.version OR said.id > asked.line
"""
PLACES = """
SELECT DISTINCT code FROM grants JOIN tables ON tables.id = grants.table_id
JOIN attended ON attended.table_id = grants.table_id JOIN servers ON servers.id = server
WHERE token = $1 AND server <> $2 AND left_at IS NULL AND seen > $3 LIMIT 8
"""

# An answer that is in no log stands where an entry under its key would, at a version below zero:
# of a refusal and an acceptance that come at once, at two servers, there is room for one.
REMEMBER = """
INSERT INTO entries (table_id, version, at, wall, key, final, facts, playing)
SELECT id, -1 - (hashtextextended($2, 0) & ((1::bigint << 62) - 1)), 0, $4, $2, false, $3, false
FROM tables WHERE id = $1
ON CONFLICT DO NOTHING
"""
FORGET_ANSWERS = "DELETE FROM entries WHERE version < 0 AND wall < $1"

KEEP_LINK = "INSERT INTO links (id, code, person, maker, until) VALUES ($1, $2, $3, $4, $5)"
FORGET_OLD_LINKS = """
DELETE FROM links WHERE until < $3 OR id IN (
    SELECT id FROM links WHERE code = $1 AND person = $2 ORDER BY until DESC OFFSET $4
)
"""
LINK = "SELECT code, person, maker, until FROM links WHERE id = $1"
SPEND_LINKS = "DELETE FROM links WHERE code = $1 AND person = $2"

FORGET_TVS = """
DELETE FROM tvs WHERE server NOT IN (SELECT id FROM servers WHERE seen > $1)
"""
COUNT_TVS = """
SELECT count(*), count(*) FILTER (WHERE source = $1)
FROM tvs JOIN servers ON servers.id = server WHERE seen > $2
"""
WAIT = """
INSERT INTO tvs (code, token, source, server) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
"""
TV = "SELECT token, source FROM tvs WHERE code = $1 AND paired IS NULL"
PAIR = "UPDATE tvs SET paired = $2 WHERE code = $1"
PAIRED = "SELECT code, paired FROM tvs WHERE server = $1 AND paired IS NOT NULL"
FORGET_TV = "DELETE FROM tvs WHERE code = $1"

# A bucket that fills up with time, as in server/buckets.py.
TAKE = """
INSERT INTO buckets AS known (what, source, drops, since) VALUES ($1, $2, $3::float8 - 1, $5)
ON CONFLICT (what, source) DO UPDATE SET
    since = excluded.since,
    drops = least($3, known.drops + greatest(0, $5 - known.since) / 1000.0 * $4::float8) - 1
WHERE least($3, known.drops + greatest(0, $5 - known.since) / 1000.0 * $4::float8) >= 1
RETURNING true
"""
GIVE_BACK = "UPDATE buckets SET drops = least($3, drops + 1) WHERE what = $1 AND source = $2"
FORGET_BUCKETS = "DELETE FROM buckets WHERE since < $1"
