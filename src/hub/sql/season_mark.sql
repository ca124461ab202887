SELECT concat_ws(' ', md5(rules), coalesce((SELECT max(id) FROM person_links), 0), (
    SELECT string_agg(concat_ws(' ', encode(competition, 'hex'), extract(epoch FROM tables.made)), ' ' ORDER BY competition)
    FROM season_competitions
    LEFT JOIN tables ON of = competition AND part = $2
    WHERE season = seasons.slug
))
FROM seasons
WHERE slug = $1
