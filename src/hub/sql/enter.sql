INSERT INTO competitions (competition, kind, format, title)
VALUES ($1, 'single', $2, $3)
ON CONFLICT DO NOTHING
