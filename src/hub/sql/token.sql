SELECT sha256, scope, conductor, joint, venue, competition
FROM tokens
WHERE substring(sha256 FOR 8) = $1 AND revoked IS NULL AND NOT replaced
