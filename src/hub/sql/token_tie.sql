UPDATE tokens SET competition = $2 WHERE sha256 = $1 AND competition IS NULL
