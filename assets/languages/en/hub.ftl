# The hub: its commands and what can be wrong.

hub-command = Keep the histories of many halls in one PostgreSQL
hub-command-init = Make the tables, or bring them forward
hub-command-take-in = Take in a competition file; again, only what is new
hub-command-branches = List the competitions with their branches
hub-command-take = Put a branch in force and the others aside
hub-command-verify = Make all hashes anew
hub-after = The database is on this machine: --database, else EFOROS_DATABASE, else postgresql:///eforos?host=/run/postgresql.
hub-arg-database = The database, as libpq writes it
hub-arg-competition = The competition: the 64 digits that branches shows
hub-arg-branch = The branch, by its number
hub-prepared = The database is ready.
hub-encoding = The database is encoded in { $encoding }, not in UTF-8. Nothing is lost by it; texts are kept byte for byte.
hub-taken-in = { $file }: { $events } events, { $new } of them new.
hub-parted = The file differs from what was here. Its rows are branch { $branch }. eforos hub branches shows where they part, eforos hub take { $competition } { $branch } puts it in force.
hub-taken = Branch { $branch } is in force.
hub-branch = branch { $branch } · { $state } · { $events } events · code { $code }
hub-branch-forked = branch { $branch } · { $state } · { $events } events · code { $code } · in common up to event { $base }
hub-in-force = in force
hub-contested = contested
hub-set-aside = set aside
hub-empty = There is no competition here yet.
hub-verified = All hashes hold: competitions { $competitions }, events { $events }.
hub-broken = { $competition }, branch { $branch }: the chain breaks at event { $seq }. Take the file in again into an empty database, or restore the backup.
hub-odd-competition = “{ $what }” is no competition. It has 64 digits, 0–9 and a–f; eforos hub branches shows them.
hub-address = The address of the database cannot be read ({ $what }). Write it as postgresql:///eforos?host=/run/postgresql.
hub-elsewhere = The database is on another machine ({ $host }). The hub speaks to a database on its own machine only.
hub-no-connection = The database does not answer: { $why }. Is PostgreSQL running, and were user and database made (createuser eforos, createdb -O eforos eforos)?
hub-no-rights = The database gives no right to do this: { $why }. The tables must belong to the user who asks.
hub-not-prepared = The database has not the hub's tables of this program. eforos hub init makes them.
hub-newer = A newer program made the hub's tables (version { $version }; this one knows { $known }). Install the newer program.
hub-database = The database refused: { $why }. Nothing was half written; try again.
hub-chain = The chain breaks at event { $seq }: it does not follow from what is before it. eforos verify says more of the file.
hub-unfit = Event { $seq } is none that the hub takes in: its number is not the next, or it is over 4 MiB.
hub-gap = Events are lacking in between: the hub has { $seq }.
hub-full = Of this competition no more is taken in: 8 branches or 100,000 events. Choose a branch with eforos hub take.
hub-no-competition = The hub has no competition { $competition }. eforos hub branches lists them.
hub-no-branch = There is no branch { $branch }. eforos hub branches lists them.
