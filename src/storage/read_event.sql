SELECT seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body, hash
FROM events
WHERE seq = ?1
