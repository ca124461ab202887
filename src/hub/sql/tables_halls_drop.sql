DELETE FROM tables USING competitions
WHERE of = competition AND joint = $1 AND (kind = 'venue' OR part LIKE 'page.%')
