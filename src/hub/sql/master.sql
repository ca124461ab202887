SELECT competition FROM competitions WHERE joint = $1 AND kind = 'master' ORDER BY entered, competition LIMIT 1
