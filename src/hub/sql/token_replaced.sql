UPDATE tokens SET revoked = now()
WHERE joint = $1 AND venue = $2 AND revoked IS NULL
    AND seq < (SELECT max(seq) FROM tokens WHERE joint = $1 AND venue = $2)
RETURNING competition
