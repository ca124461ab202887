SELECT competition, body
FROM events
WHERE competition = ANY($1) AND (position('"competition_created"'::bytea IN body) > 0 OR position('"lexicon_changed"'::bytea IN body) > 0)
