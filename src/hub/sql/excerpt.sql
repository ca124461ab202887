SELECT bytes FROM excerpts WHERE competition = $1 AND sha256 = $2
