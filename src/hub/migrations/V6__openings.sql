-- When each hall first had a round's letters, in milliseconds since 1970 UTC by this machine's clock.
CREATE TABLE openings (
    joint    bytea NOT NULL,
    venue    integer NOT NULL,
    round    integer NOT NULL,
    first_ms bigint NOT NULL,
    PRIMARY KEY (joint, venue, round)
);

-- What the tag of a round was made with: it comes from the conductor beside the round's letters.
CREATE TABLE nonces (
    joint bytea NOT NULL,
    round integer NOT NULL,
    nonce bytea NOT NULL,
    PRIMARY KEY (joint, round)
);

-- Halls that are ready for the draw: the seal of the hall's word and where it stands in its history; none: it passes.
CREATE TABLE ready (
    joint       bytea NOT NULL,
    venue       integer NOT NULL,
    seal        bytea,
    competition bytea,
    seq         bigint,
    PRIMARY KEY (joint, venue)
);

CREATE INDEX competitions_by_joint ON competitions (joint, kind);

-- Of which row a seal is: another branch of the master history may be put in force.
ALTER TABLE seals ADD COLUMN hash bytea;
