# Regulamentul partidei de duplicat pe două pagini: ce spune regulamentul și ce hotărăște programul.

regulation-tiles = Piese
regulation-set = { $count ->
    [one] 1 piesă
    [few] { $count } piese
   *[other] { $count } de piese
}, fiecare literă × câte sunt (valoare): vocale { $vowels }; consoane { $consonants }; jokeri { $jokers }, cu valoarea 0.
regulation-jokers-only = { $letters } nu au piese: numai un joker poate ține locul lor.
regulation-folding = Ă și Â sunt A, Î este I, Ș este S, Ț este T. Între literele turului jokerul este ?; într-un cuvânt este litera pe care o înlocuiește, urmată de 0: C0OMANDA.
regulation-order = Ordinea este de la A la Z, jokerul la urmă. Y este consoană.

regulation-board = Tablă, depuneri, punctaj
regulation-position = Rânduri A–O de sus, coloane 1–15 din stânga. Rândul întâi: orizontal (H7); coloana întâi: vertical (6E). Este careul primei litere a cuvântului principal.
regulation-legal = O depunere pune una până la șapte piese pe o linie, fără goluri. Prima acoperă H8, fiecare dintre celelalte atinge o piesă. Orice cuvânt de cel puțin două litere care are o piesă nouă trebuie să fie valid.
regulation-lying = Cuvintele aflate pe tablă nu se mai judecă.
# $bonus: points; $rack: tiles
regulation-score = Fiecare cuvânt: literele înmulțite cu careurile lor, suma înmulțită cu careurile de cuvânt; un careu contează o dată, când este acoperit. { $rack } piese deodată: încă { $bonus ->
    [one] 1 punct
    [few] { $bonus } puncte
   *[other] { $bonus } de puncte
}. Bonificația de solo nu intră în punctaj.
regulation-same-play = Aceleași piese pe aceleași careuri sunt aceeași depunere, oricum ar fi numită. O piesă care face două cuvinte poate fi numită în ambele feluri; programul o numește orizontal.

regulation-words = Cuvinte
regulation-lists = O listă normativă sau închisă judecă cuvintele. Ce lipsește dintr-o listă orientativă așteaptă decizia arbitrului și până atunci are 0 puncte.
regulation-list-in-both-modes = O listă este una dintre cele trei de când a fost făcută și servește ambelor moduri. Ce spune concursul trece înaintea a ce spune lista despre sine.
regulation-ruling = O decizie este despre un cuvânt, pentru toți, și poate fi retrasă. Sub o listă închisă nu există decizii.
regulation-chosen-mode = Această partidă: { $mode }.
regulation-chosen-list = Lista: { $list }.
regulation-no-federation = Lista { $list } nu este lista vreunei federații. Lista programului lasă afară cele mai multe cuvinte cu prefix (re-, ne-): ele așteaptă o decizie și nu sunt niciodată topul programului.

regulation-draw = Extragere
regulation-racks = Primul tur are șapte piese; fiecare dintre celelalte literele rămase, completate până la șapte. O grupă trebuie să aibă cel puțin:
regulation-column-turns = Tururi
regulation-column-vowels = Vocale
regulation-column-consonants = Consoane
regulation-from-turn = de la { $turn }
regulation-joker-both = Jokerul contează și ca vocală, și ca consoană, chiar când au rămas mai puține de un fel decât se cer: atunci trebuie să fie toate cele rămase.
regulation-refused = O grupă căreia îi lipsesc se întoarce întreagă, cu tot cu literele rămase, și se extrag șapte. Când au rămas șapte piese sau mai puține nu se cere nimic.
regulation-no-correct = Fără fluturaș corect: cu ultimele litere partida se încheie; dacă o depunere era posibilă, turul următor are aceleași litere; altfel toate se întorc.
regulation-turn-keeps-number = Un tur își păstrează numărul când literele lui se anunță din nou sau când este anulat.
regulation-same-letters = Aceleași litere anunțate din nou nu mai sunt verificate.
regulation-triples = Trei litere la fel (jokerii nu se socotesc) sunt doar semnalate de program; le schimbă numai arbitrul, cu un motiv, înainte de a se arăta prima literă. Grupa nouă trebuie să fie admisă.
regulation-back-first = Când toate literele se întorc, o fac înainte de extragerea următoare.
regulation-by-hand = Extragerea manuală este cea obișnuită. O grupă notată greșit se corectează cu un motiv, până la semnare: contează ce s-a anunțat, fluturașii turului se judecă din nou, nimic de mai târziu nu se extrage din nou.
regulation-digital = Poate extrage programul; fișa partidei o spune. Fiecare grupă decurge dintr-o sămânță fixată dinainte și dintr-un cuvânt al sălii, așa că oricine o poate reface.
regulation-digital-corrected = O grupă a programului nu se corectează niciodată; se poate doar anula, înainte de începerea timpului.
regulation-announcing = Se anunță întâi literele rămase, apoi cele noi, fiecare grup în ordine alfabetică, jokerul la urmă: { $letter } s de literă.
regulation-announced-again = Apoi toate încă o dată, { $letter } s de literă; „Start!” este întotdeauna o tastă a arbitrului.
regulation-names-none = Literele se anunță ca atare; numele lor se pot stabili în reguli.
regulation-names-some = Literele se anunță cu numele din reguli.

