INSERT INTO tables (of, after, part, slug, version, content) VALUES ($1, $2, $3, $4, $5, $6)
