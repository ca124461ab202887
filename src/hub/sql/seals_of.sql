SELECT venue, seal FROM seals WHERE joint = $1 AND seq = $2 AND hash = $3
