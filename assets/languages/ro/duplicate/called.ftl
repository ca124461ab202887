# What every competition says of rounds and sheets, said of turns and slips; the arguments are those of the common
# sentences. About the hand: an objection that it was raised.

called-add-from = Din ce tur joacă (fluturașii dinainte nu se așteaptă)
called-came = din turul { $round }
called-from = Din turul { $round }
called-left = a plecat după turul { $to }
called-only = numai turul { $to }
called-span = tururile { $from }–{ $to }
called-about-reading = citirea fluturașului
called-about-hand = mâna neridicată
called-from-turn = Din turul
called-to-turn = Până în turul (gol: până la sfârșit)
called-change-player = Turul din care joacă sau până în care rămâne în partidă: fluturașii celorlalte tururi nu se așteaptă.
called-last-turn = Ultimul tur
called-leaves = { $player }: ultimul tur este { $round }.
called-no-turn = Nu există un asemenea tur.
called-not-there = Nu este în turul { $round }: participă în tururile { $from }–{ $to }.
called-only-there = Nu este în turul { $round }: participă numai în turul { $from }.
called-turn = Tur
called-uphold-hand = Fluturașul se socotește ridicat la „Stop!” și se arbitrează.
called-empty-span = Primul tur ({ $from }) vine după ultimul ({ $to }). Corectați-le.
called-not-removable = Jucătorul { $player } nu mai poate fi eliminat din listă: s-au extras litere sau există o sancțiune. Consemnați că pleacă după un tur.
called-not-ended = Pentru semnare, partida trebuie să fie încheiată. Turul { $round } urmează sau este deschis: închideți-l, apoi încheiați partida.
called-too-early-to-object = Contestațiile se primesc după ce s-a anunțat topul turului sau după ce turul s-a închis fără top.
called-unknown-turn = Nu există turul { $round }: tururile se numerotează de la 1 la { $rounds }.
called-was-disciplinary = Avertisment disciplinar: { $player }, turul { $round }.
called-was-expelled = Eliminare din concurs: { $player }, turul { $round }.
called-was-expelled-from-rest = Eliminare pentru restul concursului, după turul { $round }: { $player }.
called-was-about-reading = Contestația { $objection }: { $player }, turul { $round }, despre citirea fluturașului.
called-was-about-hand = Contestația { $objection }: { $player }, turul { $round }, despre mâna neridicată.
called-was-about-word = Contestația { $objection }: { $player }, turul { $round }, despre cuvântul { $word }.
called-was-added = { $to ->
    [99] Adăugare: { $player }, din turul { $from }.
   *[other] Adăugare: { $player }, tururile { $from }–{ $to }.
}
called-was-changed = { $to ->
    [99] Modificare: { $player }, din turul { $from }.
   *[other] Modificare: { $player }, tururile { $from }–{ $to }.
}
called-was-from = Participă din turul { $round }: { $player }.
called-was-left = Retragere după turul { $round }: { $player }.
called-was-until = { $round ->
    [99] Participă până la sfârșit: { $player }.
   *[other] Participă până la turul { $round }: { $player }.
}
called-was-technical = Avertisment tehnic: { $player }, turul { $round }.
called-of-turn = turul { $round }
called-on-page = { $player }, turul { $round }, { $about }: { $outcome }
called-on-page-reading = citirea fluturașului
called-on-page-hand = mâna neridicată
called-expelled-after = eliminare după turul { $round }
called-certificate-turns = tururi
called-certificate-longest = cel mai lung cuvânt, în turul { $round }
called-objection = Contestația { $number } · { $player } · turul { $round } · { $about }
called-penalty = { $kind }, turul { $round }: { $reason }
called-not-played = Turul { $round } nu s-a jucat, deci nu poate fi publicat încă.
called-not-published = Turul { $round } nu este publicat, deci nu este nimic de retras.
called-published-already = Turul { $round } este deja publicat.
called-was-published = Turul { $round } a fost publicat.
called-was-withdrawn = Publicarea turului { $round } a fost retrasă.
called-add-from-turn = Din turul
called-commitment-hint = Se afișează înainte de turul 1, ca fiecare extragere să poată fi verificată la sfârșit.
called-leaders-hidden = Sală: fără clasament între tururi
called-leaders-shown = Sală: fruntașii, între tururi
called-needs-turns = După anunțarea topului unui tur.
called-pin-latest = Clasamentul în sală, după ultimul tur jucat
called-pin-standings-hint = După ultimul tur complet: nu lipsește niciun fluturaș și nu așteaptă niciun cuvânt.
called-print-of-turn = Turul documentului
called-publish-turn = Publică un tur…
called-page-after = după turul { $round }
called-standings-after = Clasamentul după turul
called-standings-sheet-hint = Pentru peretele sălii: locuri, totaluri, punctele din fiecare tur.
called-words-of-turn = Toate dintr-un tur
called-commitment-about = Angajamentul extragerii (SHA-256): se publică înainte de primul tur.
called-hidden-time-hint = Timpul curge, dar sala vede altă scenă. Alegeți „Scenă automată” în Partida.
called-pinned-hint = Scena rămâne până alegeți „Scenă automată” în Partida.
called-column-turns = Tururi
called-in-turns =
    { $count ->
        [one] turul { $rounds }
        [few] tururile { $rounds }
       *[other] tururile { $rounds }
    }
