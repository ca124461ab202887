# De ce se refuză ceva într-o partidă duplicat și ce este de făcut.

refusals-mode-fixed = Cine alege depunerea-top nu se mai schimbă după ce s-a arătat o literă din turul 1.
refusals-turn-time = Un tur durează între { $least } și { $most } de secunde.
refusals-rack-there = Turul { $turn } are deja litere. Retrageți-le întâi sau jucați turul.
refusals-no-rack = Turul { $turn } nu are încă litere.
refusals-other-turn = Turul { $next } vine înaintea turului { $turn }.
refusals-no-turn-left = O partidă are cel mult 99 de tururi.
refusals-after-last-turn = Turul fixat ca ultimul este închis. Încheiați partida sau fixați un ultim tur mai târziu.
refusals-ended = Partida s-a încheiat. Anulați încheierea pentru a continua.
refusals-no-letters-left = Nu mai sunt litere de extras. Încheiați partida.
refusals-by-hand = Literele acestei partide se extrag manual: introduceți ce iese din săculeț.
refusals-digital = Aceste litere sunt extrase de program: nu se introduc și nu se corectează.
refusals-no-such-tile = { $count ->
    [one] Singura piesă { $tile } este deja pe tablă sau printre literele turului.
    [few] Toate cele { $count } piese { $tile } sunt deja pe tablă sau printre literele turului.
   *[other] Toate cele { $count } de piese { $tile } sunt deja pe tablă sau printre literele turului.
}
refusals-not-in-set = Setul nu are nicio piesă { $tile }: această literă poate fi numai un joker.
refusals-tile-count = Sunt necesare { $wanted } piese, acestea sunt { $got }.
refusals-nothing-left = Nu se păstrează nicio literă dinainte: toate se extrag din nou.
refusals-other-leftover = Turul anterior lasă { $left }.
refusals-composition-holds = Literele sunt admise: nimic nu le respinge.
refusals-composition-vowels = Prea puține vocale: toate literele se pun înapoi.
refusals-composition-consonants = Prea puține consoane: toate literele se pun înapoi.
refusals-no-triple = Nu sunt trei litere identice.
refusals-shown = Literele turului { $turn } au fost deja arătate.
refusals-not-shown = Sala nu a văzut literele turului { $turn }: arătați-le întâi.
refusals-other-rack = Sămânța dă alte litere pentru turul { $turn }: { $letters }, după { $refused } grupe respinse.
refusals-top-needs-others = Depunerea-top a turului { $turn } nu se poate face din aceste litere.
refusals-has-begun = Timpul turului { $turn } a început.
refusals-not-begun = Timpul turului { $turn } nu a început.
refusals-time-running = Timpul turului { $turn } nu s-a încheiat. Opriți-l întâi.
refusals-not-over = Timpul turului { $turn } nu s-a încheiat: încă nu sunt fluturași.
refusals-not-in-game = Jucătorul { $player } nu era în joc în turul { $turn }.
refusals-unknown-slip = Nu există un asemenea fluturaș.
refusals-already-keyed = Există deja un fluturaș al acestui jucător pentru tur: corectați-l sau introduceți-l a doua oară.
refusals-revised-since = { $by } a schimbat între timp fluturașul: acum scrie { $written }.
refusals-same-person = A doua verificare trebuie făcută de altcineva decât { $name }.
refusals-nothing-to-settle = Nu există două introduceri diferite.
refusals-keyings-unsettled = Două introduceri diferă: lămuriți-le întâi.
refusals-not-folded = Textul fluturașului nu este în forma în care se păstrează.
refusals-no-outcome = Un fluturaș are între 0 și 9999 de puncte și între 0 și 9 avertismente.
refusals-nothing-set = Pentru acest fluturaș nu s-a stabilit nimic.
refusals-top-announced = Depunerea-top a turului { $turn } a fost anunțată: corectați-o.
refusals-no-top = Turul { $turn } nu are depunere-top pentru așa ceva.
refusals-cannot-be-laid = Această depunere nu se poate face pe această tablă din aceste litere.
refusals-on-no-slip = Niciun fluturaș corect nu are această depunere.
refusals-worth-more = Fluturașul jucătorului { $player } poate valora { $points }: hotărâți asupra cuvintelor sau spuneți de ce este lăsat deoparte.
refusals-not-the-first = La arbitrarea cu program partida continuă cu { $position } { $word }.
refusals-no-list = Lista de cuvinte nu este la îndemână întreagă: programul nu poate alege depunerea-top.
refusals-next-has-begun = Turul de după turul { $turn } a început: tabla rămâne cum este.
refusals-has-play = Fluturașul jucătorului { $player } este corect sau așteaptă o hotărâre.
refusals-proven = La arbitrarea cu program, programul dovedește dacă există o depunere.
refusals-not-closed = Turul { $turn } nu este închis.
refusals-cancelled = Turul { $turn } este anulat.
refusals-not-cancelled = Turul { $turn } nu este anulat.
refusals-cannot-take-back = Se poate retrage numai turul în curs sau ultimul, înainte să înceapă următorul. Turul { $turn } poate fi lăsat fără puncte.
refusals-next-letters = Spuneți ce litere are turul următor, aceleași sau noi, numai când un tur se retrage.
refusals-no-notice = Ultimul tur se anunță din timp: cel mai devreme turul { $earliest }.
refusals-no-end = Partida nu se încheie aici pentru că { $why }.
refusals-nothing-to-tell = Nu este nimic de acest fel de anunțat jucătorului { $player }.
refusals-uphold-not-written = Fluturașul nu formează acest cuvânt.
refusals-uphold-other-reason = Fluturașul nu are puncte din alt motiv decât acest cuvânt.
refusals-uphold-was-raised = Fluturașul este socotit ridicat.
refusals-uphold-not-about-this = Contestația privește citirea fluturașului: introduceți ce scrie pe el.
