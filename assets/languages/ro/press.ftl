# Printing: documents and archives written from the window.

press-exists = { $file } există deja. Dați alt nume.
press-no-archive-there = Arhiva nu poate fi făcută în { $folder }: { $why }. Scrieți un dosar care există și în care aveți voie să scrieți, cu un nume nou la sfârșit.
press-not-written = { $file } nu a fost scris: { $why }.
press-broken-off = Întrerupt; nu s-a scris nimic.

press-is-a-competition = { $file } este un fișier de concurs și nu se înlocuiește. Dați alt nume.
press-no-viewer = nu s-a găsit niciun program care să îl deschidă
press-busy = Se scrie un document. Așteptați să se termine sau opriți-l.

press-documents = Documente
press-file = Fișier PDF
press-file-hint = { $name }
press-file-kind = Document PDF
press-page-kind = Pagină web
press-folder = Dosar
press-archive-name = { $name } - arhivă
press-round = turul { $round }
press-issue = ediția { $issue }
press-rounds = Tur
press-every-round = Toate
press-last-round = Ultimul
press-players = Jucător
press-everybody = Toți jucătorii
press-find-player = Un singur jucător
press-find-player-hint = număr sau nume
press-nobody = Niciun jucător nu se potrivește cu { $typed }.
press-several = Se potrivesc mai mulți: alegeți unul.
press-whole-page = Pagina întreagă
press-whole-width = Lățimea întreagă
press-laying = { $of ->
    [0] Se așază paginile…
   *[other] Se așază paginile… { $done } din { $of }
}
press-writing = Se scrie: { $file }
press-written = S-a scris: { $file }
press-opening = S-a scris și se deschide în vizualizatorul PDF; tipăriți de acolo: { $file }
press-opened = S-a deschis în vizualizatorul PDF; tipăriți de acolo: { $file }
press-archived = Concursul a fost arhivat în dosarul { $folder }
press-not-opened = Se află în { $file }, dar nu s-a deschis: { $why }.
press-more-warnings = { $count ->
    [one] … și încă o avertizare
    [few] … și încă { $count } avertizări
   *[other] … și încă { $count } de avertizări
}

press-word-no-players = fără jucători
press-word-nothing-played = încă nu
press-word-no-rulings = nicio decizie
press-word-no-penalties = nicio sancțiune
press-word-not-signed = nesemnat
press-word-late = deja extras
press-word-no-draw = fără extragere
press-no-players = Încă nu sunt jucători. Adăugați-i în Concurs.
press-nothing-played = Încă nu s-a încheiat niciun tur.
press-no-rulings = Încă nu există nicio decizie asupra vreunui cuvânt.
press-no-penalties = Nu există nicio sancțiune: tabelul clasamentului nu numește pe nimeni.
press-not-signed = Concursul nu este semnat: fiecare pagină o spune.
press-late = Extragerea a început: angajamentul trebuia afișat înainte de turul 1.
press-no-draw = Programul nu a extras nimic: nu există nicio extragere pe care angajamentul s-o dovedească.
press-this = Tipărește…
press-report = Raportul jucătorului…
press-final = Tipărește fișa finală…
press-templates-not-read = Șabloanele din { $folder } nu au fost citite: { $why }.

# A club's own words of certificates: what is said of the file, and the comments in it, a line of text each
press-own-nowhere = Sistemul nu indică un dosar pentru șabloanele clubului.
press-own-there = Textele și semnăturile diplomelor: { $file }. Deschideți-l cu un editor de text simplu, modificați-l și salvați-l: paginile de aici se schimbă singure.
press-own-name = Prenume Nume
press-own-office = Președinte
press-own-about =
    Diplome: textele, semnăturile și cerneala clubului.
    Scrieți între ghilimele și salvați: Tipărirea se schimbă imediat. Ce rămâne "" este spus de program.
    Liniile care încep cu # sunt explicații și nu se tipăresc.
press-own-signatories =
    Cine semnează, cel mult trei: ștergeți # și scrieți numele și funcția, câte o linie pentru fiecare.
    Cât timp nu e scris nimeni, semnează arbitrul și cineva din partea clubului.
# $full, $black, $yes, $no: as they are to be typed
press-own-colours =
    { $full } în culori, { $black } alb-negru.
press-own-figures =
    Pe diploma de participare: cel mai lung cuvânt din piese, și cifrele. { $yes } sau { $no }.
# $rank, $points, $players: as they are to be typed
press-own-ranks =
    Primele trei locuri: titlul fiecăruia și propoziția de sub nume.
    Cel lăsat gol este al programului.
    { $rank } devine numărul locului, { $points } punctele, { $players } numărul participanților.
press-own-participation =
    Participarea: un cuvânt din piese și o propoziție sub nume, cu { $points } și { $players }.

press-order = Ordine
press-by-round = Pe tururi
press-by-player = Pe jucători
press-paper = Hârtie
press-a5 = A5
press-a4 = A4, două pe pagină
press-a4-whole = A4, una pe pagină
press-blank = Fără nume
press-blank-hint = câte; gol: cele ale jucătorilor
press-blank-range = Fără nume: de la 1 la { $most }.
press-backs = Verso
press-white-backs = Alb
press-printed-backs = Cu rubrici
press-web-page = Pagina web…
press-look-signed = Se semnează ce spune un document, nu cum arată: sigla clubului din dosarul de șabloane (club.toml) apare pe tot ce se tipărește de acum, oricând ar fi fost pusă acolo.
