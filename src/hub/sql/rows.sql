SELECT seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body, hash,
    (extract(epoch FROM got) * 1000)::bigint
FROM events
WHERE competition = $1 AND branch = $2 AND seq > $3 AND seq <= $4
ORDER BY seq
LIMIT $5
