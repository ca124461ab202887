# What pages say to browsers in the hall.

# The places at the foot of a page.
web-now = Acum
web-standings = Clasament
web-help = Ajutor

# Whether a page is new; a time of day follows the second.
web-live = în direct
web-lost = fără conexiune de la
web-doors-closed = Rețeaua sălii s-a închis; pagina continuă singură când se deschide din nou.

# $time: the whole time, 6:00; the first stands before one, too
web-of = din
web-of-time = din { $time }

# A tile for who hears it.
web-face-down = cu fața în jos

# At the foot of a further screen; an address follows the first.
web-on-a-phone = pe telefon:
web-sound = Pornește sunetul
web-sound-on = ● sunet pornit
web-screen-awake = Opriți adormirea dispozitivului.
web-no-standings = Nu s-a publicat încă un clasament: apare aici după ce este publicat.
web-newer-now = Sala vede alt clasament decât cel publicat: se află la „Acum”.
web-hall-has-now = Clasamentul pe care îl vede sala se află la „Acum”.
web-legend = Față de clasamentul anterior: ▲ ▼ = sunt locuri, numărul mic sunt puncte.
web-legend-points = Numărul mic sunt puncte.
web-legend-places = Față de clasamentul anterior: ▲ ▼ = sunt locuri.
web-legend-figure = Numărul mic: { $figure }.
web-screen-invited = Cât timp telefoanele nu văd tot, un ecran are nevoie de o invitație: cereți-o arbitrului și deschideți adresa https pe care o arată.
web-screen-pupils = Ecranul arată numele elevilor, telefoanele inițialele: de aceea are nevoie de o invitație. Cereți-o arbitrului și deschideți adresa https pe care o arată.
web-phones-closed = Arbitrul a închis telefoanele: priviți proiectorul.
web-phones-no-letters = Literele sunt pe proiector; aici apar după ce expiră timpul.
web-published-at = publicat la { $time }
web-changed-at = schimbat la { $time }
web-undecided = { $count ->
        [one] un cuvânt încă nehotărât
        [few] { $count } cuvinte încă nehotărâte
       *[other] { $count } de cuvinte încă nehotărâte
    }

# What to do when a page does not open.
web-help-network = Conectați-vă la Wi-Fi-ul sălii și rămâneți conectați, chiar dacă nu are internet.
web-help-data = Opriți datele mobile și VPN-ul cât priviți; o rețea pentru oaspeți poate despărți dispozitivele: cereți rețeaua sălii.
web-help-date = Un dispozitiv vechi care avertizează la orice are data greșită: potriviți data și ora.
web-help-router = Cine face rețeaua: ajunge un router fără internet sau hotspotul unui dispozitiv (al unui iPhone primește vreo 5 dispozitive, al unui laptop 8). Routerul să rezerve o adresă pentru calculatorul arbitrului, ca adresele și codurile să ducă acolo toată ziua.
web-help-firewall = Pe calculatorul arbitrului, Windows întreabă o dată despre firewall: permiteți rețelele private. Dacă pagina nu se deschide pe niciun dispozitiv, priviți întâi acolo.
web-help-clock = Contează numai proiecția: un telefon poate întârzia. „≈” înaintea timpului spune că ceasul lui nu este sigur la o zecime de secundă. Un telefon blocat sau aflat pe altă pagină nu dă niciun semnal.
web-help-screen = Un ecran care trebuie să rămână aprins: opriți adormirea dispozitivului, deschideți adresa cu /screen la sfârșit și apăsați F11. Arată ce arată proiectorul și devine roșu închis când expiră timpul. Sunetul se pornește de la butonul de jos; telefoanele nu sună niciodată. Cât timp telefoanele nu văd tot, și la un concurs de elevi, care pe telefoane apar cu inițiale, ecranul are nevoie de o invitație de la arbitru.

