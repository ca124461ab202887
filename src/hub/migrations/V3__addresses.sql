-- An address is one competition's.
DROP INDEX tables_by_slug;
CREATE UNIQUE INDEX tables_by_slug ON tables (slug, after, part);
