SELECT rules FROM seasons WHERE slug = $1
