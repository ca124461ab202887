SELECT sha256, joint, venue
FROM tokens
WHERE substring(sha256 FOR 8) = $1 AND scope = 'venue' AND (revoked IS NOT NULL OR replaced)
    AND NOT EXISTS (
        SELECT FROM tokens AS other
        WHERE other.joint = tokens.joint AND other.venue = tokens.venue AND other.competition IS NOT NULL
            AND other.revoked IS NULL AND NOT other.replaced
    )
