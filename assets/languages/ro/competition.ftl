# Competition: files, people, players, the draw.

competition-added =
    { $count ->
        [one] S-a adăugat un jucător.
        [few] S-au adăugat { $count } jucători.
       *[other] S-au adăugat { $count } de jucători.
    }
competition-assistants = Secunzi (cu virgule)
competition-authoritative = Listă normativă: un cuvânt care lipsește este invalid.
competition-closed = Listă închisă: sunt valide cuvintele ei și numai acestea; arbitrul nu decide asupra lor.
competition-external = O carte sau un site din afara programului: despre fiecare cuvânt decide arbitrul, cu sursa.
competition-reference = Listă orientativă: pentru un cuvânt care lipsește decide arbitrul.
competition-commitment-about = Angajamentul extragerii (SHA-256): se publică înainte de primul tur.
competition-no-seed = Acest fișier nu are sămânța extragerilor: numai extrageri manuale.
competition-date = Data
competition-date-hint = 21/11/2026
competition-details = Datele concursului
competition-draw = Extragere
competition-file = Fișier
competition-file-hint = /dosar/concurs.eforos
competition-file-hint-windows = C:\dosar\concurs.eforos
competition-file-kind = Concurs (eforos)
competition-file-name = concurs
competition-hall-said = Din sală s-a spus: „{ $word }”
competition-hall-silent = Din sală nu s-a spus niciun cuvânt.
competition-hall-word = Cuvântul sau numărul sălii
competition-list = Listă de cuvinte
competition-list-line =
    { $words ->
        [one] { $name } { $edition } · { $words } cuvânt
        [few] { $name } { $edition } · { $words } cuvinte
       *[other] { $name } { $edition } · { $words } de cuvinte
    }
competition-new-players = Jucători: câte unul pe rând, „nume; club”, sau lipiți dintr-o foaie de calcul
competition-new-players-hint = Maria Popa; București
competition-new-title = Concurs nou
competition-start-about = Concursuri de cuvinte, de la extragere până la fișa finală
competition-start-more = Extragere, timp, fluturași, decizii și clasament pe acest calculator. Sala vede al doilea ecran.
competition-go-on = Continuare: { $name }
competition-new-about = Titlu, jucători, listă de cuvinte
competition-open-about = Un concurs sau o copie
competition-list-suggestion = Listei libere îi lipsesc multe cuvinte corecte, care vor aștepta o decizie. Dacă aveți lista federației, importați-o.
competition-club-doubt = în altă parte apare ca „{ $club }”
competition-no-name = rândul { $line }, nu are nume
competition-number-anew = în listă: numărul { $number }
competition-number-twice = rândul { $line }, numărul { $number } apare și pe rândul { $before }
competition-players-unread = Nu a fost adăugat nimeni: { $line }. Corectați sau ștergeți rândul.
competition-comma-doubt = o virgulă în nume: scrieți „;” înaintea clubului
competition-next-about = Afișați angajamentul, tipăriți fluturașii și continuați la Tururi.
competition-next-players = Urmează: scrieți sau lipiți jucătorii.
competition-next =
    { $count ->
        [0] Concursul a fost creat
        [one] { $count } jucător, înainte de turul 1
        [few] { $count } jucători, înainte de turul 1
       *[other] { $count } de jucători, înainte de turul 1
    }
competition-doubts =
    { $count ->
        [one] { $count } lucru de verificat
        [few] { $count } lucruri de verificat
       *[other] { $count } de lucruri de verificat
    }
