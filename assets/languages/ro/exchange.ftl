# What is wrong or odd in a document, and the page of results.

# $file: its name; $what: one or more whole sentences
exchange-file = { $file }: { $what }
# $path: where in the document
exchange-at = { $file }, { $path }: { $what }

exchange-empty = Fișierul este gol. Dați un document de schimb (JSON).
exchange-too-large = Fișierul are peste { $limit } MB: nu este documentul unui concurs.
exchange-too-many-values = Fișierul are prea multe valori (peste { $limit }): nu este documentul unui concurs.
exchange-not-utf8 = Rândul { $line }, coloana { $column }: textul nu este în UTF-8. Salvați-l ca UTF-8.
exchange-no-document = Acesta nu este un document de schimb (JSON): un astfel de document începe cu { "{" } și se termină cu { "}" }. Dacă este un tabel (CSV), o pagină sau alt text, dați documentul scris de „eforos export”.
exchange-syntax-too-deep = listele și obiectele sunt cuprinse prea adânc unele în altele
exchange-syntax-number = numărul nu este un număr sau este prea mare
exchange-syntax-in-text = un caracter de control sau un \ greșit într-un text
exchange-syntax-trailing = mai este text după sfârșit
exchange-syntax-sign = un semn lipsește sau este în plus
exchange-syntax = Rândul { $line }, coloana { $column }: textul nu este JSON corect ({ $what }). Corectați-l acolo.
exchange-cut = Rândul { $line }, coloana { $column }: textul se termină aici prea devreme. Fișierul este probabil trunchiat; copiați-l din nou.
exchange-other-list = Lista de cuvinte dată (SHA-256 { $got }) nu este cea după care s-a judecat concursul (SHA-256 { $stated }). Dați-o pe aceea.

exchange-unknown-key = Cheie necunoscută. Aici există: { $known }.
exchange-doubled-key = Cheia apare de două ori. Păstrați una.
exchange-missing-key = Cheia lipsește și este necesară. Adăugați-o.
exchange-wrong-type = Aici este nevoie de { $wanted }, nu de { $got }.
exchange-not-in-range = Aici este nevoie de un număr întreg de la { $min } la { $max }.
exchange-not-one-of = Aici este nevoie de una dintre valorile: { $known }.
exchange-not-a-digest = Aici este nevoie de 64 de cifre hexazecimale (SHA-256).
exchange-unknown-rules = Programul nu are acest regulament. Documentul trebuie să cuprindă și textul lui, cu cheile { $keys }.
exchange-other-rules = Textul regulamentului nu este cel pe care documentul îl numește cu cheile { $keys }. Exportați documentul din nou.
exchange-bad-rules = Textul regulamentului nu poate fi citit: { $what }.
exchange-unknown-player = Nu există jucătorul cu numărul { $player } în „players”.
exchange-doubled-player = Numărul de jucător { $player } apare de două ori. Fiecare jucător are numărul său.
exchange-doubled-round = Turul { $round } apare de două ori. Păstrați unul.
exchange-doubled-ruling = Există două decizii asupra cuvântului { $word }. Păstrați una.
exchange-not-a-word = „{ $text }” nu este un cuvânt: { $why }.
exchange-unknown-letter = Aici fiecare literă trebuie să fie cunoscută, fără ?.

exchange-kind-null = null
exchange-kind-bool = true sau false
exchange-kind-number = un număr
exchange-kind-text = un text între ghilimele
exchange-kind-list = o listă [ ]
exchange-kind-object = un obiect { "{" } { "}" }

exchange-warn-recovered = { $path }: „{ $text }” s-a citit ca { $word }.
exchange-warn-recovered-either = { $path }: „{ $text }” s-a citit ca { $word }; poate fi și { $other }.
exchange-warn-odd-date = { $path }: data nu are forma 2026-11-21 și se păstrează cum este.
exchange-warn-points-ignored = { $path }: numai scăderea de puncte are puncte; acestea se ignoră.
exchange-warn-embedded-authoritative = Documentul nu cuprinde cuvintele listei sale („{ $name }”); s-a judecat după lista liberă, ca listă normativă, așa cum s-a cerut, deși îi lipsesc multe cuvinte. Dați lista cu --lexicon.
exchange-warn-embedded = Documentul nu cuprinde cuvintele listei sale („{ $name }”); s-a judecat după lista liberă, ca listă orientativă. Dați lista cu --lexicon.

exchange-table-empty = Tabelul este gol.
exchange-table-encoding = Textul nu este în nicio codificare cunoscută. Salvați tabelul ca CSV în UTF-8.
exchange-table-syntax = Rândul { $line } nu are tot atâtea coloane ca primul sau a rămas o ghilimea deschisă. Corectați-l acolo.
exchange-table-column = Lipsește coloana „{ $column }”. Primul rând al tabelului numește coloanele: { $all }.
exchange-table-value = Rândul { $line }, coloana „{ $column }”: „{ $value }”. { $wanted }
exchange-table-text = Rândul { $line }, coloana „{ $column }”: { $why }
exchange-table-word = Rândul { $line }, coloana „{ $column }”: acesta nu este un cuvânt: { $why }.
exchange-table-player = Aici vine numărul jucătorului, de la 1 la 999.

