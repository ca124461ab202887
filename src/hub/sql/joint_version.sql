SELECT coalesce(sum(seq + 1000000 * branch), 0)::bigint
FROM competitions
JOIN branches USING (competition)
WHERE joint = $1 AND state = 'in force' AND NOT aside