competition-nothing-typed = Scrieți un titlu sau jucătorii: formularul este gol. Jucătorii se pot adăuga și mai târziu.
competition-no-chance = Sistemul nu a dat date aleatoare pentru sămânța extragerilor.
competition-no-dialog = Fereastra de alegere a fișierului nu s-a deschis; scrieți calea.
competition-no-file = Nu a fost ales niciun fișier.
competition-nothing-chosen = Nu s-a ales niciun fișier. Dacă nu s-a deschis nicio fereastră, scrieți calea în câmp.
competition-no-path = Scrieți mai întâi unde este sau unde va fi fișierul.
competition-players =
    { $count ->
        [one] { $count } jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
competition-signed = Semnat: titlul, datele și imaginea rămân cum au fost semnate. Se schimbă doar dacă concursul semnat este redeschis, din clasament, și semnat din nou.
competition-read-only = Deschis numai pentru citire.
competition-recent = Recente
competition-known-signed = semnat
competition-known-new = niciun tur
competition-known-on = turul { $round } în desfășurare
competition-known-rounds = { $rounds ->
    [99] turul { $played }
   *[other] turul { $played } din { $rounds }
}
competition-referee = Arbitru
competition-saved = Datele au fost salvate.
competition-emblem = Sigla clubului
competition-emblem-about = Apare în sală și pe documente. PNG de cel mult 1024 × 1024 de puncte și 256 kB.
competition-emblem-file = Fișierul imaginii
competition-emblem-kind = Imagini PNG
competition-emblem-chosen = Sigla clubului apare de acum în sală și pe documente.
competition-emblem-signed = Concursul a fost semnat cu această siglă sau fără: se schimbă dacă este redeschis și semnat din nou. Numai pentru documente, și diplome, ajunge un „logo” în club.toml din dosarul de șabloane.
competition-emblem-removed = Sigla clubului a fost eliminată.
competition-more = Mai multe: siglă, extragere, introducere dublă
competition-span = tururile { $from }–{ $to }
competition-only = numai turul { $to }
competition-left = a plecat după turul { $to }
competition-came = din turul { $round }
competition-alike-players = { $one } și { $other }: poate este aceeași persoană
competition-alike-clubs = „{ $one }” și „{ $other }”: poate este același club
competition-alike-two = Sunt două persoane
competition-alike-two-clubs = Sunt două cluburi
competition-alike-remove = Elimină numărul { $number }…
competition-alike-spell = Toți „{ $club }”
competition-spelled = { $count ->
    [one] Un jucător este acum la „{ $club }”
    [few] { $count } jucători sunt acum la „{ $club }”
   *[other] { $count } de jucători sunt acum la „{ $club }”
}
competition-title = Titlu
competition-title-of-date = Concursul din { $date }
competition-venue = Locul desfășurării
competition-club = Clubul organizator
competition-starts = Ora începerii
competition-starts-hint = 11:00
competition-starts-refused = „{ $typed }” nu este o oră: scrieți ore:minute, de exemplu 11:00.
# A word list that is brought.
competition-list-authoritative = Normativă
competition-list-authority = Ce înseamnă că un cuvânt lipsește?
competition-list-changed = Concursul se judecă de acum după lista „{ $name }”.
competition-list-closed = Închisă
competition-list-edition = Ediția listei
competition-list-folder = este un dosar
competition-list-forbidden = citirea nu este permisă
competition-list-free = Dacă nu dați alta: lista liberă a programului, ca listă orientativă.
competition-list-hint = /dosar/lista.pdf sau .txt
competition-list-name = Numele listei
competition-list-no-path = Scrieți mai întâi unde este fișierul listei.
competition-list-not-there = nu există
competition-list-path = Fișierul altei liste de cuvinte
competition-list-read = Lista citită
competition-list-reading = Se citește lista: { $percent } %
competition-list-reference = Orientativă
competition-list-refused = Din fișierul { $file } nu a ieșit o listă de cuvinte: { $why }.
competition-list-stopped = Citirea listei a fost întreruptă.
competition-list-verdicts =
    { $count ->
        [0] Nu se schimbă niciun verdict.
        [one] Se schimbă un verdict.
        [few] Se schimbă { $count } verdicte.
       *[other] Se schimbă { $count } de verdicte.
    }
competition-list-totals =
    { $count ->
        [0] Niciun total nu se schimbă.
        [one] Se schimbă totalul unui jucător.
        [few] Se schimbă totalul la { $count } jucători.
       *[other] Se schimbă totalul la { $count } de jucători.
    }
competition-list-unsettled = Lista de cuvinte nu a fost citită încă. Citiți-o cu „Importă” sau ștergeți-i calea.
competition-add =
    { $count ->
        [one] Adaugă { $count } jucător
        [few] Adaugă { $count } jucători
       *[other] Adaugă { $count } de jucători
    }
competition-add-from = Din ce tur joacă (fluturașii dinainte nu se așteaptă)
competition-from = Din turul { $round }
competition-no-date = nu este o dată
competition-date-refused = „{ $typed }” nu este o dată: scrieți zi/lună/an, de exemplu 21/11/2026.
competition-duplicate = există deja cu numărul { $number }
competition-headings-number = nr, nr., număr, nr. crt., nr crt, crt, #
competition-headings-name = nume, nume și prenume, prenume, nume de familie, jucător, jucătoare, concurent
competition-headings-club = club, clubul, echipă, cerc
competition-headings-team = echipă, școală
competition-headings-member = membru, număr de membru
competition-new-file = Fișier (gol: cum se propune)
competition-copied = Copia a fost scrisă: { $file }
competition-kept = Copii păstrate de program
competition-kept-none = La sfârșitul fiecărui tur și la semnare se păstrează de la sine o copie a concursului; la tururile cu foi, și după ce au fost introduse toate. Încă nu există niciuna.
# $folder: where all copies lie
competition-kept-help = Câte una la sfârșitul fiecărui tur și la semnare; la tururile cu foi, și după ce au fost introduse toate. O apăsare deschide un fișier nou, făcut din copie; fișierul concursului rămâne cum este. Aici sunt toate ale ultimului concurs și cea mai nouă a fiecăruia dintre celelalte; restul sunt în dosarul { $folder }.
competition-kept-words = când s-au închis cuvintele
competition-kept-letters = cu literele turului { $round }
competition-kept-round = la sfârșitul turului { $round }
competition-kept-sheets = cu toate foile turului { $round }
competition-kept-signed = după semnare
competition-far = { $file } se află pe alt calculator din rețea: dacă rețeaua cade, nu se mai salvează nimic, iar două calculatoare ar putea scrie în același timp. Închideți concursul, copiați fișierul pe discul acestui calculator și deschideți-l acolo.
competition-not-kept = Copia de siguranță nu a fost scrisă, dar concursul este salvat: { $why }
competition-taken-up = Deschis dintr-o copie, într-un fișier nou: { $file }. Ce s-a întâmplat după copie nu se află aici.
competition-intact-name = intact
competition-intact-part =
    { $events ->
        [one] S-a deschis partea intactă, un eveniment până la { $when }, într-un fișier nou: { $file }. Ce urmează nu se poate citi: comparați cu copiile și cu hârtiile.
        [few] S-a deschis partea intactă, { $events } evenimente până la { $when }, într-un fișier nou: { $file }. Ce urmează nu se poate citi: comparați cu copiile și cu hârtiile.
       *[other] S-a deschis partea intactă, { $events } de evenimente până la { $when }, într-un fișier nou: { $file }. Ce urmează nu se poate citi: comparați cu copiile și cu hârtiile.
    }
competition-intact-whole =
    { $events ->
        [one] Istoricul este intact, un eveniment până la { $when }, și s-a deschis într-un fișier nou: { $file }.
        [few] Istoricul este intact, { $events } evenimente până la { $when }, și s-a deschis într-un fișier nou: { $file }.
       *[other] Istoricul este intact, { $events } de evenimente până la { $when }, și s-a deschis într-un fișier nou: { $file }.
    }
competition-intact-list = Lista de cuvinte era deteriorată; a fost pusă la loc aceeași listă, cuvânt cu cuvânt, din altă parte.
competition-rescued-name = salvat
competition-rescued = La închiderea concursului, fișierul nu mai era la locul lui sau nu mai putea fi citit. Totul a fost salvat aici: { $file }
competition-not-rescued = La închiderea concursului, fișierul nu mai era la locul lui sau nu mai putea fi citit, iar o copie nu a putut fi scrisă nicăieri. Deschideți ultima dintre copiile păstrate de program.
competition-not-joined = Concursul este închis și nimic nu s-a pierdut, dar discul a refuzat ultima scriere: poate este plin. O parte din { $file } a rămas alături, în { $ahead }: păstrați-le împreună. Faceți loc, apoi deschideți și închideți concursul încă o dată.
competition-copy-name = copie
competition-publication-name = publicare
competition-not-read = Fișierul { $file } nu poate fi citit: verificați calea.
competition-players-file = Jucători dintr-un fișier CSV
competition-players-file-hint = /dosar/jucatori.csv
competition-players-no-table = Fișierul nu conține un tabel de jucători: are nevoie de o coloană cu nume, ca CSV.
competition-rehearsal = Simulare
competition-rehearsal-count = Numărul de jucători al simulării
competition-rehearsal-help = Un concurs simulat, pentru exersare, într-un fișier separat.
competition-rehearsal-name = Simulare
competition-rehearsal-players = Scrieți câți jucători să aibă simularea: de la { $least } la { $most }.
competition-rehearse-players = Din turul 1
competition-rehearse-unsigned = Înainte de semnare
competition-rehearse-whole = Întreagă, semnată
competition-rules = Regulament
competition-rules-own = Regulamentul clubului: { $id }
competition-rules-file = Fișierul altui regulament
competition-rules-hint = /dosar/regulament.toml
competition-rules-no-text = nu este text UTF-8
competition-rules-refused = Regulamentul nu este acceptat: { $why }
competition-rules-unsettled = Celălalt regulament nu a fost citit încă. Citiți-l sau ștergeți-i calea.
competition-list-words = { $from } → { $to } ({ $count }): { $words }
competition-time-runs = Timpul curge: închideți mai întâi acest concurs, apoi deschideți altul.
competition-last-open = Deschis ultima dată: „{ $title }”
competition-unclosed = Concursul „{ $title }” nu a fost închis
competition-unclosed-runs = Turul { $round } este în desfășurare: au rămas { $left }.
competition-unclosed-over = Timpul turului { $round } a expirat.
competition-unclosed-held = Turul { $round } este întrerupt: au rămas { $left }.
competition-unclosed-break = Pauza este în curs: au rămas { $left }.
competition-unclosed-break-over = Pauza s-a încheiat.
competition-unclosed-signed = Foaia finală este semnată.
competition-unclosed-played =
    { $count ->
        [0] Încă nu s-a jucat niciun tur.
        [one] S-a jucat { $count } tur.
        [few] S-au jucat { $count } tururi.
       *[other] S-au jucat { $count } de tururi.
    }
competition-keying = Introducere dublă
competition-keying-optional = Opțională
competition-keying-required = Obligatorie
competition-unclosed-drawn = Literele turului { $round } sunt extrase.
competition-unclosed-whole =
    { $count ->
        [one] Nu s-a pierdut nimic: { $count } pas înregistrat este aici.
        [few] Nu s-a pierdut nimic: toți cei { $count } pași înregistrați sunt aici.
       *[other] Nu s-a pierdut nimic: toți cei { $count } de pași înregistrați sunt aici.
    }
competition-its-file = Fișier și copii
