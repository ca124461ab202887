SELECT nonce FROM nonces WHERE joint = $1 AND round = $2 AND hash IN ($3, '') ORDER BY hash DESC LIMIT 1
