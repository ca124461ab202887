UPDATE branches
SET state = CASE WHEN branch = $2 THEN 'in force' ELSE 'set aside' END
WHERE competition = $1
