-- Histories as they came from their files. Texts of others are bytea: no encoding, collation or U+0000 of the
-- database can refuse or change a row.

CREATE TABLE competitions (
    competition bytea PRIMARY KEY,
    kind        text NOT NULL,
    format      text NOT NULL,
    joint       bytea,
    venue       integer,
    title       bytea NOT NULL,
    entered     timestamptz NOT NULL DEFAULT now()
);

-- What a branch has is its parent's rows up to `base`, then its own.
CREATE TABLE branches (
    competition bytea NOT NULL REFERENCES competitions,
    branch      integer NOT NULL,
    parent      integer,
    base        bigint NOT NULL,
    seq         bigint NOT NULL,
    hash        bytea NOT NULL,
    seal        bytea,
    state       text NOT NULL,
    seen        timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (competition, branch)
);

CREATE TABLE events (
    competition bytea NOT NULL,
    branch      integer NOT NULL,
    seq         bigint NOT NULL,
    action      bigint NOT NULL,
    wall_ms     bigint NOT NULL,
    session     bigint NOT NULL,
    elapsed_ms  bigint NOT NULL,
    name        bytea NOT NULL,
    role        bytea NOT NULL,
    station     bytea NOT NULL,
    version     bigint NOT NULL,
    body        bytea NOT NULL,
    hash        bytea NOT NULL,
    got         timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (competition, branch, seq),
    FOREIGN KEY (competition, branch) REFERENCES branches
);

CREATE FUNCTION an_event_is_never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'an event is never changed or deleted';
END
$$;

CREATE TRIGGER events_are_not_changed BEFORE UPDATE OR DELETE ON events
    FOR EACH ROW EXECUTE FUNCTION an_event_is_never_changed();
CREATE TRIGGER events_are_not_emptied BEFORE TRUNCATE ON events
    FOR EACH STATEMENT EXECUTE FUNCTION an_event_is_never_changed();
