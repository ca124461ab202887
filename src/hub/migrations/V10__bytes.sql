-- How many bytes of text a branch's own rows have, which have an end as their number has.
-- All rows are gone through once: as long as that takes.
SET LOCAL statement_timeout = 0;
ALTER TABLE branches ADD COLUMN bytes bigint NOT NULL DEFAULT 0;
UPDATE branches SET bytes = own.bytes
FROM (
    SELECT competition, branch,
        sum(octet_length(name) + octet_length(role) + octet_length(station) + octet_length(body)) AS bytes
    FROM events
    GROUP BY competition, branch
) AS own
WHERE own.competition = branches.competition AND own.branch = branches.branch;
