SELECT body FROM events WHERE competition = $1 AND branch = 1 AND seq = $2
