SELECT branch FROM branches WHERE competition = $1 AND branch = 1 FOR UPDATE
