UPDATE branches SET seal = $3 WHERE competition = $1 AND branch = $2
