SELECT branch, seq, hash, seal FROM branches WHERE competition = $1 AND state = 'in force'
