# The hub: its commands and what can be wrong.

hub-command = Păstrează istoricele mai multor săli într-un PostgreSQL
hub-command-init = Face tabelele sau le aduce la zi
hub-command-take-in = Preia un fișier de concurs; din nou, doar ce e nou
hub-command-branches = Arată concursurile cu ramurile lor
hub-command-take = Pune o ramură în vigoare și pe celelalte deoparte
hub-command-verify = Reface toate sumele de control
hub-after = Baza de date e pe această mașină: --database, altfel EFOROS_DATABASE, altfel postgresql:///eforos?host=/run/postgresql.
hub-arg-database = Baza de date, cum o scrie libpq
hub-arg-competition = Concursul: cele 64 de cifre pe care le arată branches
hub-arg-branch = Ramura, după număr
hub-prepared = Baza de date e gata.
hub-encoding = Baza de date e codificată în { $encoding }, nu în UTF-8. Nu se pierde nimic; textele se păstrează octet cu octet.
hub-taken-in = { $file }: { $events } evenimente, { $new } noi.
hub-parted = Fișierul diferă de ce era aici. Rândurile lui sunt ramura { $branch }. eforos hub branches arată unde se despart, eforos hub take { $competition } { $branch } o pune în vigoare.
hub-taken = Ramura { $branch } e în vigoare.
hub-branch = ramura { $branch } · { $state } · { $events } evenimente · cod { $code }
hub-branch-forked = ramura { $branch } · { $state } · { $events } evenimente · cod { $code } · comune până la evenimentul { $base }
hub-in-force = în vigoare
hub-contested = contestată
hub-set-aside = lăsată deoparte
hub-empty = Încă nu e niciun concurs aici.
hub-verified = Toate sumele de control se țin: concursuri { $competitions }, evenimente { $events }.
hub-broken = { $competition }, ramura { $branch }: lanțul se rupe la evenimentul { $seq }. Preluați fișierul din nou într-o bază goală sau restaurați copia.
hub-odd-competition = „{ $what }” nu e un concurs. Are 64 de cifre, 0–9 și a–f; le arată eforos hub branches.
hub-address = Adresa bazei de date nu poate fi citită ({ $what }). Scrieți-o ca postgresql:///eforos?host=/run/postgresql.
hub-elsewhere = Baza de date e pe altă mașină ({ $host }). Nodul vorbește doar cu o bază de pe mașina lui.
hub-no-connection = Baza de date nu răspunde: { $why }. Merge PostgreSQL și au fost făcuți utilizatorul și baza (createuser eforos, createdb -O eforos eforos)?
hub-no-rights = Baza de date nu dă acest drept: { $why }. Tabelele trebuie să fie ale celui care cere.
hub-not-prepared = Baza de date nu are tabelele nodului acestui program. Le face eforos hub init.
hub-newer = Un program mai nou a făcut tabelele (versiunea { $version }; acesta cunoaște { $known }). Instalați programul mai nou.
hub-database = Baza de date a refuzat: { $why }. Nimic nu s-a scris pe jumătate; încercați din nou.
hub-chain = Lanțul se rupe la evenimentul { $seq }: nu urmează din ce e înainte. eforos verify spune mai mult despre fișier.
hub-unfit = Evenimentul { $seq } nu e preluat de nod: numărul nu e următorul sau are peste 4 MiB.
hub-gap = Lipsesc evenimente între ele: nodul are { $seq }.
hub-full = Din acest concurs nu se mai preia: 8 ramuri sau 100.000 de evenimente. Alegeți o ramură cu eforos hub take.
hub-no-competition = Nodul nu are concursul { $competition }. eforos hub branches le arată.
hub-no-branch = Nu există ramura { $branch }. eforos hub branches le arată.
