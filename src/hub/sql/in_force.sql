SELECT seq FROM branches WHERE competition = $1 AND state = 'in force'
