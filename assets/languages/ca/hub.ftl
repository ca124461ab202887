# The hub: its commands and what can be wrong.

hub-command = Guarda els historials de moltes sales en un PostgreSQL
hub-command-init = Fa les taules o les posa al dia
hub-command-take-in = Recull un fitxer de competició; un altre cop, només el que és nou
hub-command-branches = Mostra les competicions amb les seves branques
hub-command-take = Posa una branca en vigor i aparta les altres
hub-command-verify = Refà tots els resums
hub-after = La base de dades és en aquesta màquina: --database, si no EFOROS_DATABASE, si no postgresql:///eforos?host=/run/postgresql.
hub-arg-database = La base de dades, com l'escriu libpq
hub-arg-competition = La competició: els 64 dígits que mostra branches
hub-arg-branch = La branca, pel seu número
hub-prepared = La base de dades és a punt.
hub-encoding = La base de dades està codificada en { $encoding }, no en UTF-8. No s'hi perd res; els textos es guarden byte a byte.
hub-taken-in = { $file }: { $events } esdeveniments, { $new } de nous.
hub-parted = El fitxer difereix del que hi havia. Les seves files són la branca { $branch }. eforos hub branches mostra on se separen, eforos hub take { $competition } { $branch } la posa en vigor.
hub-taken = La branca { $branch } és en vigor.
hub-branch = branca { $branch } · { $state } · { $events } esdeveniments · codi { $code }
hub-branch-forked = branca { $branch } · { $state } · { $events } esdeveniments · codi { $code } · en comú fins a l'esdeveniment { $base }
hub-in-force = en vigor
hub-contested = en disputa
hub-set-aside = apartada
hub-empty = Encara no hi ha cap competició.
hub-verified = Tots els resums es mantenen: competicions { $competitions }, esdeveniments { $events }.
hub-broken = { $competition }, branca { $branch }: la cadena es trenca a l'esdeveniment { $seq }. Recolliu el fitxer de nou en una base buida o restaureu la còpia.
hub-odd-competition = «{ $what }» no és cap competició. Té 64 dígits, 0–9 i a–f; els mostra eforos hub branches.
hub-address = L'adreça de la base de dades no es pot llegir ({ $what }). Escriviu-la com postgresql:///eforos?host=/run/postgresql.
hub-elsewhere = La base de dades és en una altra màquina ({ $host }). El node només parla amb una base de la seva màquina.
hub-no-connection = La base de dades no respon: { $why }. Funciona PostgreSQL, i s'han fet l'usuari i la base (createuser eforos, createdb -O eforos eforos)?
hub-no-rights = La base de dades no dona aquest dret: { $why }. Les taules han de ser de qui ho demana.
hub-not-prepared = La base de dades no té les taules del node d'aquest programa. eforos hub init les fa.
hub-newer = Un programa més nou va fer les taules (versió { $version }; aquest coneix { $known }). Instal·leu el programa més nou.
hub-database = La base de dades ho ha refusat: { $why }. No s'ha escrit res a mitges; torneu-ho a provar.
hub-chain = La cadena es trenca a l'esdeveniment { $seq }: no segueix del que hi ha abans. eforos verify diu més del fitxer.
hub-unfit = L'esdeveniment { $seq } no el recull el node: el número no és el següent o passa de 4 MiB.
hub-gap = Falten esdeveniments entremig: el node en té { $seq }.
hub-full = D'aquesta competició no se'n recull més: 8 branques o 100.000 esdeveniments. Trieu una branca amb eforos hub take.
hub-no-competition = El node no té la competició { $competition }. eforos hub branches les mostra.
hub-no-branch = No hi ha cap branca { $branch }. eforos hub branches les mostra.
