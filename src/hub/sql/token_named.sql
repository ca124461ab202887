SELECT sha256 FROM tokens WHERE left(encode(sha256, 'hex'), length($1)) = $1 AND revoked IS NULL AND NOT replaced
