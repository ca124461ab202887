# Ce spun locurile consolei despre o partidă de duplicat.

## Game

places-board-empty = Tabla înainte de turul 1
# $play: position and word
places-board-after = Tabla după turul { $turn } · ultima depunere { $play }, { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
places-board-without = Tabla după turul { $turn }, în care nu s-a depus nimic
places-slips-keyed = Turul { $turn }: { $count } din { $of } fluturași introduși
# $tables: numbers with commas
places-tables-missing = { $count ->
    [one] lipsește masa { $tables }
    [few] lipsesc mesele { $tables }
   *[other] lipsesc mesele { $tables }
}
places-turns = Tur
# $how: one of the three below
places-turn-letters = Turul { $turn } · literele turului · { $how }
places-drawn-by-hand = extragere manuală
places-drawn-by-program = extragere făcută de program
places-recorded = consemnat după aceea
places-attempt = extragerea { $attempt }
places-back-to = Înapoi la turul { $turn }
places-accepted = acceptată
places-corrected = corectată
places-holds = se acceptă
# $count: how many vowels, or consonants
places-refused = se respinge: { $count }
places-vowels = { $count ->
    [one] 1 vocală
    [few] { $count } vocale
   *[other] { $count } de vocale
}
places-consonants = { $count ->
    [one] 1 consoană
    [few] { $count } consoane
   *[other] { $count } de consoane
}
places-jokers = { $count ->
    [one] 1 joker
    [few] { $count } jokeri
   *[other] { $count } de jokeri
}
places-demanded = cerute: { $vowels } și { $consonants }
places-new-letters = Litere noi
places-typed = { $count } din { $of } · joker: ? * 0
places-take-letters = Ia literele
places-no-tiles = Este un semn care nu e piesă.
places-mode-hall = Sala numește topul
places-mode-program = Programul numește topul
places-mode-is = Mod: { $mode }
places-means-hall = Partida continuă cu cea mai bună depunere corectă din sală; între cele egale alege arbitrul.
places-means-program = Partida continuă cu cea mai bună depunere din listă; din sală se anunță numai punctele celei mai bune.
places-means-reference = Un cuvânt care lipsește din lista { $list } are 0 puncte până hotărăște arbitrul.
places-means-authoritative = Un cuvânt care lipsește din lista { $list } nu este valid, dacă arbitrul nu hotărăște altfel.
places-means-closed = Sunt valide cuvintele listei { $list } și numai ele; arbitrul nu hotărăște asupra cuvintelor.
places-refused-racks = Grupe respinse în turul { $turn }: { $racks }
places-none-refused = niciuna
places-earliest-last = ultimul tur poate fi fixat de la turul { $turn }
places-stock = Stoc { $count }
places-stock-about = au rămas / din câte sunt în set
places-stock-totals = { $vowels } V : { $consonants } C · { $jokers ->
    [one] 1 joker
    [few] { $jokers } jokeri
   *[other] { $jokers } de jokeri
}
places-best = Cea mai bună din listă
places-best-hidden = ascunsă
places-best-is = { $play }, { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} · { $count ->
    [one] 1 depunere
    [few] { $count } depuneri
   *[other] { $count } de depuneri
}
places-best-none = Lista nu are nicio depunere pentru aceste litere.
places-unconfirmed = Programul a fost închis cât timp curgea timpul.
places-held = Timpul este oprit.
places-stop-in = Stop!: în { $wait }
places-alert-in = { $seconds ->
    [one] 1 secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}: în { $wait }
places-corrections = Corecturi
places-dangerous = Excepțional
places-hall = În sală acum
places-hall-auto = automat
places-hall-pinned = fixat
places-hall-scene = Scena
# $sees: what the hall sees
places-unseen = { $sees }, nu literele și timpul

## The next step

places-step-players = Adaugă jucători
places-step-hall-word = Cere sălii cuvântul
places-step-draw = Extrage literele turului { $turn }
places-step-type = { $count ->
    [0] Ia literele turului { $turn }
    [one] Extrage o literă pentru turul { $turn }
    [few] Extrage { $count } litere pentru turul { $turn }
   *[other] Extrage { $count } de litere pentru turul { $turn }
}
places-step-show = Arată literele în sală
places-step-announcing = Se anunță literele
places-step-tell-on = Spune sălii mai departe
places-ticks-heard = Se aude un ticăit la fiecare literă anunțată.
places-ticks-silent = Literele se anunță fără ticăit; semnalele timpului se aud ca înainte.
places-step-start = Start!
places-step-running = Timpul curge — apoi: Stop!, strânge fluturașii
places-step-show-time = Arată timpul
places-step-confirm = Timpul a curs: { $left }
places-step-resume = Timpul merge mai departe
places-step-collect = { $count ->
    [one] S-a strâns fluturașul · turul { $turn }
    [few] S-au strâns toți cei { $count } fluturași · turul { $turn }
   *[other] S-au strâns toți cei { $count } de fluturași · turul { $turn }
}
places-step-collect-rest = { $count ->
    [one] S-a strâns și ultimul fluturaș · turul { $turn }
    [few] S-au strâns și ceilalți { $count } fluturași · turul { $turn }
   *[other] S-au strâns și ceilalți { $count } de fluturași · turul { $turn }
}
places-step-settle = Stabilește topul turului { $turn }
places-step-announce = Anunță { $play }
places-step-equivalents = { $count ->
    [one] Arată depunerea echivalentă
    [few] Arată cele { $count } depuneri echivalente, pagina { $page }
   *[other] Arată cele { $count } de depuneri echivalente, pagina { $page }
}
places-step-best = Arată cea mai valoroasă depunere din sală
places-step-late = Anunță ce s-a găsit târziu în turul { $turn }
# $why: in a few words
places-step-end = Încheie partida: { $why }
places-step-sign = Semnează
places-step-signed = Semnat

## Slips

places-slips-of = Turul { $turn }: { $count } din { $of } · punctajele mari întâi
places-table-and-player = Masa, jucător
places-slips-legend = ✓ introdus · ✓✓ verificat · 0 anulat · A avertisment · – nepredat · ◐ strâns · punct: lipsește · … început și nesalvat
places-slip-missing = lipsește
places-slip-begun = început
# $sign: the sign of the slip, or that it is missing
places-slip-of = Masa { $table }, turul { $turn }: { $sign }
places-nameless = Turul { $turn }, fără nume: { $play }
places-no-slips-yet = Fluturașii se introduc după încheierea timpului unui tur.
places-slip-title = Masa { $table } · { $player }
places-slip-which = Care masă?
places-slip-nameless = Un fluturaș fără nume
places-slip-about = turul { $turn } · fluturaș { $code }
places-tick-hand = mâna neridicată la „Stop!”
places-tick-table = masă greșită
places-tick-turn = tur greșit
places-second-keying = A doua introducere: prima nu se vede aici.
places-unsettled = Două introduceri diferă.
places-none-handed = Declarat: nepredat.
places-corrects = Se corectează un fluturaș salvat.
places-saved = Salvat.
places-checked = Verificat de altcineva.
places-plays-of = Depuneri de { $points } puncte, după listă
places-no-list = Lista nu este la îndemână: scrie poziția și cuvântul.
places-points-offer = Scrie punctajul: aici apar depunerile cu el.
places-none-offered = Nicio depunere de acest punctaj: scrie poziția și cuvântul.
places-take-offered = O cifră ia depunerea, apoi Enter salvează.
places-enter-offers = Enter la puncte, apoi cu o cifră se ia depunerea.
places-claims = Pretenții în acest tur, cele mai mari întâi
places-no-claims = Fluturașii se introduc cu punctajele mari întâi.
# $play: position and word; $sign: how the slip stands
places-claim = { $points } · masa { $table } · { $play }  { $sign }
places-other-play = alta: scrie poziția și cuvântul
places-save-next = Salvează · urmează masa { $table }
places-no-points = Punctele trebuie să fie un număr întreg până la 9999.

## Top

places-top-board = Turul { $turn } · pe tablă: { $play }
places-top-none-yet = Încă nu s-a jucat niciun tur
places-top-after-stop = Topul se stabilește după încheierea timpului unui tur.
places-top-searching = Lista se caută…
places-top-no-claim = Niciun fluturaș introdus nu este corect.
places-top-hall = arbitrare manuală · alege arbitrul
places-top-program = arbitrare cu program · prima lui depunere
places-equal = { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
} · { $count ->
    [one] o depunere
    [few] { $count } depuneri echivalente
   *[other] { $count } de depuneri echivalente
}
places-column-play = Depunere
places-column-tables = Mesele
places-column-jokers = Jokeri
places-column-gone = Fără stoc
places-column-ratio = V : C
places-column-tiles = Litere
places-column-openings = Deschideri
places-top-key = Verde: cea mai bună valoare a criteriului. Prima în ordinea programului: { $play }.
places-letter-by-letter = Literă cu literă
places-criteria = Criteriul arbitrului
places-criteria-program = Programul alege după ordinea din regulament; nu se numește nimic.
places-choose = Alege { $play }
places-choose-by = Alege { $play } · { $count ->
    [one] criteriul { $criteria }
    [few] criteriile { $criteria }
   *[other] criteriile { $criteria }
}
places-nothing-to-choose = Nu este nicio depunere de ales
places-unkeyed = { $count ->
    [one] Neintrodus: 1 fluturaș
    [few] Neintroduși: { $count } fluturași
   *[other] Neintroduși: { $count } de fluturași
}
places-unkeyed-tables = { $count ->
    [one] Masa { $tables }.
    [few] Mesele { $tables }.
   *[other] Mesele { $tables }.
} Ce se află după „Start!” al turului { $turn } se anunță ca găsit târziu.
places-blocking = Masa { $table }: { $play } ar valora { $points } și așteaptă o hotărâre.
places-tops-incorrect = { $count ->
    [one] Topul turului { $turns } ar fi incorect: rămâne pe tablă, numai pentru continuare, iar cine l-a depus are 0.
    [few] Topurile tururilor { $turns } ar fi incorecte: rămân pe tablă, numai pentru continuare, iar cine le-a depus are 0.
   *[other] Topurile tururilor { $turns } ar fi incorecte: rămân pe tablă, numai pentru continuare, iar cine le-a depus are 0.
}
places-late = { $count ->
    [one] De anunțat sălii: 1 găsit târziu
    [few] De anunțat sălii: { $count } găsite târziu
   *[other] De anunțat sălii: { $count } de găsite târziu
}
places-late-find = Turul { $turn }: { $play }, { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}. Fără nume în sală.
places-solo = solo +{ $points } (masa { $table })
# $tiles: what stays on the rack
places-left = Rămâne { $tiles } · se extrag { $count } · neașezate { $vowels } V : { $consonants } C

## Sanctions

places-column-player = Jucător
places-column-sum = Sumă
places-column-deduction = Scădere
places-column-why = De unde
places-warnings-rule = D = { $worth } A · primele { $free } nu costă · fiecare următor −{ $points }
places-warnings-legend = ■ fără scădere  ▲ −{ $points } fiecare. A vin de pe fluturași și de la arbitru; D și eliminarea numai de la arbitru.
# $turns: numbers with commas; $what: mistakes, or the sanction with its reason
places-in-turns = t. { $turns }: { $what }
places-set-by-arbiter = stabilit de arbitru
places-table = Masa { $table }
places-zeros = Zerouri neanunțate: { $count }
places-new-sanction = Sancțiune nouă · masa { $table } · { $player } · turul { $turn }
# $changes: the warnings before and after
places-if-given = Dacă se acordă: { $changes }, scădere { $from } → { $to }
places-if-total = total { $from } → { $to } · locul { $rank } → { $after }
places-if-out = Dacă se acordă: turul mai contează; fără fluturași după el; locul rămâne, marcat.
places-if-expelled = Dacă se acordă: turul mai contează; fără fluturași după el și fără loc.

## Standings

places-column-rank = Loc
places-column-club = Club
places-missing-slips = { $count ->
    [one] ? provizoriu · lipsește 1 fluturaș din turul { $turns }
    [few] ? provizoriu · lipsesc { $count } fluturași din tururile { $turns }
   *[other] ? provizoriu · lipsesc { $count } de fluturași din tururile { $turns }
}
places-why = De ce acest loc: { $player }
places-plot = Puncte cumulate, primii cinci
places-turns-of = { $player } · ultimele tururi
places-every-turn = Toate tururile
places-back-to-table = Înapoi la tabel
places-nobody = Încă nu joacă nimeni.
places-not-ended = Partida nu s-a încheiat.

## Words

places-word-valid = ✓ valid
places-word-invalid = ✗ invalid
places-word-undecided = ? nehotărât

## The head

places-turn-to-come = urmează
places-turn-drawn = literele sunt extrase
places-turn-running = timpul curge
places-turn-over = încheiat, topul nu este anunțat
places-turn-lacking = topul anunțat, lipsesc fluturași
places-turn-announced = topul anunțat, toți fluturașii introduși
# $state: one of those above
places-turn-state = Turul { $turn }: { $state }

## Questions

places-letters-hidden = Literele se ascund
places-letters-shown = Literele rămân la vedere
places-ask-stop = Turul se încheie acum; fluturașii se strâng.
places-ask-start-alone = { $count ->
    [0] Nu joacă nimeni
    [one] Joacă un singur jucător
    [few] Joacă { $count }
   *[other] Joacă { $count }
}; regulamentul cere cel puțin doi. Timpul începe totuși?
places-ask-turn-time = Timpul nou este valabil de la turul următor și se spune înaintea lui: între 1:00 și 10:00.
places-time-of-a-turn = Timpul unui tur
places-leftover = Rămase
places-ask-void-rack = Toate literele se întorc și turul se extrage din nou.
places-ask-refuse-triple = Toate cele șapte litere se întorc, și cele rămase; se extrag șapte noi.
places-ask-correct-of = Corectează literele turului { $turn }
places-ask-correct-rack = Contează ce s-a anunțat. Fluturașii turului se judecă din nou; nimic de după el nu se mai extrage.
places-ask-correct-next = Nu mai decurge: pentru turul { $turn } s-a păstrat { $kept }, acum ar rămâne { $left }. Literele anunțate rămân.
places-ask-record-of = Consemnează turul { $turn }
places-ask-record = Pentru un tur jucat pe hârtie: fluturașii și topul se introduc ca de obicei.
places-no-turn = Scrie numărul unui tur.
places-ask-last-turn = Cel mai devreme, ultimul tur este { $turn }; se anunță imediat.
places-ask-how = Ce rămâne din el
places-cancel-score = Punctaj 0 pentru toți; depunerea rămâne pe tablă
places-cancel-same = Luat înapoi; turul următor are aceleași litere
places-cancel-new = Luat înapoi; turul următor are litere noi
places-ask-cancel-of = Anulează turul { $turn }
places-ask-cancel = Când nimic altceva nu ajută sau jucătorii au fost dezavantajați fără vina lor. Avertismentele rămân.
places-ask-restore-of = Turul { $turn } contează din nou
places-ask-restore = Punctele, bonificația și zerourile lui contează din nou.
places-ask-why = De ce
places-ask-end = Partida se încheie; clasamentul se poate semna când nu mai este nimic deschis.
places-ask-possible = Dacă o depunere era posibilă
places-was-possible = Era posibilă: aceleași litere din nou
places-was-impossible = Nu era posibilă: toate literele se întorc
places-list-has = { $count ->
    [one] Lista are 1 depunere pentru aceste litere.
    [few] Lista are { $count } depuneri pentru aceste litere.
   *[other] Lista are { $count } de depuneri pentru aceste litere.
}
places-ask-no-play-of = Nicio depunere corectă în turul { $turn }
places-ask-no-play = Niciun fluturaș al turului nu este corect: nu se depune nimic.
places-ask-set-aside = Partida continuă cu { $play }, deși o pretenție care așteaptă poate valora mai mult.
places-ask-correct-top = { $play } ia locul topului anunțat și se anunță din nou. Literele extrase între timp se întorc.
places-despite = De ce se lasă deoparte o pretenție mai mare, dacă este una
places-ask-revise = Fluturașul este salvat deja: versiunea dinainte rămâne în istoric.
places-ask-move = Al cui este fluturașul și din ce tur.
places-ask-settle = Două introduceri diferă: priviți hârtia. Care dintre ele spune ce scrie acolo?
places-ask-which = Pe hârtie scrie
places-no-outcome = Scrie puncte până la 9999 și avertismente până la 9.
places-warnings-a = Avertismente tehnice
places-ask-outcome = Punctele și avertismentele acestui fluturaș le stabilește arbitrul; verdictul lui este atunci „stabilit”.
places-ask-lift = Fluturașul se judecă din nou după reguli.
places-type-reading = Introdu fluturașul în Fluturași așa cum trebuie citit, apoi admite contestația.
places-ask-uphold = Fluturașul se judecă așa cum este introdus acum.

## What the desk says

places-step-in-game = Mai departe în Partida
places-no-table = Nimeni nu joacă la masa { $table } în turul { $turn }.
places-said-none = Fluturașul mesei { $table } a fost declarat nepredat: întâi retrageți aceasta (Ctrl D), apoi introduceți-l.
places-keyed-already = Fluturașul mesei { $table } este introdus deja.
places-begun-already = Fluturașul mesei { $table } este început deja: ia-l din tabel sau golește-l.
places-empty-slip = Pe acest fluturaș nu scrie nimic. Dacă a fost predat gol, scrie 0 puncte.
places-slip-saved = Salvat: masa { $table }, turul { $turn }.
places-slip-settled = Masa { $table }, turul { $turn }: acum cele două introduceri coincid: { $written }
places-nameless-saved = Salvat: un fluturaș fără nume, turul { $turn }.
places-browse-slips = Alege un fișier cu fluturași…
places-slips-in-file = Fișier cu fluturași
places-slips-in-read = Citește fișierul
places-slips-in-nothing = Nimic de preluat
places-slips-in-take =
    { $count ->
        [one] Preia un fluturaș
        [few] Preia { $count } fluturași
       *[other] Preia { $count } de fluturași
    }
places-slips-in-kinds = O copie a acestei partide de pe al doilea calculator, un document de schimb (JSON) sau un tabel de fluturași (CSV). Se preiau numai fluturașii: nu și literele, topurile, deciziile sau sancțiunile.
places-slips-in-second = Nimic nu se înlocuiește: un fluturaș care spune altceva decât cel de aici este al doilea pentru locul lui și se decide între ei.
places-slips-in = { $count } · { $why }:
places-slips-in-one = masa { $table }, turul { $turn }
places-slips-in-new = noi
places-slips-in-differ = diferă de fluturașul de aici, de decis
places-slips-in-same = sunt deja aici
places-slips-in-not-over = timpul turului nu s-a încheiat aici
places-slips-in-not-there = jucătorul nu este în joc în acel tur
places-slips-in-other-name = numărul este acolo { $there }, aici { $here }
places-slips-in-other-letters = acolo turul s-a jucat cu alte litere ({ $there }, aici { $here })
places-slips-in-none = Niciun fluturaș: acolo nu s-a introdus nimic.
places-slips-in-nameless =
    { $count ->
        [one] Un fluturaș fără nume rămâne în copie.
        [few] { $count } fluturași fără nume rămân în copie.
       *[other] { $count } de fluturași fără nume rămân în copie.
    }
places-slips-in-same-file = { $file } este chiar această partidă. Alegeți copia de pe al doilea calculator.
places-slips-in-other-game = { $file } este altă partidă: { $title }.
places-slips-in-no-slips = { $file } nu conține fluturași. Este nevoie de o copie a partidei, de un document de schimb sau de un tabel CSV.
places-slips-in-done =
    { $count ->
        [one] Un fluturaș preluat din { $file }.
        [few] { $count } fluturași preluați din { $file }.
       *[other] { $count } de fluturași preluați din { $file }.
    }
