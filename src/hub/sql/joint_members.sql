SELECT competitions.competition, kind, competitions.venue, branch, parent, base, seq, hash, state, seal,
    (extract(epoch FROM seen) * 1000)::bigint, bytes
FROM competitions
JOIN branches USING (competition)
WHERE joint = $1 AND kind IN ('master', 'venue') AND NOT aside
ORDER BY kind, competitions.venue,
    EXISTS (SELECT FROM tokens WHERE tokens.competition = competitions.competition AND revoked IS NULL AND NOT replaced) DESC,
    entered, competitions.competition, branch
