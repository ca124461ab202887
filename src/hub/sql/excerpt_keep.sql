INSERT INTO excerpts (competition, sha256, bytes) VALUES ($1, $2, $3)
ON CONFLICT (competition, sha256) DO UPDATE SET bytes = excluded.bytes
