SELECT season_competitions.competition, content
FROM season_competitions
LEFT JOIN tables ON of = season_competitions.competition AND part = $2
WHERE season = $1
ORDER BY season_competitions.competition
