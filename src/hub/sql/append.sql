INSERT INTO events (competition, branch, seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body, hash)
SELECT $1, $2, * FROM unnest(
    $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bytea[], $9::bytea[], $10::bytea[],
    $11::bigint[], $12::bytea[], $13::bytea[]
)
