UPDATE tokens SET revoked = now() WHERE sha256 = $1
