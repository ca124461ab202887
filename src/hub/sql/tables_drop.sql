DELETE FROM tables WHERE of = $1
