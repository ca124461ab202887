SELECT id, competition, player, same_competition, same_player
FROM person_links AS link
WHERE undoes IS NULL AND NOT EXISTS (SELECT FROM person_links AS later WHERE later.undoes = link.id)
ORDER BY id
