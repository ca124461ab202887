DELETE FROM tables WHERE of = $1 AND part = $2
