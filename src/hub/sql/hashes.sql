SELECT branch, seq, hash
FROM events
WHERE competition = $1 AND seq BETWEEN $2 AND $3
