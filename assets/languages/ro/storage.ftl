# The competition file: what can be wrong with it, and what its verification finds.
# $path: the file

storage-no-such-file = Nu există fișierul { $path }. Verificați-i numele și dosarul.
storage-no-such-folder = Dosarul pentru { $path } nu există. Creați-l mai întâi sau alegeți altul.
storage-not-a-file = { $path } nu este un fișier. Dați fișierul unui concurs (.eforos).
storage-already-exists = { $path } există deja și nu se suprascrie niciodată. Alegeți alt nume.
# $name: a file's name
storage-remains-beside = { $path } nu poate fi creat: alături se află { $name }, rămășița unui fișier mai vechi cu acest nume. Mutați-o în altă parte sau alegeți alt nume.
storage-no-permission = Sistemul nu permite accesul la { $path }. Cereți dreptul de acces sau copiați-l într-un dosar al dumneavoastră.
storage-empty = { $path } este gol: nu cuprinde niciun concurs. Deschideți alt fișier sau o copie de siguranță.
storage-other-file = { $path } nu este un fișier de concurs. Deschideți un fișier creat de Eforos (.eforos).
storage-other-database = { $path } este baza de date a altui program, nu un concurs. Deschideți un fișier creat de Eforos (.eforos).
# $version, $known: numbers as text
storage-newer = { $path } a fost scris de o versiune mai nouă de Eforos (format de fișier { $version }; acest program cunoaște formatele până la { $known }). Instalați versiunea mai nouă și deschideți-l din nou.
# $seq: the event's number as text
storage-newer-event = Evenimentul { $seq } din { $path } a fost scris de o versiune mai nouă de Eforos (format de eveniment { $version }; acest program cunoaște formatele până la { $known }). Instalați versiunea mai nouă și deschideți-l din nou.
storage-unknown-format = { $path } este un concurs de un fel pe care acest program nu îl cunoaște ({ $name }). Instalați o versiune mai nouă și deschideți-l din nou.
storage-other-format = { $path } este un concurs de alt fel ({ $name }) decât cel cerut.
# $damage: one of the sentences below
storage-damaged = { $path } este deteriorat: { $damage }. Păstrați-l cum este și deschideți o copie de siguranță sau, din fereastra programului, partea lui intactă ca o copie.
storage-held = { $path } este deschis în altă parte: într-o altă fereastră Eforos sau în alt program (copii de rezervă, sincronizare). Închideți-l acolo sau deschideți fișierul aici numai pentru citire.
# $why: one of the three below
storage-read-only = Nu se poate scrie nimic în { $path }. { $why }
storage-read-only-asked = Fișierul a fost deschis numai pentru citire.
storage-read-only-not-writable = În fișier sau în dosarul lui nu se poate scrie: deschideți-l numai pentru citire sau copiați-l într-un dosar al dumneavoastră.
storage-read-only-publication = Fișierul este o copie pentru publicare și se deschide numai pentru citire: lucrul continuă în original.
storage-journal-beside = Lângă { $path } se află { $name }: un program s-a oprit în timp ce scria, iar ce a lăsat neterminat nu a fost anulat. Deschideți concursul o dată pentru scriere; dacă acel fișier nu este al lui, îndepărtați-l.
storage-not-closed = { $path } nu a fost închis corect, iar în dosarul lui nu se poate scrie. Copiați-l împreună cu fișierul cu același nume care se termină în -wal într-un dosar al dumneavoastră și deschideți-l acolo.
storage-disk-full = Nu mai este loc pentru { $path }. Ce nu s-a salvat nu este în fișier; faceți loc și repetați.
storage-too-many-open = Sistemul nu lasă programul să deschidă mai multe fișiere, așa că { $path } nu a fost deschis. Închideți alte programe sau măriți limita de fișiere deschise și repetați.
storage-not-joined = Totul este salvat, dar o parte din { $path } a rămas alături, în { $ahead }. Deschideți-l și închideți-l din nou înainte de a-l copia sau copiați-le împreună.
storage-disk-fails = Discul cu { $path } a refuzat: poate este plin, a fost scos sau se strică. Nimic nu s-a scris pe jumătate; verificați-l și repetați sau faceți o copie pe alt disc.
storage-not-settled = { $path } a fost scris în întregime și există, dar discul nu a confirmat că ar rămâne dacă s-ar lua curentul. Deschideți-l pentru verificare și păstrați o copie și pe alt disc.
storage-moved = { $path } a fost șters, mutat sau înlocuit cât era deschis și nu se mai scrie nimic în el. Ce s-a salvat nu este pierdut: faceți acum o copie („Copie…” în Concurs) și deschideți-o sau puneți fișierul înapoi la locul lui.
storage-unfit-folder = { $path } se află într-un dosar (adesea unul din rețea) în care un concurs nu poate fi păstrat în siguranță. Copiați-l pe discul acestui calculator.
storage-name-refused = { $path } nu poate fi creat: sistemul nu acceptă acest nume. Alegeți altul, fără : ? * " < > | și nu con, aux, nul sau com1.
storage-path-too-long = { $path }: acest nume sau întreaga cale, cu dosarele ei, este prea lungă. Alegeți un nume mai scurt sau un dosar aflat mai sus.
# $ahead: the name of a file that should lie beside it; $events: an event's number as text
storage-may-lack-the-last = { $path } nu fusese închis corect, iar { $ahead } nu se află alături: dacă a fost copiat fără acesta, pot lipsi ultimele evenimente. Istoricul se termină aici cu evenimentul { $events }. Dacă lipsește ceva, nu continuați în acest fișier: deschideți concursul pe calculatorul pe care s-a ținut, închideți-l și copiați-l din nou.
# $count: how many
storage-drafts-left-out =
    { $count ->
        [one] În { $path }, un fluturaș început și nesalvat nu poate fi citit și a fost lăsat deoparte. Ce era salvat este neatins: introduceți din nou de pe hârtie ce lipsește.
        [few] În { $path }, { $count } fluturași începuți și nesalvați nu pot fi citiți și au fost lăsați deoparte. Ce era salvat este neatins: introduceți din nou de pe hârtie ce lipsește.
       *[other] În { $path }, { $count } de fluturași începuți și nesalvați nu pot fi citiți și au fost lăsați deoparte. Ce era salvat este neatins: introduceți din nou de pe hârtie ce lipsește.
    }
