-- Who may send. Of a token its SHA-256 alone is here: a conductor's was made on this machine, a hall's stands on its card
-- and came with the conductor's history, at position `seq`. The first rows of a hall's token tie it to one competition.
CREATE TABLE tokens (
    sha256      bytea PRIMARY KEY,
    scope       text NOT NULL,
    conductor   bytea,
    joint       bytea,
    venue       integer,
    seq         bigint,
    competition bytea,
    made        timestamptz NOT NULL DEFAULT now(),
    revoked     timestamptz
);

-- Joint competitions by their commitments, with their conductors.
CREATE TABLE joints (
    joint     bytea PRIMARY KEY,
    conductor bytea NOT NULL,
    entered   timestamptz NOT NULL DEFAULT now()
);

-- The conductor's seals of the heads of the master history, for each hall.
CREATE TABLE seals (
    joint bytea NOT NULL,
    venue integer NOT NULL,
    seq   bigint NOT NULL,
    seal  bytea NOT NULL,
    PRIMARY KEY (joint, venue, seq)
);

-- Whose a competition is; nobody's where a file was taken in by hand.
ALTER TABLE competitions ADD COLUMN conductor bytea;
