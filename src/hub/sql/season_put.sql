INSERT INTO season_competitions (season, competition) VALUES ($1, $2) ON CONFLICT DO NOTHING
