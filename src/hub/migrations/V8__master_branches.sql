-- A conductor's history may have branches: what goes beside its rows is kept of each, by the hash of the row.

-- What the branch in force of a history is made of: whose rows, after which event and up to which.
CREATE FUNCTION in_force(history bytea) RETURNS TABLE (branch integer, after bigint, until bigint)
LANGUAGE sql STABLE AS $$
    WITH RECURSIVE piece AS (
        SELECT own.branch, own.parent, own.base, own.seq AS until
        FROM branches AS own
        WHERE own.competition = history AND own.state = 'in force'
        UNION ALL
        SELECT above.branch, above.parent, above.base, least(piece.base, piece.until)
        FROM piece
        JOIN branches AS above ON above.competition = history AND above.branch = piece.parent
    )
    SELECT piece.branch, piece.base, piece.until FROM piece
$$;

DELETE FROM seals WHERE hash IS NULL;
ALTER TABLE seals ALTER COLUMN hash SET NOT NULL, DROP CONSTRAINT seals_pkey, ADD PRIMARY KEY (joint, venue, seq, hash);

-- Of which row of letters a nonce is; empty: of those that were in force when this was not kept yet.
ALTER TABLE nonces ADD COLUMN hash bytea NOT NULL DEFAULT '';
ALTER TABLE nonces DROP CONSTRAINT nonces_pkey, ADD PRIMARY KEY (joint, round, hash);

-- Whether the history in force has a later card of that hall, or none such: another branch may make it valid again.
ALTER TABLE tokens ADD COLUMN replaced boolean NOT NULL DEFAULT false;
UPDATE tokens AS own SET replaced = true, revoked = NULL
WHERE scope = 'venue' AND revoked IS NOT NULL
    AND seq < (SELECT max(seq) FROM tokens AS other WHERE other.joint = own.joint AND other.venue = own.venue);
