# The hub: its commands and what can be wrong.

hub-command = Trzyma historie wielu sal w jednym PostgreSQL
hub-command-init = Tworzy tabele lub doprowadza je do nowej wersji
hub-command-take-in = Przyjmuje plik zawodów; ponownie, tylko to, co nowe
hub-command-branches = Pokazuje zawody z ich gałęziami
hub-command-take = Wprowadza gałąź w życie i odkłada inne
hub-command-verify = Liczy wszystkie skróty od nowa
hub-after = Baza jest na tej maszynie: --database, inaczej EFOROS_DATABASE, inaczej postgresql:///eforos?host=/run/postgresql.
hub-arg-database = Baza danych, jak pisze ją libpq
hub-arg-competition = Zawody: 64 cyfry, które pokazuje branches
hub-arg-branch = Gałąź, według numeru
hub-prepared = Baza danych jest gotowa.
hub-encoding = Kodowanie bazy to { $encoding }, nie UTF-8. Nic na tym nie ginie; teksty są przechowywane bajt po bajcie.
hub-taken-in = { $file }: zdarzeń { $events }, nowych { $new }.
hub-parted = Plik różni się od tego, co tu było. Jego wiersze to gałąź { $branch }. eforos hub branches pokazuje, gdzie się rozchodzą, eforos hub take { $competition } { $branch } wprowadza ją w życie.
hub-taken = Gałąź { $branch } obowiązuje.
hub-branch = gałąź { $branch } · { $state } · zdarzeń { $events } · kod { $code }
hub-branch-forked = gałąź { $branch } · { $state } · zdarzeń { $events } · kod { $code } · wspólne do zdarzenia { $base }
hub-in-force = obowiązuje
hub-contested = sporna
hub-set-aside = odłożona
hub-empty = Nie ma tu jeszcze żadnych zawodów.
hub-verified = Wszystkie skróty się zgadzają: zawodów { $competitions }, zdarzeń { $events }.
hub-broken = { $competition }, gałąź { $branch }: łańcuch pęka na zdarzeniu { $seq }. Proszę przyjąć plik ponownie do pustej bazy albo odtworzyć kopię.
hub-odd-competition = „{ $what }” to nie zawody. Mają 64 cyfry, 0–9 i a–f; pokazuje je eforos hub branches.
hub-address = Nie można odczytać adresu bazy ({ $what }). Proszę pisać postgresql:///eforos?host=/run/postgresql.
hub-elsewhere = Baza jest na innej maszynie ({ $host }). Węzeł rozmawia tylko z bazą na własnej maszynie.
hub-no-connection = Baza nie odpowiada: { $why }. Czy PostgreSQL działa i czy utworzono użytkownika i bazę (createuser eforos, createdb -O eforos eforos)?
hub-no-rights = Baza nie daje tego prawa: { $why }. Tabele muszą należeć do tego, kto pyta.
hub-not-prepared = Baza nie ma tabel węzła tego programu. Tworzy je eforos hub init.
hub-newer = Tabele utworzył nowszy program (wersja { $version }; ten zna { $known }). Proszę zainstalować nowszy program.
hub-database = Baza odmówiła: { $why }. Nic nie zapisano w połowie; proszę spróbować ponownie.
hub-chain = Łańcuch pęka na zdarzeniu { $seq }: nie wynika z tego, co przed nim. eforos verify powie o pliku więcej.
hub-unfit = Zdarzenia { $seq } węzeł nie przyjmuje: numer nie jest następny albo ma ponad 4 MiB.
hub-gap = Brakuje zdarzeń pomiędzy: węzeł ma { $seq }.
hub-full = Z tych zawodów nic więcej się nie przyjmuje: 8 gałęzi lub 100 000 zdarzeń. Proszę wybrać gałąź przez eforos hub take.
hub-no-competition = Węzeł nie ma zawodów { $competition }. Pokazuje je eforos hub branches.
hub-no-branch = Nie ma gałęzi { $branch }. Pokazuje je eforos hub branches.
