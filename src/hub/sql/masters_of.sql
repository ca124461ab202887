SELECT DISTINCT ON (own.competition) own.competition, own.joint, master.competition
FROM competitions AS own
JOIN competitions AS master ON master.joint = own.joint AND master.kind = 'master'
WHERE own.competition = ANY($1) AND own.kind IN ('master', 'venue')
ORDER BY own.competition, master.entered, master.competition
