-- Persons: name and club of the player who was linked first, as they were there then.
CREATE TABLE persons (
    id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name bytea NOT NULL,
    club bytea NOT NULL
);
CREATE TRIGGER persons_are_not_changed BEFORE UPDATE OR DELETE ON persons
    FOR EACH ROW EXECUTE FUNCTION a_link_is_never_changed();

-- A player is a person, and why; whoever is two of them makes the two one.
ALTER TABLE person_links ADD COLUMN person bigint REFERENCES persons;
ALTER TABLE person_links ADD COLUMN why bytea NOT NULL DEFAULT '';

-- A link had two players and no reason: each becomes a person of its own, of which both are. It keeps its number.
ALTER TABLE person_links DISABLE TRIGGER links_are_not_changed;
DO $$
DECLARE
    old   person_links;
    known record;
    made  bigint;
BEGIN
    FOR old IN SELECT * FROM person_links WHERE undoes IS NULL ORDER BY id LOOP
        known := NULL;
        BEGIN
            SELECT convert_to(place ->> 'name', 'UTF8') AS name, convert_to(place ->> 'club', 'UTF8') AS club
            INTO known
            FROM tables, json_array_elements(convert_from(content, 'UTF8')::json -> 'rows') AS place
            WHERE of = old.same_competition AND part = 'ranking'
                AND (place ->> 'player')::bigint = old.same_player;
        EXCEPTION WHEN OTHERS THEN
            -- This database's encoding has no such letters: the person is told by number.
            SELECT NULL::bytea AS name, NULL::bytea AS club INTO known;
        END;
        INSERT INTO persons (name, club) VALUES (coalesce(known.name, ''), coalesce(known.club, ''))
        RETURNING id INTO made;
        UPDATE person_links SET person = made WHERE id = old.id;
        INSERT INTO person_links (competition, player, person, at)
        SELECT old.same_competition, old.same_player, made, old.at
        WHERE NOT EXISTS (SELECT FROM person_links AS later WHERE later.undoes = old.id);
    END LOOP;
END
$$;
ALTER TABLE person_links ENABLE TRIGGER links_are_not_changed;
ALTER TABLE person_links DROP COLUMN same_competition, DROP COLUMN same_player;
ALTER TABLE person_links ALTER COLUMN why DROP DEFAULT;
