SELECT EXISTS (SELECT FROM tables WHERE slug = $1 AND of <> $2)
