SELECT venue, round, first_ms FROM openings WHERE joint = $1
