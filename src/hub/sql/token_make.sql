INSERT INTO tokens (sha256, scope, conductor) VALUES ($1, $2, $3)
