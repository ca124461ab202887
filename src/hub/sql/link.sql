INSERT INTO person_links (competition, player, person, why) VALUES ($1, $2, $3, $4) RETURNING id
