SELECT content, version FROM tables WHERE slug = $1 AND after = $2 AND part = $3 ORDER BY of LIMIT 1
