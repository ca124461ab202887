SELECT slug, rules FROM seasons ORDER BY made DESC, slug
