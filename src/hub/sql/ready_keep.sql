INSERT INTO ready (joint, venue, seal, competition, seq) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (joint, venue) DO UPDATE SET seal = excluded.seal, competition = excluded.competition, seq = excluded.seq
