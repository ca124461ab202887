# The hall’s window.

projector-break = Pauză
projector-commitment = Angajamentul extragerii (SHA-256)
projector-last-minutes =
    { $minutes ->
        [one] Ultimul minut
        [few] Ultimele { $minutes } minute
       *[other] Ultimele { $minutes } de minute
    }
projector-last-so-many-seconds =
    { $seconds ->
        [one] Ultima secundă
        [few] Ultimele { $seconds } secunde
       *[other] Ultimele { $seconds } de secunde
    }
projector-last-seconds = Ultimele secunde
projector-list =
    { $words ->
        [one] { $name } { $edition } · { $words } cuvânt
        [few] { $name } { $edition } · { $words } cuvinte
       *[other] { $name } { $edition } · { $words } de cuvinte
    }
projector-paused = Timp întrerupt
projector-pencils-down = Stop! Timpul a expirat – creioanele jos
projector-players =
    { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }
projector-provisional = ? provizoriu
projector-results-soon = Rezultatele vin în curând
projector-round = Turul { $round } din { $rounds }
projector-rounds-over = Tururile s-au încheiat
projector-standings = Clasament după turul { $round }
projector-then = Urmează: { $next }
projector-window = Eforos · sală
projector-sound-broken = Sunetul { $file } nu poate fi redat; în locul lui se aude tonul programului.
projector-break-minutes =
    { $minutes ->
        [one] Pauza se încheie peste un minut
        [few] Pauza se încheie peste { $minutes } minute
       *[other] Pauza se încheie peste { $minutes } de minute
    }
projector-break-seconds =
    { $seconds ->
        [one] Pauza se încheie peste o secundă
        [few] Pauza se încheie peste { $seconds } secunde
       *[other] Pauza se încheie peste { $seconds } de secunde
    }
projector-ceremony = Premiere
projector-ceremony-unsigned = Concursul nu este semnat: clasamentul se mai poate schimba. Începeți premierea?
projector-heard = Semnalele se aud.
projector-muted = Fără sunet: semnalele numai se văd.
projector-no-device = Nu există ieșire de sunet; semnalele numai se văd. Conectați un difuzor: va fi găsit.
projector-none = niciunul
projector-page = pagina { $page } din { $pages }
projector-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
projector-rank = Locul { $rank }
projector-signed = Fișa finală este semnată
projector-sound-check = Se aud cele trei semnale, volum { $percent } %. Sunete proprii: { $files } (sau .ogg) în dosarul { $folder }.
projector-unsigned = ? nesemnat
projector-volume = Volum { $percent } %
projector-monitor-gone = Monitorul sălii a fost deconectat: sala este acum o fereastră aici. După reconectare se mută înapoi de la sine.
projector-one-monitor = Există un singur monitor: fereastra sălii este în dreapta jos. Trageți-o pe proiector și faceți acolo dublu clic (sau apăsați F11).
projector-on = Pe monitorul { $name } ({ $width }×{ $height })
# $head: where the history stood then, with its code
projector-head-round = Sfârșitul turului { $round }: { $head }
projector-head-signed = Semnat, ediția { $issue }: { $head }
