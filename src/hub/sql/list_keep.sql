INSERT INTO parts (kind, sha256, bytes, may_be_given) VALUES ($1, $2, $3, $4)
ON CONFLICT (kind, sha256) DO UPDATE SET may_be_given = excluded.may_be_given
