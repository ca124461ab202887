SELECT round, first_ms FROM openings WHERE joint = $1 AND venue = $2
