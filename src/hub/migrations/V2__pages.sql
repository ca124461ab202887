-- What rows name and do not contain: the text of rules, by SHA-256.
CREATE TABLE parts (
    kind   text NOT NULL,
    sha256 bytea NOT NULL,
    bytes  bytea NOT NULL,
    PRIMARY KEY (kind, sha256)
);

-- Of the list with this digest those words that were written in this competition.
CREATE TABLE excerpts (
    competition bytea NOT NULL REFERENCES competitions,
    sha256      bytea NOT NULL,
    bytes       bytea NOT NULL,
    PRIMARY KEY (competition, sha256)
);

-- Derived from rows and parts: may be emptied, and is made again the same.
CREATE TABLE tables (
    of      bytea NOT NULL,
    after   integer NOT NULL,
    part    text NOT NULL,
    slug    text NOT NULL,
    version bigint NOT NULL,
    made    timestamptz NOT NULL DEFAULT now(),
    content bytea NOT NULL,
    PRIMARY KEY (of, after, part)
);
CREATE INDEX tables_by_slug ON tables (slug, after, part);
