SELECT link.id, competition, player, person, name, club, why
FROM person_links AS link
JOIN persons ON persons.id = person
WHERE NOT EXISTS (SELECT FROM person_links AS later WHERE later.undoes = link.id)
ORDER BY link.id
