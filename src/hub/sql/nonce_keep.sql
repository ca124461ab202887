INSERT INTO nonces (joint, round, nonce) VALUES ($1, $2, $3)
ON CONFLICT (joint, round) DO UPDATE SET nonce = excluded.nonce
