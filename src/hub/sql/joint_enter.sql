INSERT INTO joints (joint, conductor) VALUES ($1, $2) ON CONFLICT DO NOTHING
