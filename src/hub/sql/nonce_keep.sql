INSERT INTO nonces (joint, round, hash, nonce) VALUES ($1, $2, $3, $4)
ON CONFLICT (joint, round, hash) DO UPDATE SET nonce = excluded.nonce
