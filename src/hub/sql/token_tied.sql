SELECT competition FROM tokens WHERE sha256 = $1
