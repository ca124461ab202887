# Documentele partidei de duplicat: fișa partidei, procesele-verbale ale tururilor, avertizări, clasament, rapoarte.

## By what it is played

turns-list = Lista
turns-mode-hall = arbitrare manuală (sală)
turns-mode-program = arbitrare cu program
turns-drawn-by-hand = extragere manuală
turns-drawn-by-program = extragere făcută de program, nu manuală, cum spune regulamentul din 2007
turns-drawn-in = { $said }: tururile { $turns }
turns-assistants = { $count ->
    [one] arbitru secund: { $names }
    [few] arbitri secunzi: { $names }
   *[other] arbitri secunzi: { $names }
}
# $time: minutes and seconds
turns-time = { $time } pe tur
turns-no-federation = lista { $list } nu este lista vreunei federații
turns-signed = ✓ Semnat · ediția { $issue } · { $at }
turns-provisional = { $count ->
    [one] ? Provizoriu · 1 chestiune deschisă
    [few] ? Provizoriu · { $count } chestiuni deschise
   *[other] ? Provizoriu · { $count } de chestiuni deschise
}

## Kinds of documents

turns-game-sheet = Fișa partidei
turns-turn-record = Proces-verbal al turului
turns-zero-notices = Avertizări de depuneri anulate
turns-warnings = Avertismente
turns-report = Raportul jucătorului
turns-player-record = Fișa jucătorului
turns-record-name = Masa …… Nume …………………………

## Columns

turns-column-turn = Tur
turns-column-table = Masa
turns-column-rack = Litere: rămase + noi
turns-column-letters = Litere
turns-column-position = Poz.
turns-column-play = Depunere
turns-column-own-play = Depunerea mea
turns-column-adjacent = Cuvinte adiacente
turns-column-points = Puncte
turns-column-wrote = A scris
turns-column-cumulated = Cumulat
turns-column-criterion = Criteriu
turns-column-best = Sala
turns-column-solo = Solo
turns-column-verdict = Verdict
turns-column-warnings = Av.
turns-column-kind = Sancțiune
turns-column-reason = Motiv
turns-column-sum = Până aici
turns-column-deduction = Scăzute
turns-column-turn-points = Tururi
turns-column-solos = Solo
turns-column-technical = A
turns-column-disciplinary = D
turns-column-tops = Topuri
turns-column-zeros = Zerouri
turns-column-per-mille = ‰
turns-column-slip = Fluturaș și verdict
turns-column-top = Top
turns-column-after = Total
turns-column-rank-after = Loc

## A turn

