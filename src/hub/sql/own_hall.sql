SELECT competition FROM competitions WHERE competition = $1 OR joint = $2 AND kind = 'master'
