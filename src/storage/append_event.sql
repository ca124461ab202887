INSERT INTO events
    (seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body, hash)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
