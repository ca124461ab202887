INSERT INTO persons (name, club) VALUES ($1, $2) RETURNING id
