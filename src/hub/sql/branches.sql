SELECT branch, parent, base, seq, hash, state, bytes
FROM branches
WHERE competition = $1
ORDER BY branch
