INSERT INTO openings (joint, venue, round, first_ms) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