regulation-turn = Turul
# $time: minutes and seconds; $alerts: seconds with commas
regulation-time = { $time } de la „Start!”; un anunț cu { $alerts } s înainte de sfârșit.
regulation-stop = La „Stop!” toți ridică deodată fluturașul. Se anunță topul: punctaj, poziție, cuvânt principal, cuvinte adiacente, apoi depunerile echivalente. Toți îl depun.
regulation-players = O partidă are cel puțin doi jucători.
regulation-time-chosen = Arbitrul poate alege alt timp pentru partidă, între 60 și 600 s, spus înaintea turului de la care este valabil și tipărit pe fișa partidei.
regulation-top-early = În arbitrarea manuală topul se poate stabili înainte de introducerea tuturor fluturașilor; ce se află mai târziu este o găsire târzie.
regulation-undecided = Cât timp cea mai bună depunere așteaptă o decizie așteaptă și topul, dacă arbitrul nu o lasă deoparte cu un motiv.

regulation-slip = Fluturașul
regulation-slip-fields = Turul, masa, poziția, depunerea (cuvântul principal întreg), punctele. O depunere pe fluturaș.
regulation-zero = 0 puncte: fluturașul nu a fost ridicat la „Stop!” sau depunerea este incorectă.
regulation-incorrect = Incorecte sunt și: două depuneri sau doi fluturași, un cuvânt care nu e scris întreg, o poziție sau un cuvânt care lipsește ori nu se poate citi. Fără amândouă este un fluturaș alb.
regulation-reading = O literă pe care o au literele turului este acea piesă; una care lipsește este joker. Un joker marcat care nu este între litere nu se iartă.
regulation-joker-unmarked = Când jokerul nemarcat poate fi una din mai multe litere, este acolo unde depunerea are cele mai puține puncte, între acestea prima.
regulation-points-counted = Punctele sunt cele socotite, orice ar scrie pe fluturaș.
regulation-mistakes = Greșeli de formă pe un fluturaș corect: punctele { $points }, joker nemarcat { $joker }, masa { $table }, turul { $turn }.
regulation-cost-nothing = nimic
regulation-cost-warning = un avertisment
regulation-cost-zero = 0 puncte
regulation-one-warning = Un singur avertisment pe fluturaș, oricâte greșeli ar fi.
regulation-outcome = Arbitrul poate stabili punctele și avertismentele unui fluturaș, cu un motiv; istoricul le păstrează pe amândouă.

regulation-top = Topul și bonificația de solo
regulation-top-hall = Arbitrare manuală: se continuă cu cel mai bun fluturaș corect; la punctaj egal alege arbitrul.
regulation-top-program = Arbitrare cu program: se continuă cu cea mai bună depunere a programului. Apoi se anunță cea mai valoroasă depunere din sală, numai punctele.
regulation-criteria = Arbitrul alege după: deschide cel mai bine jocul (nu: punctaje mai mari chiar în turul următor), fără joker, un raport mai bun de vocale și consoane, litere pe care stocul le mai are, mai multe litere.
# $order: figures with commas
regulation-order-of-plays = Programul alege după: { $order }, apoi orizontal înaintea verticalului, rândul de sus, coloana din stânga, literele. Astfel două calculatoare aleg la fel.
regulation-figure-jokers = mai puțini jokeri
regulation-figure-gone = mai puține litere pe care stocul nu le mai are
regulation-figure-ratio = vocale și consoane rămase mai aproape de raportul setului
regulation-figure-tiles = mai multe piese
regulation-figure-openings = mai multe careuri pe care le poate deschide o piesă
regulation-equivalents = Depunerile echivalente cu același cuvânt principal se anunță o dată.
# $divisor, $most: numbers
regulation-solo = Cine are singur cel mai bun punctaj al turului, peste 0, primește jucători / { $divisor }, rotunjit în sus, cel mult { $most }. Și în arbitrarea cu program este vorba de cel mai bun din sală.
regulation-solo-players = Se socotesc jucătorii aflați în joc în acel tur, cu sau fără fluturaș.
regulation-solo-none = Doi cu același punctaj nu au solo, nici cu depuneri diferite; un tur anulat nu are. Găsirile târzii și deciziile mută un solo.