# $events: how many; $sha256: the word list's digest
storage-list-lost =
    { $events ->
        [one] În { $path } istoricul este intact (1 eveniment), dar lista de cuvinte nu, iar fără aceeași listă punctele nu ar fi aceleași: nu s-a făcut nicio copie. Citiți lista din fișierul ei la „Listă de cuvinte” (SHA-256 { $sha256 }) și deschideți din nou partea intactă.
        [few] În { $path } istoricul este intact ({ $events } evenimente), dar lista de cuvinte nu, iar fără aceeași listă punctele nu ar fi aceleași: nu s-a făcut nicio copie. Citiți lista din fișierul ei la „Listă de cuvinte” (SHA-256 { $sha256 }) și deschideți din nou partea intactă.
       *[other] În { $path } istoricul este intact ({ $events } de evenimente), dar lista de cuvinte nu, iar fără aceeași listă punctele nu ar fi aceleași: nu s-a făcut nicio copie. Citiți lista din fișierul ei la „Listă de cuvinte” (SHA-256 { $sha256 }) și deschideți din nou partea intactă.
    }
# $got, $previous: events' numbers as text
storage-out-of-order = Evenimentul { $got } nu poate urma după evenimentul { $previous } în { $path }. Nu s-a salvat nimic; închideți fișierul și deschideți-l din nou.
# $part: one of the parts below
storage-unfit = Concursul pentru { $path } numește altceva decât s-a dat: { $part }. Nu s-a scris nimic.
# $what: the system's own words
storage-system = Sistemul a refuzat ceva la { $path }: { $what }. Nimic nu s-a scris pe jumătate; încercați din nou.

storage-part-rules = regulamentul
storage-part-lexicon = lista de cuvinte
storage-part-seed = sămânța

