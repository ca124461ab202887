UPDATE competitions SET kind = $2, joint = $3, venue = $4, conductor = $5 WHERE competition = $1
