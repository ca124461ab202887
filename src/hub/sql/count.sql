SELECT count(*) FROM events WHERE competition = $1