storage-damage-pages = îi lipsește sfârșitul sau are pagini stricate
storage-damage-schema = { $name } lipsește sau nu este cum a fost creat
storage-damage-ahead = ce s-a scris după evenimentul { $seq } este în fișierul cu același nume care se termină în -wal și nu poate fi citit
storage-damage-no-events = istoricul lui este gol
storage-damage-chain = evenimentul { $seq } nu decurge din cele dinaintea lui: ceva a fost schimbat sau scos
storage-damage-column = evenimentul { $seq } nu poate fi citit ({ $column })
storage-damage-body = evenimentul { $seq } nu poate fi citit ({ $what })
storage-damage-missing = lipsește ceva ce istoricul lui numește: { $part } ({ $sha256 })
storage-damage-words-only = are numai unele cuvinte ale listei { $sha256 }, cum îi este îngăduit numai unei copii pentru publicare
storage-damage-changed = ceva nu este ceea ce istoricul lui numește: { $part } ({ $sha256 })
storage-damage-rules = regulamentul lui nu poate fi citit ({ $what })
storage-damage-lexicon = lista lui de cuvinte nu poate fi citită ({ $what })
storage-damage-draft = un fluturaș început și nesalvat nu poate fi citit
storage-damage-station = o stație nu poate fi citită
storage-damage-receipt = dovada evenimentului { $seq } este a altor evenimente
storage-damage-picture = fotografia { $sha256 } nu este a unui eveniment

# $what: what was looked at; $why: one of the reasons below; $seq: an event's number as text
storage-verify-holds = { $what }: corect
storage-verify-failed = { $what }: greșit: { $why }
storage-verify-failed-at = { $what }: greșit la evenimentul { $seq }: { $why }
storage-verify-not-derivable = { $what }: consemnat, nu se poate deduce: { $why }

storage-verify-file = Fișierul însuși
storage-verify-last = Ce s-a scris la urmă
storage-verify-drafts = Fluturași începuți și nesalvați
storage-verify-receipts = Ce au cerut stațiile
storage-verify-pictures = Fotografiile fluturașilor ({ $number })
storage-verify-chain =
    { $events ->
        [one] Lanțul de amprente al unui eveniment
        [few] Lanțul de amprente al celor { $events } evenimente
       *[other] Lanțul de amprente al celor { $events } de evenimente
    }
storage-verify-numbering = Numerotarea evenimentelor și a acțiunilor
storage-verify-events = Fiecare eveniment poate fi citit
storage-verify-rules = Regulamentul { $id }, cel al programului ({ $sha256 })
storage-verify-rules-of-club = Regulamentul propriu al unui club, numit „{ $id }” ({ $sha256 })
storage-verify-lexicon = Lista de cuvinte „{ $name }” ({ $sha256 })
storage-verify-lexicon-words = Lista de cuvinte „{ $name }” ({ $sha256 }, numai cuvintele scrise)
storage-verify-kept-seed = Sămânța secretă față de angajament
storage-verify-seed = Sămânța dezvăluită față de angajament
storage-verify-table = Tabelul semnat, ediția { $issue }

storage-failure-last = fișierul nu fusese închis corect, iar { $ahead } nu se află alături; dacă a fost copiat fără acesta, pot lipsi ultimele evenimente
storage-failure-newer-event = a fost scris de o versiune mai nouă de Eforos
storage-failure-numbering = nu este numerotat cum trebuie
storage-failure-beginning = un istoric începe o singură dată, cu crearea concursului
storage-failure-undo = anulează ceva ce nu există ca să fie anulat
storage-failure-seed = sămânța nu este cea din angajament
storage-failure-table = rândul { $row } nu este cel care rezultă din istoric
storage-failure-digest = SHA-256 al tabelului este { $derived }
storage-failure-not-to-be-signed = nu se putea semna atunci ({ $why })

# A head of the chain that somebody photographed. $sought: its code or the beginning of its hash;
# $events, $all: events' numbers as text; $at: such numbers, $count of them
storage-head-there = Capătul { $sought }: da, istoricul îl are după evenimentul { $events }.
storage-head-another = Capătul { $sought }: nu. După evenimentul { $events } istoricul are altul: cod { $code }, { $hash }. Fie nu este istoricul pe care l-a văzut sala, fie o cifră a fost citită greșit.
storage-head-beyond = Capătul { $sought }: nu. Istoricul nu ajunge la evenimentul { $events }: ține până la { $all }.
storage-head-somewhere =
    { $count ->
        [one] Capătul { $sought }: da, istoricul îl are după evenimentul { $at }.
        [few] Capătul { $sought }: da, istoricul îl are după evenimentele { $at }.
       *[other] Capătul { $sought }: da, istoricul îl are după evenimentele { $at }.
    }
storage-head-nowhere = Capătul { $sought }: nu, istoricul nu îl are nicăieri între evenimentele 1 și { $all }.
storage-head-elsewhere =
    { $count ->
        [one] Îl are însă după evenimentul { $at }: verificați numărul evenimentului.
        [few] Îl are însă după evenimentele { $at }: verificați numărul evenimentului.
       *[other] Îl are însă după evenimentele { $at }: verificați numărul evenimentului.
    }
