DELETE FROM tables WHERE of = $1 AND after > 0 AND after <> ALL($2::int[])
