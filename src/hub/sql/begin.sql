INSERT INTO branches (competition, branch, base, seq, hash, state)
VALUES ($1, 1, 0, 0, $2, 'in force')
ON CONFLICT DO NOTHING
