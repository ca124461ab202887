SELECT competition, kind, format, title
FROM competitions
ORDER BY entered, competition
