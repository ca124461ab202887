INSERT INTO tables (of, after, part, slug, version, content) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (of, after, part)
DO UPDATE SET slug = excluded.slug, version = excluded.version, content = excluded.content, made = now()
WHERE tables.content <> excluded.content OR tables.version <> excluded.version OR tables.slug <> excluded.slug