regulation-sanctions = Sancțiuni
# $worth, $points, $from: numbers
regulation-warnings = Avertismentele tehnice (A) vin de pe fluturași și de la arbitru; unul disciplinar (D) face cât { $worth } tehnice. De la al { $from }-lea, fiecare costă { $points } puncte.
regulation-notices = Cine are o depunere anulată este anunțat printr-un formular, de îndată ce o permite ritmul corectării.
regulation-warnings-at-once = Avertismentele se adună în cadrul unei partide, stau în clasament de la primul și se scad imediat.
regulation-elimination = Eliminarea: turul acela contează încă. Din restul partidei păstrează un loc, din concurs nu; ce a fost înainte rămâne, și bonificațiile altora.

regulation-late = Găsiri târzii; tururi anulate
regulation-late-before = Înainte de începerea turului următor un fluturaș mai bun corectează topul, iar un top incorect se alege din nou.
regulation-late-after = După aceea tabla rămâne. Un fluturaș mai bun își primește punctele; un top incorect are 0 pentru cine l-a făcut și rămâne numai pentru continuare. Un fluturaș corect care fusese anulat își primește punctele.
regulation-begun = „Începerea turului următor” este „Start!” al lui.
regulation-rack-void = Dacă topul se schimbă înainte de el, grupa următoare este anulată și extrasă din nou. Dacă nu mai rămâne nicio depunere corectă, turul este unul fără depunere corectă.
regulation-extension = O depunere care prelungește un cuvânt incorect trebuie să fie ea însăși validă; una care doar îl atinge nu pățește nimic.
regulation-late-announced = O găsire târzie se anunță în sală, iar istoricul spune că s-a anunțat.
regulation-cancel = Arbitrul poate anula tururi, cu un motiv, când altceva nu ajută sau când jucătorii au fost dezavantajați fără vina lor.
regulation-cancel-score = Anulat ca punctaj: depunerea rămâne, turul are 0 pentru toți, fără solo, topuri și zerouri; avertismentele rămân.
regulation-cancel-taken-back = Luat înapoi: un tur deschis sau ultimul, înainte de următorul „Start!”. Tabla este ca înainte; turul următor are aceleași șapte litere sau șapte noi, cum spune arbitrul.

regulation-end = Sfârșitul
# $notice: turns
regulation-last-turn = Când timpul este scurt, ultimul tur se stabilește cu cel puțin { $notice } tururi înainte.
regulation-last-turn-moved = Se anunță imediat. Se poate muta mai târziu, sau mai devreme cât timp se păstrează termenul.
regulation-ends = Partida se încheie când: nu mai sunt litere; s-au folosit jokerii și toate vocalele sau toate consoanele; nimic din ce a rămas nu se poate depune; s-a încheiat ultimul tur; ultimele litere nu au avut depunere corectă.
regulation-one-kind = Fără un fel de litere și fără jokeri partida se încheie, chiar dacă o literă s-ar mai putea agăța.
regulation-no-play-left = Că nu se mai poate depune nimic dovedește programul, după listă; cu o listă orientativă este o indicație, iar arbitrul hotărăște.
regulation-stopped = Arbitrul poate încheia partida, cu un motiv.

regulation-standings = Clasament
regulation-total = Total: punctele tururilor, plus bonificațiile de solo, minus cele scăzute. Totalurile egale împart locul, iar următorul se sare. Nu există departajare.
regulation-figures = Topurile, zerourile și promilele din topuri se arată și nu clasează pe nimeni.
regulation-objections = Contestații, de la anunțarea topului până la semnare, ale jucătorului cu fluturașul: un cuvânt, citirea fluturașului, mâna. Ce se admite nu mută niciodată un top care rămâne pe tablă.
regulation-offices = Arbitrul secund strânge, introduce, verifică și mută fluturașii și notează cine a fost avertizat; o comisie, unde există, decide asupra cuvintelor despre care arbitrul nu a decis; restul este al arbitrului.
regulation-several = Un fișier este o partidă. Se cunoaște numai varianta „clasic”; regulile schimbate după 2007 nu ne sunt la îndemână.
