# Why something is refused: what is wrong, and what to do.

## Words

errors-word-empty = nu are nicio literă
errors-word-too-long = are prea multe litere ({ $got }); niciun cuvânt nu are mai mult de { $limit }
errors-word-space = are un spațiu la poziția { $position }; un cuvânt se scrie fără spații
errors-word-sign = are semnul „{ $sign }” la poziția { $position }; un cuvânt are numai litere sau ? pentru o literă ilizibilă

## The competition

errors-not-created = Concursul nu este creat încă. Creați-l mai întâi.
errors-already-created = Concursul este deja creat.
errors-signed = Concursul este semnat și nu se mai schimbă. Pentru o corectură redeschideți-l, cu un motiv.
errors-not-signed = Concursul nu este semnat, deci nu trebuie redeschis.
errors-reason-missing = Este nevoie de un motiv. Scrieți-l.
errors-name-missing = Este nevoie de un nume. Scrieți-l.
errors-name-too-long = Numele „{ $text }” are prea multe caractere ({ $got }, cel mult { $limit }). Scurtați-l.
errors-title-too-long = Titlul „{ $text }” are prea multe caractere ({ $got }, cel mult { $limit }). Scurtați-l.
errors-reason-too-long = Motivul „{ $text }” are prea multe caractere ({ $got }, cel mult { $limit }). Scurtați-l.
errors-evidence-too-long = Temeiul „{ $text }” are prea multe caractere ({ $got }, cel mult { $limit }). Scurtați-l.
errors-hidden-sign = Textul „{ $text }” are la poziția { $position } un semn care nu se vede ({ $sign }). Ștergeți-l sau scrieți textul din nou.
errors-nothing-to-undo = Nu există nicio acțiune care să poată fi anulată.
errors-not-the-newest = Între timp s-a făcut altceva: se poate anula numai ultima acțiune. Cereți din nou anularea.

## Players

errors-unknown-player = Nu există jucătorul cu numărul { $player }.
errors-player-number = Numărul { $player } nu poate fi dat: jucătorii se numerotează de la 1 la { $most }. Dați alt număr.
errors-player-exists = Alt jucător are numărul { $player }. Dați alt număr.
errors-number-removed = Numărul { $player } a fost al unui jucător eliminat și nu se mai dă. Dați alt număr.
errors-not-removable = Jucătorul { $player } nu mai poate fi eliminat din listă: s-au extras litere, s-a renunțat la un tur sau există o sancțiune. Consemnați că pleacă după un tur.
errors-empty-span = Primul tur ({ $from }) vine după ultimul ({ $to }). Corectați-le.

## Rounds and letters

errors-unknown-round = Nu există turul { $round }; numărul de tururi este { $rounds }.
errors-draws-begun = Extragerile au început: angajamentul și cuvântul sălii nu se mai schimbă.
errors-seed-missing = Acest fișier nu are sămânța extragerilor. Extrageți piese din săculețe adevărate și introduceți-le.
errors-seed-revealed = Sămânța a fost dezvăluită la semnare, deci nu mai există extragere digitală. Extrageți piese din săculețe adevărate.

## Time

errors-time-running = Timpul turului { $round } nu s-a încheiat.
errors-no-time = Nu curge niciun timp.
errors-time-is-so = Timpul este deja așa.
errors-time-unconfirmed = Programul a fost repornit în timp ce timpul curgea. Confirmați că timpul a curs sau stabiliți cât a rămas.
errors-time-out-of-range = Timpul rămas, în secunde, trebuie să fie între 0 și { $seconds }.
errors-no-break = După turul { $after } nu urmează nicio pauză sau pauza s-a ținut deja.
errors-break-runs = Pauza este deja în curs.

## Rulings, penalties, objections, signing

