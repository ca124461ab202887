SELECT events.seq, events.body
FROM in_force($1) AS piece
JOIN events ON events.competition = $1 AND events.branch = piece.branch
WHERE events.seq > piece.after AND events.seq <= piece.until
    AND position('"venue_entered"'::bytea IN events.body) > 0
ORDER BY events.seq
