INSERT INTO branches (competition, branch, parent, base, seq, hash, state)
VALUES ($1, $2, $3, $4, $4, $5, 'contested')
