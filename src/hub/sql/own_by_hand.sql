UPDATE competitions SET kind = $2, joint = $3, venue = $4 WHERE competition = $1 AND kind = 'single'
