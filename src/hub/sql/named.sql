SELECT competition FROM competitions WHERE starts_with(encode(competition, 'hex'), $1)
UNION
SELECT of FROM tables WHERE slug = $1
