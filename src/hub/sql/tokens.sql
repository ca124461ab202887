SELECT sha256, scope, conductor, joint, venue, competition, extract(epoch FROM made)::bigint, revoked IS NOT NULL OR replaced
FROM tokens
ORDER BY made, sha256
