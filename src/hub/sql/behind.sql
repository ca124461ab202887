SELECT branches.competition
FROM branches
JOIN competitions USING (competition)
LEFT JOIN tables ON of = branches.competition AND after = 0 AND part = $1
WHERE state = 'in force'
    AND version IS DISTINCT FROM CASE kind
        WHEN 'master' THEN (
            SELECT sum(theirs.seq + 1000000 * theirs.branch)::bigint
            FROM competitions AS members
            JOIN branches AS theirs USING (competition)
            WHERE members.joint = competitions.joint AND theirs.state = 'in force' AND NOT members.aside
        )
        ELSE branches.seq
    END
    AND NOT (kind = 'venue' AND EXISTS (
        SELECT FROM competitions AS master WHERE master.joint = competitions.joint AND master.kind = 'master'
    ))
ORDER BY branches.competition