# $count: how many places
storage-head-chance =
    { $count ->
        [one] S-a căutat într-un singur loc. Un cod singur se potrivește și din întâmplare, o dată la 100.000.000 de locuri: cu --events se caută numai la evenimentul numit de fotografie.
        [few] S-a căutat în { $count } locuri. Un cod singur se potrivește și din întâmplare, o dată la 100.000.000 de locuri: cu --events se caută numai la evenimentul numit de fotografie.
       *[other] S-a căutat în { $count } de locuri. Un cod singur se potrivește și din întâmplare, o dată la 100.000.000 de locuri: cu --events se caută numai la evenimentul numit de fotografie.
    }

storage-not-yet-signed = sămânța se dezvăluie la semnarea fișei finale
storage-seed-unknown = sămânța nu este în acest fișier
storage-typed = extrase din săculețe adevărate și introduse
storage-recorded = consemnate ulterior sau importate
storage-corrected = s-a corectat o greșeală
storage-by-hand = mesele au fost făcute manual
storage-verify-order = Ordinea turului { $round }
storage-verify-order-again = Ordinea turului { $round }, încercarea { $attempt }
storage-verify-letters = Literele turului { $round }
storage-verify-letters-again = Literele turului { $round }, extragerea { $attempt }
storage-verify-totals =
    Totaluri calculate din nou ({ $sheets ->
        [one] 1 fluturaș
        [few] { $sheets } fluturași
       *[other] { $sheets } de fluturași
    }, { $words ->
        [one] 1 cuvânt
        [few] { $words } cuvinte
       *[other] { $words } de cuvinte
    })
storage-failure-letters = sămânța dă { $letters } cu { $redraws } repetări
storage-failure-no-draw = acolo programul nu putea face nicio extragere
storage-failure-total = totalul jucătorului { $player } este { $stated }, iar cuvintele dau { $derived }

storage-io-not-found = nu există un astfel de fișier sau dosar
storage-io-permission = acces interzis
storage-io-exists = există deja
storage-io-full = discul este plin
storage-io-too-large = un fișier atât de mare nu încape acolo
storage-io-read-only = de pe disc se poate numai citi
storage-io-folder = este un dosar
storage-io-no-folder = o parte a căii nu este un dosar
storage-io-name = numele nu este acceptat

## The law of the record

storage-unlawful = Lanțul din { $path } este corect, dar istoricul cuprinde ceva ce regulile nu permit: Eforos nu l-a scris așa. { $what } Concursul nu se continuă; poate fi deschis numai pentru citire.
storage-undone-too-often = Istoricul din { $path } anulează mai mult, și după mai multe evenimente, decât se parcurge din nou la un istoric venit de altundeva: a fost citit până înaintea evenimentului { $seq } și nimic din el nu contează. Uitați-vă la fișier pe calculatorul care l-a scris.
storage-unlawful-event = Evenimentul { $seq } ({ $at }, { $who }): { $what } Nu are voie să stea acolo: { $why }
storage-unlawful-more = { $first } { $count ->
    [one] Încă o acțiune nu este permisă.
    [few] Încă { $count } acțiuni nu sunt permise.
   *[other] Încă { $count } de acțiuni nu sunt permise.
}
storage-verify-told = { $what }: observație: { $why }
storage-verify-law = Fiecare eveniment era permis la locul lui
storage-verify-offices = Fiecare a făcut ce îi permite rolul
storage-verify-words = Cuvintele listei pe care le are această copie
storage-told-offices = { $count ->
    [one] într-o acțiune
    [few] în { $count } acțiuni
   *[other] în { $count } de acțiuni
} la calculator se afla un arbitru secund, nu arbitrul (prima: evenimentul { $first }); versiunea 0.1.0 nu întreba
storage-told-pictures = Acestei copii îi lipsesc fotografii ale foilor: { $number }. Nu este o eroare: le are fișierul concursului.
storage-told-words = nicio semnare nu le fixează, deci nimic de aici nu arată că lista le are exact pe acestea
storage-pictures-left-out = Fotografii ale foilor care nu sunt în acest fișier: { $count }. Lipsesc din copiile pe care programul le păstrează în timpul zilei, din copiile pentru publicare și din fișierele scrise din nou; tot ce s-a introdus este aici.
