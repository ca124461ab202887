SELECT kind, joint, venue, conductor FROM competitions WHERE competition = $1
