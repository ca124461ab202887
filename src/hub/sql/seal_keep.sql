INSERT INTO seals (joint, venue, seq, seal, hash) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (joint, venue, seq, hash) DO UPDATE SET seal = excluded.seal
