SELECT branches.competition
FROM branches
LEFT JOIN tables ON of = branches.competition AND after = 0 AND part = $1
WHERE state = 'in force' AND version IS DISTINCT FROM branches.seq
ORDER BY branches.competition
