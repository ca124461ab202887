UPDATE tables SET version = $3 WHERE of = $1 AND after = 0 AND part = $2 AND version <> $3