turns-title = Turul { $turn }
turns-letters = Litere
turns-leftover = Rămase: { $tiles }
turns-drawn = Noi: { $tiles }
# $why: one of the three below
turns-refused = Grupă respinsă: { $tiles } ({ $why })
turns-refused-in = turul { $turn } { $tiles } ({ $why })
turns-refused-all = * câte o grupă respinsă înaintea celei a turului: { $racks }.
turns-refused-vowels = prea puține vocale
turns-refused-consonants = prea puține consoane
turns-refused-triple = trei litere la fel
turns-ringed = Litera încercuită este joker.
turns-top = Topul
turns-points = { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
turns-adjacent = Cuvinte adiacente: { $words }
turns-criteria = Ales pentru că: { $criteria }
turns-criterion-opens = deschide
turns-criterion-no-joker = fără joker
turns-criterion-ratio = raport
turns-criterion-letters-in-stock = în stoc
turns-criterion-more-letters = mai multe litere
turns-criterion-other = altul
turns-equivalents = { $count ->
    [one] Turul { $turn }: echivalentă { $plays }.
    [few] Turul { $turn }: echivalente { $plays }.
   *[other] Turul { $turn }: echivalente { $plays }.
}
turns-equivalents-of = { $count ->
    [one] Depunere echivalentă: { $plays }
    [few] Depuneri echivalente: { $plays }
   *[other] Depuneri echivalente: { $plays }
}
turns-no-play-possible = Niciun fluturaș nu a fost corect; o depunere era posibilă.
turns-no-play-impossible = Nu era posibilă nicio depunere.
turns-no-play-yet = Turul este deschis.
turns-cancelled = anulat
turns-cancelled-said = Tur anulat: punctaj 0 pentru toți, depunerea rămâne pe tablă.
turns-taken-back = luat înapoi
turns-taken-back-said = Tur luat înapoi: punctaj 0 pentru toți, tabla este ca înaintea lui.
turns-best = Cea mai valoroasă depunere din sală: { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
turns-solo = Solo: +{ $points }, { $name }
turns-no-solo = Fără solo.
turns-late = Găsit târziu: masa { $table }, { $name }
turns-course = Desfășurare

## The end of a game

turns-end = Sfârșitul partidei
# $why: one of those below
turns-end-after = După turul { $turn }: { $why }
turns-end-no-letters = nu mai sunt litere.
turns-end-one-kind = fără vocale sau fără consoane și fără jokeri în stoc și între litere.
turns-end-no-play-left = nimic din ce a rămas nu se poate depune.
turns-end-last-turn = fusese stabilit ca ultimul tur.
turns-end-last-letters = cu ultimele litere nicio depunere nu a fost corectă.
turns-end-stopped = încheiată de arbitru.
turns-left = Au rămas: { $tiles }
turns-sums = Sume
turns-sum-tops = Suma depunerilor de pe tablă
turns-sum-average = Media unui tur
turns-sum-solos = Tururi cu solo
turns-sum-full = Depuneri cu șapte litere
turns-nothing-drawn = Încă nu s-a extras nicio grupă de litere.

## Notices, warnings

turns-notice = Către jucător
turns-notice-place = Turul { $turn } · masa { $table }
# $why: a sentence
turns-notice-why = Depunerea are 0 puncte. { $why }
turns-no-notices = Nicio depunere anulată nu așteaptă să fie anunțată: nu este nimic de înmânat.
turns-no-warnings = Niciun avertisment.
turns-on-slip = pe fluturaș: { $mistakes }
turns-warnings-key = A: avertisment tehnic; D: avertisment disciplinar. „Până aici” și „Scăzute” cuprind și acest rând.
turns-kind-technical = { $count ->
    [one] tehnic (A)
    [few] { $count } × tehnic (A)
   *[other] { $count } × tehnic (A)
}
turns-kind-disciplinary = { $count ->
    [one] disciplinar (D)
    [few] { $count } × disciplinar (D)
   *[other] { $count } × disciplinar (D)
}
turns-kind-expelled-from-rest = eliminare pentru restul partidei
turns-kind-expelled = eliminare din concurs
# $what: some of the below; $why: reasons, or a turn
turns-given = { $player }: { $what }
turns-given-why = { $what } – { $why }
turns-given-times = { $count } × { $why }
turns-given-alone = turul { $turn }
turns-given-in = { $why } (turul { $turn })
turns-given-technical = { $count ->
    [one] 1 avertisment tehnic
    [few] { $count } avertismente tehnice
   *[other] { $count } de avertismente tehnice
}
turns-given-disciplinary = { $count ->
    [one] 1 avertisment disciplinar
    [few] { $count } avertismente disciplinare
   *[other] { $count } de avertismente disciplinare
}
turns-given-deducted = { $count ->
    [one] scăzut 1 punct
    [few] scăzute { $count } puncte
   *[other] scăzute { $count } de puncte
}

## Standings, reports

turns-after = Clasament după turul { $turn }
turns-nothing-played = Clasament: nu s-a jucat niciun tur
# $turns: their numbers
turns-annulled = { $count ->
    [one] Tur anulat: { $turns } (0 puncte, depunerea rămâne).
    [few] Tururi anulate: { $turns } (0 puncte, depunerile rămân).
   *[other] Tururi anulate: { $turns } (0 puncte, depunerile rămân).
}
turns-all-taken-back = { $count ->
    [one] Tur luat înapoi: { $turns } (0 puncte).
    [few] Tururi luate înapoi: { $turns } (0 puncte).
   *[other] Tururi luate înapoi: { $turns } (0 puncte).
}
turns-standings-key = Total = tururi + solo − scăzute. A avertismente tehnice, D disciplinare. Topuri: tururi cu cel mai mare punctaj găsit. Zerouri: tururi fără puncte, fără cele anulate. ‰: punctele tururilor față de suma celor mai bune punctaje, { $tops }.
turns-signed-in-mode = Toți jucătorii au jucat în același mod: { $mode }.
turns-annex = Sancțiunile, deciziile și contestațiile fac parte din ce se semnează: de la pagina { $page }.
turns-table-digest = SHA-256 al tabelului
turns-status-from = din turul { $turn }
turns-status-withdrawn = până în turul { $turn }
turns-status-expelled-from-rest = eliminare după turul { $turn }
turns-status-expelled = eliminare din concurs (turul { $turn })
turns-report-of = Raportul jucătorului · masa { $table }
turns-report-none = Nu s-a jucat niciun tur.
turns-report-rank = locul { $rank }
turns-report-total = { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
turns-report-made-of = { $deductions ->
    [0] tururi { $turns } + solo { $solos }
   *[other] tururi { $turns } + solo { $solos } − { $deductions }
}
turns-report-share = { $share } ‰ din topuri, { $zeros ->
    [one] 1 zero
    [few] { $zeros } zerouri
   *[other] { $zeros } de zerouri
}
turns-report-key = „Total” și „Loc” sunt cele de după tur, după verdictele de acum.
