SELECT seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body, hash
FROM events
WHERE seq > ?1
ORDER BY seq
LIMIT ?2
