INSERT INTO parts (kind, sha256, bytes) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
