SELECT kind, joint, venue, conductor, aside FROM competitions WHERE competition = $1
