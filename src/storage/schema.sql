-- The competition file, version 1. What each column is, and how the hash is made, is written down
-- in the documentation of the module `storage`.

CREATE TABLE events (
    seq        INTEGER PRIMARY KEY,
    action     INTEGER NOT NULL,
    wall_ms    INTEGER NOT NULL,
    session    INTEGER NOT NULL,
    elapsed_ms INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    role       TEXT    NOT NULL,
    station    TEXT    NOT NULL,
    version    INTEGER NOT NULL,
    body       TEXT    NOT NULL,
    hash       BLOB    NOT NULL
) STRICT;

CREATE TRIGGER events_are_not_changed BEFORE UPDATE ON events
BEGIN
    SELECT RAISE(ABORT, 'an event is never changed');
END;

CREATE TRIGGER events_are_not_deleted BEFORE DELETE ON events
BEGIN
    SELECT RAISE(ABORT, 'an event is never deleted');
END;

-- The rules and the word lists that the events name.
CREATE TABLE parts (
    kind   TEXT NOT NULL,
    sha256 BLOB NOT NULL,
    bytes  BLOB NOT NULL,
    PRIMARY KEY (kind, sha256)
) STRICT;

-- Secret until the final sheet is signed; a copy for publication has none.
CREATE TABLE seeds (
    commitment BLOB PRIMARY KEY NOT NULL,
    seed       BLOB NOT NULL
) STRICT;

-- Sheets begun and not saved; player 0 is a sheet without a name, and in round 0 stand second keyings:
-- there player is the number of the sheet. Outside of the chain.
CREATE TABLE drafts (
    station TEXT    NOT NULL,
    round   INTEGER NOT NULL,
    player  INTEGER NOT NULL,
    wall_ms INTEGER NOT NULL,
    content TEXT    NOT NULL,
    PRIMARY KEY (station, round, player)
) STRICT;

-- What the file is for: 'competition' or 'publication'.
CREATE TABLE meta (
    key   TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT;
