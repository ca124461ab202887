SELECT joint, venue, (extract(epoch FROM max(seen)) * 1000)::bigint
FROM competitions
JOIN branches USING (competition)
WHERE kind = 'venue' AND NOT aside
    AND joint = (SELECT joint FROM tables JOIN competitions ON competition = of WHERE slug = $1 AND part = $2 LIMIT 1)
GROUP BY joint, venue
