INSERT INTO tokens (sha256, scope, joint, venue, seq)
VALUES ($1, 'venue', $2, $3, $4)
ON CONFLICT DO NOTHING
