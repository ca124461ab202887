-- Who has seen what another left unsaved of a sheet: of this attempt at its round, and of player 0 where no name stands on it.
CREATE TABLE seen_left (
    round   INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    player  INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    PRIMARY KEY (round, attempt, player, name)
) STRICT;
