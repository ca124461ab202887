# Documentele unei partide duplicat, așa cum se aleg.

commands-slips = Fluturași
commands-slips-hint = Zece pe pagină, fiecare cu masă, nume și cod.
commands-player-record = Fișa jucătorului
commands-player-record-hint = O tablă și un tabel de completat.
commands-turn-record = Proces-verbal al turului
commands-turn-record-hint = Literele, fluturașii cu verdictele lor, depunerea-top.
commands-game-sheet = Fișa partidei
commands-game-sheet-hint = Partida întreagă cu tabla ei.
commands-zero-notices = Avertizări de depuneri anulate
commands-zero-notices-hint = De tăiat și de înmânat.
commands-warnings = Avertismente
commands-warnings-hint = Cine, când, de ce și cât costă.

commands-go-top = Top
commands-go-sanctions = Sancțiuni
commands-go-game = Partida
commands-go-slips = Fluturași

## What is asked of a game

commands-mode-hall = Mod: sala numește topul (arbitrare manuală)
commands-mode-program = Mod: programul numește topul (arbitrare cu program)
commands-draw-by-hand = Literele se extrag manual
commands-draw-by-program = Literele le extrage programul
commands-start-alone = Start!…
commands-turn-time = Timpul unui tur…
commands-look-at-turn = Vezi un tur
commands-hold-announcing = Oprește anunțarea sau continuă
commands-next-letter = Litera următoare
commands-same-letter = Aceeași literă încă o dată
commands-end-announcing = Toate literele deodată
commands-ticks = Litere anunțate cu sau fără ticăit
commands-ticks-hint = Ticăitul se aude cu fiecare literă anunțată; semnalele timpului rămân cum sunt.
commands-unfold-best = Cea mai bună depunere din listă
commands-call-equivalents = Echivalentele în sală
commands-call-best = Cea mai valoroasă din sală
commands-call-late = O depunere găsită târziu, în sală
commands-call-last-turn = Ultimul tur, în sală
commands-call-top = Topul, în sală
commands-call-letters = Literele, anunțate de mână
commands-void-rack = Anulează extragerea…
commands-refuse-triple = Grupă nouă…
commands-refuse-triple-hint = Trei litere la fel: toate șapte se întorc înainte să fie anunțată vreuna.
commands-correct-rack = Corectează literele…
commands-correct-rack-hint = Pentru litere notate greșit: contează ce s-a anunțat. Fluturașii turului se judecă din nou.
commands-record-turn = Consemnează un tur…
commands-record-turn-hint = Pentru un tur jucat pe hârtie, fără program.
commands-last-turn = Ultimul tur…
commands-cancel-turn = Anulează turul…
commands-restore-turn = Turul contează din nou…
commands-no-play = Nicio depunere corectă…
commands-end-game = Încheie partida…

## Slips

commands-take-slip = Ia un fluturaș
commands-take-table = La fluturașul mesei
commands-nameless-slip = Fără nume
commands-nameless-slip-hint = Deschide un fluturaș gol al turului, fără nume, care se atribuie mai târziu.
commands-offer-plays = Depuneri de acest punctaj
commands-take-play = Ia o depunere oferită
commands-go-on = Câmpul următor
commands-toggle-hand = Mâna neridicată
commands-toggle-fault = Ce împiedică citirea
commands-toggle-number = Un număr greșit
commands-save-slip = Salvează
commands-save-taken = Salvează cu depunerea luată
commands-save-slip-hint = Salvează fluturașul și așteaptă masa următoare.
commands-clear-slip = Golește fluturașul
commands-no-slip = Nepredat
commands-no-slip-hint = Declară că nu s-a predat fluturaș; apăsat din nou, este așteptat iar.
commands-key-slip-again = A doua introducere
commands-key-slip-again-hint = Altcineva introduce fluturașul fără să vadă prima introducere; se întreabă numai diferențele.
commands-check-slip = Corespunde cu hârtia
commands-check-slip-hint = Altcineva s-a uitat la hârtie: fluturașul spune exact atât.
commands-revise-slip = Salvează o versiune nouă…
commands-move-slip = Mută…
commands-settle-slip = Diferențele…
commands-set-outcome = Stabilește rezultatul…
commands-set-outcome-hint = Punctele și avertismentele acestui fluturaș prin hotărârea arbitrului, cu motiv.
commands-lift-outcome = Judecă-l iar după reguli…

## The top

commands-look-at-top = Topul unui tur
commands-select-play = Selectează o depunere
commands-play-below = Depunerea de mai jos
commands-play-above = Depunerea de mai sus
commands-criterion-opens = deschide mai bine jocul
commands-criterion-no-joker = fără joker
commands-criterion-ratio = raport vocale : consoane mai bun
commands-criterion-letters-in-stock = așază litere care mai sunt în stoc
commands-criterion-more-letters = așază mai multe litere
commands-criterion-other = alt motiv
commands-spell-top = Cuvântul literă cu literă
commands-top-step = Pasul următor al topului
commands-set-aside = Alege-o totuși…
commands-set-aside-hint = O pretenție care poate valora mai mult se lasă deoparte, cu motiv.
commands-correct-top = Corectează topul…

## Sanctions

commands-choose-sanction = Care sancțiune
commands-print-zeros = Tipărește înștiințările
commands-note-told = Au fost anunțate
commands-impose = Acordă

## What is missing

commands-needs-mode-open = Până la anunțarea primei litere din turul 1.
commands-needs-undrawn = Între două tururi, înainte de extragere.
commands-needs-no-turn-time = Numai cât timp nu curge timpul.
commands-needs-rack = Trebuie să fie extrase litere, iar timpul să nu fi început.
commands-needs-triple = Trebuie o grupă cu trei litere la fel, înainte să fie anunțată vreuna.
commands-needs-by-hand = Trebuie litere extrase manual.
commands-needs-announcing = Cât timp se anunță literele.
commands-needs-cancellable = Trebuie un tur început și neanulat, fără timp care curge.
commands-needs-cancelled = Trebuie un tur anulat.
commands-needs-over = Trebuie un tur al cărui timp s-a încheiat, înainte să înceapă următorul.
commands-needs-not-ended = Până la încheierea partidei.
commands-needs-no-open-turn = După închiderea turului, până la încheierea partidei.
commands-needs-best = După „Stop!”, când lista a fost căutată.
commands-needs-played = Trebuie un tur cu top anunțat.
commands-needs-turn-over = În Fluturași, după încheierea timpului unui tur.
commands-needs-slip = Trebuie să fie un fluturaș pe masă.
commands-needs-offered = Trebuie un fluturaș cu puncte și depuneri de acel punctaj.
commands-needs-slip-keyed = Trebuie un fluturaș salvat pe masă.
commands-needs-slip-unchecked = Trebuie un fluturaș salvat la care nu s-a uitat încă altcineva.
commands-needs-candidates = În Top, cât timp sunt depuneri de ales.
commands-needs-correctable = După anunțarea topului, până începe turul următor.
commands-needs-zeros = În Sancțiuni, cât timp cineva trebuie anunțat.
commands-needs-sanction = În Sancțiuni, cu un jucător și un motiv.
commands-take-in-slips = Preia fluturași…
commands-take-in-slips-hint = Fluturași introduși pe un al doilea calculator, într-un document sau într-un tabel; întâi se vede ce vine.