errors-closed-list = Lista este închisă: sunt valide cuvintele ei și numai acestea, iar arbitrul nu decide asupra lor. Pentru decizii, folosiți lista ca normativă sau orientativă.
errors-no-ruling = Nu există nicio decizie asupra cuvântului { $word }.
errors-ruled-so = Asupra cuvântului { $word } s-a decis deja astfel.
errors-ruled-since-valid = Între timp cuvântul { $word } a fost declarat valid. Decideți din nou, dacă trebuie să fie altfel. { $evidence }
errors-ruled-since-invalid = Între timp cuvântul { $word } a fost declarat invalid. Decideți din nou, dacă trebuie să fie altfel. { $evidence }
errors-ruling-gone = Între timp decizia asupra cuvântului { $word } a fost retrasă. Decideți din nou, dacă trebuie să existe.
errors-other-penalty = Acest fel de concurs nu are sancțiunea „{ $penalty }”.
errors-nothing-deducted = Se scade cel puțin 1 punct.
errors-emblem-no-png = Sigla trebuie să fie o imagine PNG: salvați-o ca PNG și alegeți-o din nou.
errors-emblem-heavy = Imaginea are { $got } kB și sunt permiși { $most } kB: salvați-o mai mică.
errors-emblem-large = Imaginea are { $width } × { $height } puncte și sunt permise { $most } × { $most }: micșorați-o.
errors-emblem-broken = Imaginea este trunchiată sau deteriorată: salvați-o din nou ca PNG.
errors-no-penalty = Nu este în vigoare nicio sancțiune cu numărul { $penalty }.
errors-too-early-to-object = Contestațiile se primesc după ce ultimul tur s-a încheiat sau a fost abandonat.
errors-no-objection = Nu este în curs nicio contestație cu numărul { $objection }.
errors-uphold-not-written = Contestația nu poate fi admisă: jucătorul nu a scris acest cuvânt în acest tur.
errors-uphold-not-void = Contestația nu poate fi admisă: fluturașul nu este anulat.
errors-uphold-not-about-this = Contestația nu are acest obiect.
errors-rounds-open = Pentru semnare, fiecare tur trebuie să fie încheiat sau abandonat. A rămas turul { $round }.
errors-provisional = { $count ->
    [one] Clasamentul este provizoriu: { $first }. Rezolvați înainte de semnare.
    [few] Clasamentul este provizoriu din { $count } motive; primul: { $first }. Rezolvați-le înainte de semnare.
   *[other] Clasamentul este provizoriu din { $count } de motive; primul: { $first }. Rezolvați-le înainte de semnare.
}

## What makes standings provisional, without a full stop

errors-doubt-undecided = turul { $round }: cuvântul { $word } așteaptă o decizie ({ $players })
errors-doubt-objection = contestația { $objection } ({ $player }) este în curs

## Rules files

errors-rules-syntax = rândul { $line }: fișierul regulamentului nu poate fi citit ({ $what })
errors-rules-out-of-range = rândul { $line }: valoarea { $got } nu este de la { $min } la { $max }
errors-rules-not-a-letter = rândul { $line }: „{ $got }” nu este o singură literă mare sau apare de două ori
errors-rules-criterion-twice = rândul { $line }: același criteriu de departajare apare de două ori
errors-rules-at = rândul { $line }: { $what }
errors-rules-words = fișierul nu poate fi citit acolo: { $what }
errors-rules-other = acolo stă { $got }; formatul acesta are { $wanted }.
errors-rules-range = { $got } este în afara limitelor; au sens valori de la { $min } la { $max }.
errors-rules-letter = sunt necesare literele limbii, fiecare o dată și în ordine; { $letter } lipsește, este străină sau nu stă la locul ei.
errors-rules-kind = { $letter } este în limbă de celălalt fel (vocală sau consoană).
errors-rules-folds = „folds” trebuie să numească exact literele cu semne care trec în limbă drept aceasta: { $folds }
errors-rules-also = „also” la { $letter } trebuie să numească exact celelalte scrieri ale ei în limbă.
errors-rules-printed = { $face } nu încape pe o piesă; încap unul până la trei semne.
errors-rules-half = { $letter } are nevoie și de count, și de value, sau de niciuna.
errors-rules-few = { $tiles } piese sunt prea puține pentru tururile de litere.
errors-rules-board-rows = tabla are { $rows } rânduri; trebuie să aibă 15.
errors-rules-board-row = rândul acesta are { $signs } semne; trebuie să aibă 15.
errors-rules-board-sign = { $sign } nu este un careu; sunt 3 2 t d și punctul.
errors-rules-board-mirror = careul din coloana { $column } nu valorează cât cel simetric lui.
errors-rules-board-centre = centrul trebuie să dubleze cuvântul.

## Word lists

errors-list-empty = nu conține nimic
errors-list-too-large = are { $megabytes } MB, mai mult decât orice listă de cuvinte (cel mult { $limit } MB)
errors-list-binary = nu este nici text, nici PDF, nici listă de cuvinte compilată
errors-list-utf16 = este un text în UTF-16, trunchiat sau deteriorat în rândul { $line }; salvați-l sau copiați-l din nou
errors-list-no-words = nu are niciun cuvânt ({ $skipped ->
    [one] s-a sărit un element
    [few] s-au sărit { $skipped } elemente
   *[other] s-au sărit { $skipped } de elemente
})
errors-list-pdf-damaged = PDF-ul este trunchiat sau deteriorat; descărcați-l din nou
errors-list-pdf-encrypted = PDF-ul cere o parolă; salvați-l fără parolă
errors-list-pdf-no-pages = PDF-ul nu are pagini
errors-list-pdf-page = pagina { $page } a PDF-ului este deteriorată; descărcați-l din nou
errors-list-doubtful = fișierul nu pare a fi o listă de cuvinte: { $why }
errors-list-doubt-json = este un document JSON
errors-list-doubt-table = este un tabel (coloane: { $columns })
errors-list-doubt-skipped = elemente care nu sunt cuvinte: { $skipped } din { $of }
errors-list-pdf-memory = PDF-ul cere mai mult de { $limit } MB de memorie, ceea ce nicio listă de cuvinte nu face; salvați lista ca text
errors-list-pdf-not-started = citirea PDF-ului nu a putut începe ({ $why }); salvați lista ca text
errors-list-pdf-stalled = PDF-ul nu poate fi citit într-un timp rezonabil; salvați lista ca text
errors-list-foreign = nu este o listă de cuvinte compilată
errors-list-newer = este o listă de versiunea { $version }; acest program cunoaște versiunile până la { $known }. Actualizați programul
errors-list-length = mărimea în octeți ar trebui să fie { $expected } și este { $got }; copiați fișierul din nou
errors-list-damaged = lista este deteriorată; copiați fișierul din nou
errors-list-passport = datele de identificare ale listei nu pot fi citite ({ $what })
errors-list-other-words = cuvintele nu sunt cele declarate de datele de identificare ale listei
errors-list-cancelled = citirea a fost întreruptă

