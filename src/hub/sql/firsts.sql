SELECT own.body, first.body
FROM events AS own
JOIN events AS first ON first.branch = 1 AND first.seq = 1 AND first.competition = (
    SELECT competition FROM competitions WHERE joint = $2 AND kind = 'master' ORDER BY entered, competition LIMIT 1
)
WHERE own.competition = $1 AND own.branch = 1 AND own.seq = 1
