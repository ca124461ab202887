INSERT INTO person_links (undoes)
SELECT id FROM person_links AS link
WHERE id = $1 AND undoes IS NULL AND NOT EXISTS (SELECT FROM person_links AS later WHERE later.undoes = link.id)
