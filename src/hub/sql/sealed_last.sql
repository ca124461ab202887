SELECT seq, seal, hash
FROM seals
WHERE joint = $1 AND venue = $2 AND seq <= $3 AND hash IS NOT NULL
ORDER BY seq DESC
LIMIT 8
