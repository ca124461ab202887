SELECT seq, seal FROM seals WHERE joint = $1 AND venue = $2 AND seq <= $3 ORDER BY seq DESC LIMIT 1
