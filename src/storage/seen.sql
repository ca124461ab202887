-- Who has seen what is saved of a sheet without having keyed it, and so keys it blind no more; `keyed` is the event
-- that it was keyed by.
CREATE TABLE seen (
    keyed INTEGER NOT NULL,
    name  TEXT    NOT NULL,
    PRIMARY KEY (keyed, name)
) STRICT;
