SELECT branch, parent, base, seq, hash, state
FROM branches
WHERE competition = $1
ORDER BY branch
