INSERT INTO person_links (undoes, why)
SELECT id, $2 FROM person_links AS link
WHERE id = $1 AND undoes IS NULL AND NOT EXISTS (SELECT FROM person_links AS later WHERE later.undoes = link.id)
