SELECT title FROM competitions WHERE competition = $1