# Why there is no answer.
web-not-found = Nu există o astfel de pagină aici. Adresele se scriu cu litere mici.
web-stations-elsewhere = Posturile intră la altă adresă, nu la cea a telefoanelor: începe cu https:// și se află pe ecranul arbitrului, la Stații. Scrieți-o întreagă, și cu numărul de după două puncte. Acolo browserul avertizează o dată, căci nimeni din afară nu garantează pentru calculatorul arbitrului. Comparați întâi certificatul („Nesecurizat” sau lacătul din bara de adresă): SHA-256 al lui începe cu cele șaisprezece semne pe care le citește arbitrul. Abia apoi se trece, prin „Avansat” sau „Detalii”.
web-to-stations = Arbitri secunzi: intrare aici
web-stations-here = Arbitrii secunzi, juriul și ecranele intră la această adresă
web-stations-open = 1. Deschideți adresa de mai jos. Browserul arată un avertisment, „Conexiunea nu este privată”: așa trebuie, căci nimeni din afară nu garantează pentru calculatorul arbitrului. Nu mergeți încă mai departe.
web-stations-compare = 2. Comparați: „Nesecurizat” sau lacătul din bara de adresă arată certificatul. SHA-256 al lui trebuie să înceapă cu cele șaisprezece semne din fereastra arbitrului, la Stații; majusculele, două puncte și spațiile nu contează. Dacă începe altfel, opriți-vă și spuneți-i arbitrului.
web-stations-warning = 3. Abia apoi apăsați „Avansat”, apoi „Accesează …”.
web-stations-warning-iphone = Un iPhone nu arată certificatul dinainte: să privească arbitrul, apăsați „Afișați detalii”, apoi „vizitați acest site web”.
web-not-understood = Nu s-a înțeles.
web-not-from-here = Nu a fost trimis de pe o pagină a acestei rețele.
web-not-this-door = Pagina nu se numește așa: scrieți adresa cum o arată sala.
web-too-large = Prea mult.
web-too-often = Prea multe cereri: așteptați puțin și încercați din nou.
web-too-slow = A durat prea mult.
web-closed = Rețeaua sălii este plină sau închisă: încercați din nou peste puțin timp.

# The doors and who is let in, as the referee is told.
web-no-address = { $address } nu este o adresă privată a acestui calculator.
web-no-port = Niciun port de la { $first } la { $last } nu este liber: închideți celălalt program.
web-not-open = Rețeaua sălii rămâne închisă: { $why }
web-nobody-waits = Nu există numărul { $number }.
web-somebody-else = Altcineva este { $name } aici, cu altă funcție: nu a fost primit.
web-too-many-invited = Prea multe invitații deschise: expiră în zece minute.
web-no-folder = Sistemul nu oferă un dosar pentru certificatul stațiilor.
web-certificate-ended = Ușile rămân închise: certificatul { $file } a fost valabil până la { $until }. Reînnoiți-l.
web-help-now = „Acum” arată ce arată proiectorul, cu timpul: nu este nimic de apăsat, pagina merge singură mai departe. „Clasament” are tabelul așa cum l-a publicat ultima dată arbitrul.
web-help-own = „Fluturașii mei” arată ce s-a publicat de la dumneavoastră, cu fiecare verdict și punctele lui. Fotografiați codul pătrat al cardului sau scrieți acolo cele zece semne. Cine are cardul citește același lucru, deci păstrați-l; dacă se pierde, arbitrul dă altul, iar codul vechi nu mai deschide nimic.
web-long-head = Browserul trimite prea mult cu fiecare cerere, de obicei cookies ale altor pagini de la această adresă: ștergeți cookies ale adresei din setări și deschideți pagina din nou.
web-help-title-network = Dacă o pagină nu se deschide
web-help-title-pages = Ce vedeți
web-help-title-code = Codurile
web-help-title-others = Ecrane și arbitri secunzi
web-help-term-head = eveniment … · cod …
web-help-head = Pecetea a tot ce s-a înregistrat la concurs până atunci. Fotografiați-o: dacă se schimbă ceva pe ascuns mai târziu, nu se mai potrivește, iar verificarea o arată.
web-help-word = Un cuvânt sau un număr spus de cineva din sală înaintea primei extrageri. Împreună cu sămânța, pecetluită dinainte, hotărăște toate extragerile: nimeni nu poate alege literele.
web-help-card = Zece semne pe cardul jucătorului: deschid numai fluturașii dumneavoastră. Acest telefon le ține minte până îi spuneți să le uite.
web-help-staff = Arbitrii secunzi intră de la altă adresă, care începe cu https:// și stă pe ecranul arbitrului. La prima vizită browserul avertizează, căci nimeni din afară nu garantează pentru acel calculator. Comparați întâi certificatul („Nesecurizat” sau lacătul din bara de adresă): SHA-256 al lui începe cu cele șaisprezece semne pe care le citește arbitrul. Abia apoi se trece, prin „Avansat” sau „Detalii”.
