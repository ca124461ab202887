-- What version 2 of the competition file has beside version 1: what stations need. Outside of the chain.

-- Devices that were let in. The token is SHA-256 of what the device holds.
CREATE TABLE stations (
    token      BLOB    PRIMARY KEY NOT NULL,
    name       TEXT    NOT NULL,
    role       TEXT    NOT NULL,
    station    TEXT    NOT NULL UNIQUE,
    joined_ms  INTEGER NOT NULL,
    seen_ms    INTEGER NOT NULL,
    revoked_ms INTEGER
) STRICT;

-- What was asked once and is answered alike when it is asked again: the events that it became, and the answer.
CREATE TABLE receipts (
    id      BLOB    PRIMARY KEY NOT NULL,
    asked   BLOB    NOT NULL,
    person  TEXT    NOT NULL,
    first   INTEGER NOT NULL,
    last    INTEGER NOT NULL,
    wall_ms INTEGER NOT NULL,
    answer  TEXT    NOT NULL
) STRICT;

-- The how-manieth card each player has: a lost one is a new generation.
CREATE TABLE links (
    player     INTEGER PRIMARY KEY NOT NULL,
    generation INTEGER NOT NULL
) STRICT;

-- Photographs of sheets by SHA-256 of their bytes, each named by an event.
CREATE TABLE pictures (
    sha256 BLOB PRIMARY KEY NOT NULL,
    jpeg   BLOB NOT NULL
) STRICT;
