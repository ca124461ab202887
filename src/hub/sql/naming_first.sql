SELECT competition, body FROM events WHERE competition = ANY($1) AND branch = 1 AND seq = 1
