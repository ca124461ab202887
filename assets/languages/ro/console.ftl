# The console’s frame, and what several places say.

console-about-reading = citirea fluturașului
console-about-void = anularea fluturașului
console-about-word = cuvânt
console-assistant = arbitru secund
console-jury = comisia de cuvinte
console-screen = ecran
console-referee = arbitru
console-club = Club
console-from-round = Din turul
console-to-round = Până în turul (gol: până la sfârșit)
console-letters = Litere
# What a light is about, in one short word, where its words have no room.
console-light-closed = Sala închisă
console-light-of-pinned = Scenă fixă
console-light-of-sound = Sunet
console-light-of-saving = Disc
console-light-of-awake = Se poate stinge
console-light-of-network = rețea
console-light-projector = Proiecție: deschisă
console-light-screens = Ecran în rețea
console-light-no-projector = Proiecție: închisă
console-light-sound = Sunet pregătit
console-light-no-sound = Fără difuzor
console-light-saved = Salvat
console-light-reopened = Redeschis
console-light-reopened-hint = Ediția { $issue } a fost semnată ({ $at }), iar concursul a fost redeschis pentru o corectură: este valabilă cea semnată până când se semnează următoarea
console-light-not-saved = Nesalvat
console-light-read-only = Numai citire
console-message = Mesaj
console-minutes =
    { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    }
console-name = Nume
console-name-of-program = Eforos
console-no-display = Ferestrele nu au putut fi deschise: { $what }. Au nevoie de un mediu grafic; fără el folosiți comenzile, vedeți „eforos --help”.
console-penalty-deduction = Scădere de puncte
console-penalty-expelled = Eliminare din concurs
console-penalty-points =
    { $points ->
        [one] { $points } punct scăzut
        [few] { $points } puncte scăzute
       *[other] { $points } de puncte scăzute
    }
console-penalty-recommendation = Atenționare
console-penalty-reprimand = Mustrare
console-penalty-technical = Avertisment tehnic
console-penalty-disciplinary = Avertisment disciplinar
console-penalty-rest = Eliminare pentru restul concursului
console-penalty-void = Punctaj zero în tur
console-players =
    { $count ->
        [one] { $count } jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
console-points = Puncte
console-reason = Motiv
console-round-of = Turul { $round } din { $rounds }
console-round-state = Turul { $round }: { $state }
console-round-next = următorul
console-round-to-come = neînceput
console-round-running = în desfășurare
console-round-paused = întrerupt
console-round-given-up = abandonat
console-time-left = Timp rămas (minute:secunde)
console-word = Cuvânt
console-not-verified =
    { $events ->
        [one] Fișierul nu trece verificarea: { $events } eveniment, capătul lanțului { $digest }.
        [few] Fișierul nu trece verificarea: { $events } evenimente, capătul lanțului { $digest }.
       *[other] Fișierul nu trece verificarea: { $events } de evenimente, capătul lanțului { $digest }.
    }
console-verified =
    { $events ->
        [one] Fișierul trece verificarea: { $events } eveniment, capătul lanțului { $digest }.
        [few] Fișierul trece verificarea: { $events } evenimente, capătul lanțului { $digest }.
       *[other] Fișierul trece verificarea: { $events } de evenimente, capătul lanțului { $digest }.
    }
console-history =
    { $count ->
        [one] { $count } eveniment
        [few] { $count } evenimente
       *[other] { $count } de evenimente
    }
console-history-found = { $count } din { $of } evenimente
console-history-none-found = Niciun eveniment nu are toate acestea: scrieți mai puțin.
console-history-search = Căutare
console-history-search-hint = un nume, un cuvânt, o oră
console-undoable = Se poate anula: { $what }
console-and-more = … și încă { $count }.
console-undone = Anulat: { $what }
console-at-desk = La calculator: { $who }
console-nobody-at-desk = La calculator: fără nume
console-light-projector-hint = Fereastra sălii este deschisă. Ctrl J o închide.
console-light-screens-hint = Fereastra sălii este închisă: sala este arătată de un ecran din rețea. Ctrl J o deschide.
console-light-no-projector-hint = Proiectorul nu arată nimic: fereastra lui nu a fost deschisă sau a fost închisă de aici. Ecranele și telefoanele din browser arată scena. Ctrl J o deschide; dacă programul se încheie cât e deschisă, se redeschide odată cu concursul.
console-light-sound-hint = Semnalele de timp se aud.
console-light-no-sound-hint = Calculatorul nu are ieșire de sunet. Semnalele se văd numai pe ecrane. Conectați un difuzor: va fi găsit de la sine.
console-light-muted = Fără sunet
console-light-muted-hint = Semnalele nu se aud, fiindcă sunetul a fost oprit. Se văd pe ecrane.
console-light-saved-hint = Tot ce s-a făcut până acum este scris pe disc.
console-light-not-saved-hint = Ultima acțiune nu a fost scrisă pe disc și nu a avut loc. Verificați spațiul de pe disc și drepturile asupra fișierului, apoi repetați-o.
console-light-read-only-hint = Fișierul a fost deschis numai pentru citire: nimic nu se schimbă.
console-light-awake = Ecran mereu aprins
console-light-awake-hint = Cât durează concursul, calculatorul nu adoarme și ecranul nu se stinge.
console-light-not-awake = Ecranul se poate stinge
console-light-hidden-time = Sală fără timp
console-light-hidden-time-hint = Timpul curge, dar sala vede altă scenă. Alegeți „Scenă automată” în Tururi.
console-light-welcome = Sală: bun venit
console-light-standings = Sală: clasament
console-light-ceremony = Sală: premiere
console-light-message = Sală: mesaj
console-light-black = Sală: negru
console-light-pinned-hint = Scena rămâne până alegeți „Scenă automată” în Tururi.
console-light-not-awake-hint = Sistemul nu a acceptat să țină ecranul aprins. Dezactivați starea de repaus în setările calculatorului.
console-job-died = S-a încheiat pe neașteptate; încercați din nou. ({ $why })
console-closing-loses = Ce se introduce acum nu a putut fi salvat și se va pierde dacă se închide concursul. Faceți loc sau notați-l; închideți din nou pentru a închide fără el.
console-centre = conducătorul
console-meant = Ați vrut să spuneți „{ $text }”?
