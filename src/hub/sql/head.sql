UPDATE branches SET seq = $3, hash = $4, bytes = bytes + $5, seen = now() WHERE competition = $1 AND branch = $2
