SELECT of, slug, content FROM tables WHERE part = $1 ORDER BY of
