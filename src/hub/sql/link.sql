INSERT INTO person_links (competition, player, same_competition, same_player) VALUES ($1, $2, $3, $4) RETURNING id