errors-list-recovered =
    { $count ->
        [one] Un cuvânt avea litere latine care seamănă cu cele grecești și a fost corectat.
        [few] { $count } cuvinte aveau litere latine care seamănă cu cele grecești și au fost corectate.
       *[other] { $count } de cuvinte aveau litere latine care seamănă cu cele grecești și au fost corectate.
    }
errors-list-repeated =
    { $count ->
        [one] Un cuvânt exista deja.
        [few] { $count } cuvinte existau deja.
       *[other] { $count } de cuvinte existau deja.
    }
errors-list-skipped = Sărite { $count }: { $why } ({ $examples })
errors-list-skipped-furniture = titluri și numere de pagină
errors-list-skipped-latin = cu litere latine
errors-list-skipped-long = cu mai mult de 15 litere
errors-list-skipped-page = pagini dinaintea cuvintelor, care nu pot fi citite
errors-list-skipped-preface = text dinaintea cuvintelor
errors-list-skipped-short = cu o singură literă
errors-list-skipped-sign = cu semne care nu sunt litere

## What may stand in a history

errors-office-referee = Numai arbitrul decide asupra acestui lucru. Dacă arbitrul a decis, indicați mai întâi că arbitrul este la calculator.
errors-office-assistant = Acest lucru îl face un arbitru secund sau arbitrul. Indicați mai întâi cine este la calculator.
errors-office-jury = Asupra cuvintelor decide comisia sau arbitrul. Indicați mai întâi cine este la calculator.
errors-objection-upheld = O contestație privind „{ $word }” a fost admisă: de acum decide numai arbitrul.
errors-reading-upheld = O contestație privind citirea a fost admisă: de acum decide numai arbitrul.
errors-referee-ruled = Arbitrul a decis asupra cuvântului „{ $word }”: comisia nu decide altfel.
errors-other-rules = Regulamentul nu este cel numit de concurs.
errors-time-backwards = Ora evenimentului este înaintea celei a evenimentului anterior.
errors-out-of-number = Are numărul { $got }, iar la rând este { $expected }.
errors-no-hall-word = Nu este consemnat ce cuvânt s-a spus din sală și nici că nu s-a spus niciunul.
errors-other-time = Spune { $got } ms, iar ceasul sau regulamentul dau { $remaining } ms.
errors-not-due = Acel semnal, sau sfârșitul, nu era la rând.
errors-not-together = Acestea nu se fac împreună, într-o singură acțiune, sau lipsește ceva ce se face odată cu ele.
errors-other-seed = Sămânța nu este cea din angajament.
errors-other-table = De la rândul { $row } în jos, tabelul semnat diferă de cel care rezultă din istoric.
errors-other-digest = SHA-256 al tabelului este { $derived }, nu cel consemnat.
errors-other-words = Cuvintele listei nu sunt cele fixate la semnare.
errors-older-version = Este scris într-o formă mai veche decât un eveniment dinaintea lui.
errors-word-language = { $code ->
    [ro] română
    [ca] catalană
    [pl] poloneză
   *[el] greacă
}
errors-list-other-language = este o listă de cuvinte în limba { $got }, nu în limba { $wanted }
errors-other-language = { $what } nu este în limba acestui concurs.
errors-not-played = Turul { $round } nu s-a jucat, deci nu poate fi publicat încă.
errors-published-already = Turul { $round } este deja publicat.
errors-not-published = Turul { $round } nu este publicat, deci nu este nimic de retras.
errors-picture-known = Această fotografie există deja.
errors-no-picture = Nu există o asemenea fotografie sau a fost ștearsă.
errors-pictures-full = Fotografiile umplu fișierul: încap până la 200 MB. Ștergeți-le pe cele de care nu este nevoie sau continuați fără fotografii.
