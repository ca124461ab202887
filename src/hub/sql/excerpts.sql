SELECT sha256, bytes FROM excerpts WHERE competition = $1 ORDER BY sha256
