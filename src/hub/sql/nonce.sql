SELECT nonce FROM nonces WHERE joint = $1 AND round = $2
