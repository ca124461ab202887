-- What an organiser counts together. Rules are the text of their file.
CREATE TABLE seasons (
    slug  text PRIMARY KEY,
    rules bytea NOT NULL,
    made  timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE season_competitions (
    season      text NOT NULL REFERENCES seasons,
    competition bytea NOT NULL REFERENCES competitions,
    PRIMARY KEY (season, competition)
);

-- A player of one competition is the person of a player of another; a later row may undo one.
CREATE TABLE person_links (
    id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    competition      bytea,
    player           bigint,
    same_competition bytea,
    same_player      bigint,
    undoes           bigint REFERENCES person_links,
    at               timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION a_link_is_never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a link is never changed or deleted; a later one undoes it';
END
$$;
CREATE TRIGGER links_are_not_changed BEFORE UPDATE OR DELETE ON person_links
    FOR EACH ROW EXECUTE FUNCTION a_link_is_never_changed();
