SELECT seq, body FROM events WHERE competition = $1 AND position($2::bytea IN body) > 0 ORDER BY branch, seq
