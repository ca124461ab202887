WITH master AS MATERIALIZED (
    SELECT competition FROM competitions WHERE joint = $1 AND kind = 'master' ORDER BY entered, competition LIMIT 1
), piece AS MATERIALIZED (
    SELECT competition, part.branch, part.after, part.until FROM master, in_force(competition) AS part
)
SELECT seals.seq, seals.seal, seals.hash
FROM seals
WHERE joint = $1 AND venue = $2 AND seals.seq <= $3 AND seals.hash = (
    SELECT events.hash
    FROM piece
    JOIN events USING (competition, branch)
    WHERE events.seq = seals.seq AND seals.seq > piece.after AND seals.seq <= piece.until
)
ORDER BY seals.seq DESC
LIMIT 1