called-rulings-legend = O decizie este valabilă pentru toți cei care au scris cuvântul. Tururile și „de câte ori”: unde și de câte ori a fost scris.
called-own-nothing = Nu s-a publicat încă nimic al dumneavoastră. Pagina arată fluturașii de îndată ce arbitrul publică un tur.
called-own-total = { $total } până la turul { $round }
called-commitment-hall = Din sală se va spune un cuvânt sau un număr. Sămânța și cuvântul hotărăsc împreună literele fiecărui tur, așa că nu le alege nimeni.
called-late = Extragerea a început: angajamentul trebuia afișat înainte de turul 1.
called-nothing-played = Încă nu s-a încheiat niciun tur.
called-head-of-turn = Sfârșitul turului { $round }: { $head }
called-heading-turn = turul { $round }
called-leaders = După turul { $round }
called-leaders-counting = După turul { $round } · turul { $last } se numără
called-leaders-counting-several = După turul { $round } · tururile { $first }–{ $last } se numără
called-leaders-provisional = După turul { $round } · provizoriu
called-provisional-missing =
    { $count ->
        [one] ? provizoriu · lipsește { $count } fluturaș
        [few] ? provizoriu · lipsesc { $count } fluturași
       *[other] ? provizoriu · lipsesc { $count } de fluturași
    }
called-turns =
    { $rounds ->
        [one] { $rounds } tur
        [few] { $rounds } tururi
       *[other] { $rounds } de tururi
    }
called-standings = Clasament după turul { $round }
called-hall-standings = clasamentul după turul { $round }
called-nothing-published = Niciun tur nu este publicat: telefoanele nu arată clasament.
called-publish = Publică turul { $round }
called-publish-about = Fiecare jucător citește cu codul său ce îi aparține din acest tur, iar toți clasamentul până aici.
called-publish-missing =
    { $count ->
        [one] Un fluturaș până la acest tur nu este introdus încă.
        [few] { $count } fluturași până la acest tur nu sunt introduși încă.
       *[other] { $count } de fluturași până la acest tur nu sunt introduși încă.
    }
called-publish-undecided =
    { $count ->
        [one] Un cuvânt al turului nu este hotărât încă: apare cu „?”.
        [few] { $count } cuvinte ale turului nu sunt hotărâte încă: apar cu „?”.
       *[other] { $count } de cuvinte ale turului nu sunt hotărâte încă: apar cu „?”.
    }
called-published = Tururi publicate: { $rounds }. Telefoanele arată clasamentul de după ultimul.
called-withdraw = Retrage publicarea turului { $round }
called-withdraw-about = Jucătorii nu mai citesc fluturașii turului, iar telefoanele arată clasamentul de după ultimul tur publicat. Ce s-a citit s-a citit.
called-verify-letters = Literele turului { $round }
called-verify-letters-again = Literele turului { $round }, extragerea { $attempt }
called-verify-totals =
    Totaluri calculate din nou ({ $sheets ->
        [one] 1 fluturaș
        [few] { $sheets } fluturași
       *[other] { $sheets } de fluturași
    }, { $words ->
        [one] 1 cuvânt
        [few] { $words } cuvinte
       *[other] { $words } de cuvinte
    })
called-in = Tururi: { $rounds }
called-none-of-turn = În acest tur nu a scris nimeni niciun cuvânt.
called-word-turn = Tur
called-waits-of =
    { $count ->
        [one] { $count } jucător · tur: { $rounds }
        [few] { $count } jucători · tur: { $rounds }
       *[other] { $count } de jucători · tur: { $rounds }
    }
called-was-upheld = { $word } este valid printr-o contestație admisă ({ $objection }: { $player }, turul { $round }). Contestația rămâne în istoric, dar decizia se schimbă pentru toată lumea:
called-turn-runs = Timpul turului { $round } curge: au rămas { $left }.
called-needs-restart = Numai după repornirea programului în timpul unui tur.
called-needs-time = Cât timp curge timpul unui tur.
called-known-new = niciun tur
called-known-on = turul { $round } în desfășurare
called-unclosed-drawn = Literele turului { $round } sunt extrase.
called-unclosed-held = Turul { $round } este întrerupt: au rămas { $left }.
called-unclosed-over = Timpul turului { $round } a expirat.
called-unclosed-runs = Turul { $round } este în desfășurare: au rămas { $left }.
called-unclosed-played =
    { $count ->
        [0] Încă nu s-a jucat niciun tur.
        [one] S-a jucat { $count } tur.
        [few] S-au jucat { $count } tururi.
       *[other] S-au jucat { $count } de tururi.
    }
called-leave = În tururile următoare nu se mai așteaptă fluturași de la el. Rămâne în clasament.
called-leave-before = Cine nu a venit este așteptat numai în turul 1, unde declarați că nu a predat fluturaș. Un nume greșit se corectează cu „Modifică…”; cine a fost trecut din greșeală iese din listă cu „Eliminare din listă…”, până la primele litere.
called-game-over = Partida s-a încheiat
called-known-turns = { $rounds ->
    [99] turul { $played }
   *[other] turul { $played } din { $rounds }
}
called-was-assigned = O fotografie a fost atribuită: { $player }, turul { $round }.
called-was-photographed = A fost fotografiat fluturașul: { $player }, turul { $round }.
called-rules = Regulamentul
