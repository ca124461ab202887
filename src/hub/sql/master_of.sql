SELECT own.joint, master.competition
FROM competitions AS own
JOIN competitions AS master ON master.joint = own.joint AND master.kind = 'master'
WHERE own.competition = $1 AND own.kind IN ('master', 'venue')
ORDER BY master.entered, master.competition
LIMIT 1
