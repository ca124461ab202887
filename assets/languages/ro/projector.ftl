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
projector-list = Lista de cuvinte
projector-list-words =
    { $words ->
        [one] { $words } cuvânt
        [few] { $words } cuvinte
       *[other] { $words } de cuvinte
    }
projector-paused = Timp întrerupt
projector-pencils-down = Stop! Timpul a expirat – creioanele jos
projector-players =
    { $count ->
        [one] { $count } jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
projector-provisional = ? provizoriu
projector-provisional-missing =
    { $count ->
        [one] ? provizoriu · lipsește { $count } fluturaș
        [few] ? provizoriu · lipsesc { $count } fluturași
       *[other] ? provizoriu · lipsesc { $count } de fluturași
    }
projector-results-soon = Rezultatele vin în curând
projector-reopened = Concursul s-a redeschis; urmează o nouă ediție
projector-round = Turul { $round } din { $rounds }
projector-rounds-over = Tururile s-au încheiat
projector-standings = Clasament după turul { $round }
projector-standings-final = Clasamentul final
projector-then = Urmează turul { $round }
projector-window = Eforos · sală
projector-sound-broken = Sunetul { $file } nu poate fi redat; în locul lui se aude tonul programului.
projector-break-minutes =
    { $minutes ->
        [one] Pauza se încheie în mai puțin de un minut
        [few] Pauza se încheie în mai puțin de { $minutes } minute
       *[other] Pauza se încheie în mai puțin de { $minutes } de minute
    }
projector-break-seconds =
    { $seconds ->
        [one] Pauza se încheie în mai puțin de o secundă
        [few] Pauza se încheie în mai puțin de { $seconds } secunde
       *[other] Pauza se încheie în mai puțin de { $seconds } de secunde
    }
projector-ceremony = Premiere
# The ceremony in capitals, on tiles.
projector-ceremony-tiles = PREMIERE
projector-ceremony-first = Întâi: { $first }.
projector-ceremony-from = Începe
projector-ceremony-from-last = De la ultimul
projector-ceremony-from-tenth = De la locul 10
projector-ceremony-from-third = De la locul 3
projector-ceremony-from-typed = De la alt loc
projector-ceremony-goes-on = Premierea continuă: { $called } din { $calls } pași
projector-ceremony-is-back = Premierea continuă de unde a rămas: { $called } din { $calls } pași.
projector-ceremony-no-place = Scrieți numărul unui loc.
projector-ceremony-place = Locul
projector-ceremony-unsigned = Concursul nu este semnat: clasamentul se mai poate schimba. Începeți premierea?
projector-instead = Sala joacă cu literele și timpul pe care le vede: le pierde până când revine scena automată.
projector-instead-of-calls = Sala ar vedea toate locurile, și pe primul, înainte de a fi anunțate.
projector-coming = { $rank }: { $who }
projector-coming-end = Sfârșitul premierii: tot clasamentul
projector-coming-place = { $rank } pe podium · apoi numele: { $who }
projector-coming-thanks = Mulțumiri
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
projector-signed-again = Semnată din nou, ediția { $issue }: { $changed }
projector-signed = Fișa finală este semnată
projector-signed-ceremony = Fișa finală este semnată: urmează premierea
projector-thanks = Mulțumim tuturor celor care au jucat
projector-sound-check = Se aud cele trei semnale, volum { $percent } %. Sunete proprii: { $files } (sau .ogg) în dosarul { $folder }.
projector-unsigned = ? nesemnat
projector-volume = Volum { $percent } %
projector-monitor-gone = Monitorul sălii a fost deconectat: sala este acum o fereastră aici. După reconectare se mută înapoi de la sine.
projector-one-monitor = Există un singur monitor: trageți fereastra sălii (dreapta jos; Alt Tab) pe proiector și apăsați acolo F11.
projector-is-back = Fereastra sălii era deschisă când s-a încheiat programul și s-a redeschis acolo unde era.
projector-on = Pe monitorul { $name } ({ $width }×{ $height })
# $head: where the history stood then, with its code
projector-head-round = Sfârșitul turului { $round }: { $head }
projector-head-signed = Semnat, ediția { $issue }: { $head }
projector-clubs =
    { $count ->
        [one] { $count } club
        [few] { $count } cluburi
       *[other] { $count } de cluburi
    }
projector-greeting = BINE AȚI VENIT
projector-equals = La egalitate de puncte:
projector-equal-in-all = egalitate la toate criteriile
projector-heading-rank = Loc
projector-heading-round = turul { $round }
projector-heading-total = total
projector-leaders = După turul { $round }
projector-leaders-counting = După turul { $round } · turul { $last } se numără
projector-leaders-counting-several = După turul { $round } · tururile { $first }–{ $last } se numără
projector-leaders-provisional = După turul { $round } · provizoriu
# Capitals that fall on tiles for who won.
projector-letters = ANTSERUMCHIOPL
projector-others = și încă { $count }
projector-places = locurile { $from } – { $to }
projector-rank-short = { $rank }
projector-rounds =
    { $rounds ->
        [one] { $rounds } tur
        [few] { $rounds } tururi
       *[other] { $rounds } de tururi
    }
projector-rounds-so-far = { $over } din { $rounds }
projector-rounds-played = S-au jucat { $over } din { $rounds }
projector-word = Cuvântul sălii
projector-starts = Începem la { $time }
projector-starts-soon = Începem imediat
projector-expelled = excludere
