SELECT ready.venue, ready.seal, events.body
FROM ready
LEFT JOIN events ON events.competition = ready.competition AND events.seq BETWEEN ready.seq AND ready.seq + 2
WHERE ready.joint = $1
ORDER BY ready.venue, events.branch, events.seq
