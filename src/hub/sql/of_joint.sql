SELECT competition FROM competitions WHERE joint = $1 ORDER BY kind, venue, competition
