INSERT INTO seals (joint, venue, seq, seal) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
