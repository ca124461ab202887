SELECT max(seq) FROM seals WHERE joint = $1 AND venue = $2