## The page and the table of results

exchange-standings = Clasament
exchange-rank = Loc
exchange-number = Nr.
exchange-player = Jucător
exchange-total = Total
exchange-deductions = Scăzute
exchange-status = Situație
exchange-round = T{ $round }
exchange-by-round = Puncte pe tururi
exchange-round-whole = Turul { $round }
exchange-open =
    { $count ->
        [one] Clasament provizoriu: { $count } chestiune deschisă
        [few] Clasament provizoriu: { $count } chestiuni deschise
       *[other] Clasament provizoriu: { $count } de chestiuni deschise
    }
exchange-after = După turul { $round }
exchange-provisional = Clasament provizoriu
exchange-final = Nu mai este nimic de rezolvat.
exchange-judged-by = Listă de cuvinte: { $list }
exchange-listed =
    { $words ->
        [one] { $name } { $edition } · { $words } cuvânt · { $authority }
        [few] { $name } { $edition } · { $words } cuvinte · { $authority }
       *[other] { $name } { $edition } · { $words } de cuvinte · { $authority }
    }
exchange-authoritative = normativă
exchange-closed = închisă
exchange-external = din afara programului
exchange-reference = orientativă
exchange-status-withdrawn = retragere
exchange-status-out = eliminare pentru restul concursului
exchange-status-expelled = eliminare din concurs
exchange-no-rank-is = în coloana locului: în afara clasamentului
exchange-somebody = Un jucător
exchange-ordinal = { $rank }.
exchange-signed = Clasament semnat
exchange-signed-issue = ediția { $issue } · { $at }
exchange-not-signed = Încă nesemnat
exchange-open-which = Ce este deschis
exchange-about-players =
    { $count ->
        [one] { $count } jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
exchange-about-ranked = { $count } în clasament
exchange-about-rounds =
    { $count ->
        [one] { $count } tur
        [few] { $count } tururi
       *[other] { $count } de tururi
    }
exchange-about-referee = Arbitru: { $names }
exchange-about-unnamed = Sancțiuni fără nume
exchange-about-named = Sancțiuni cu nume
exchange-title-unnamed = { $title } · sancțiuni fără nume
exchange-about-assistants = Arbitri secunzi: { $names }
exchange-chart = Distanța față de primul loc
exchange-chart-beside = în puncte, după fiecare tur
exchange-figures = Concursul în cifre
exchange-tie-breaks = Departajare
exchange-points =
    { $count ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }
exchange-press-more = apăsați pentru mai mult
exchange-press = apăsați pentru tururi
exchange-deducted = scăzute { $points }
exchange-behind = În urma primului loc, în puncte:
exchange-why = același total ca locul { $rank } · { $count }: { $own } față de { $theirs }
exchange-why-tie = egalitate deplină cu locul de mai sus
exchange-decided = a departajat față de locul de mai sus
exchange-best-is = cele mai multe puncte ale turului
exchange-penalties = Sancțiuni
exchange-without-scores = Punctele parțiale lipsesc: ar arăta cine a fost penalizat.
exchange-penalties-unnamed =
    { $count ->
        [one] { $count } penalizare; numele și motivul sunt în arhiva clubului.
        [few] { $count } penalizări; numele și motivele sunt în arhiva clubului.
       *[other] { $count } de penalizări; numele și motivele sunt în arhiva clubului.
    }
exchange-objections = Contestații
exchange-evidence-list = Lista de cuvinte
exchange-evidence-commitment = Angajament
exchange-evidence-seed = Sămânță
exchange-evidence-hall = Cuvântul sălii
exchange-evidence-table = Tabel, SHA-256
exchange-check = Ce a extras programul și fiecare punct se pot verifica din copia de publicat, pe care o are clubul: eforos verify. Scris de Eforos.
exchange-check-points = Fiecare punct se poate verifica din copia de publicat, pe care o are clubul: eforos verify. Scris de Eforos.
exchange-check-club = Ce a extras programul și fiecare punct se pot verifica din copia întreagă, pe care o păstrează clubul: eforos verify. Scris de Eforos.
exchange-check-points-club = Fiecare punct se poate verifica din copia întreagă, pe care o păstrează clubul: eforos verify. Scris de Eforos.
exchange-brought-not-read = { $file }: { $why }
exchange-brought-too-large = { $file } depășește { $limit } MB și nu este fișierul unui concurs.
exchange-figure-rulings =
    { $count ->
        [one] cuvânt asupra căruia a decis arbitrul
        [few] cuvinte asupra cărora a decis arbitrul
       *[other] cuvinte asupra cărora a decis arbitrul
    }
exchange-nameless = Predate fără nume, și de aceea nu sunt înăuntru: { $count } ({ $where }).
