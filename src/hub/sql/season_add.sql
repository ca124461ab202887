INSERT INTO seasons (slug, rules) VALUES ($1, $2) ON CONFLICT (slug) DO UPDATE SET rules = excluded.rules
