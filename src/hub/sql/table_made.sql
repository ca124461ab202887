SELECT (extract(epoch FROM made) * 1000000)::bigint FROM tables WHERE slug = $1 AND after = $2 AND part = $3
