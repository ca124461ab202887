SELECT ready.venue, ready.seal, events.body
FROM ready
LEFT JOIN events ON events.competition = ready.competition AND events.seq > ready.seq
    AND (position('hall_word_set'::bytea IN events.body) > 0 OR position('word_opened'::bytea IN events.body) > 0)
WHERE ready.joint = $1
ORDER BY ready.venue, events.branch, events.seq
