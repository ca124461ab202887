# Ghidul arbitrului pentru o partidă, pe o pagină. *Cuvintele* sunt îngroșate, [tastele] stau în chenar, un rând
# este un punct; ce stă înainte de | este titlul sau coloana din stânga.

arbiter-kicker = Eforos · duplicat
arbiter-about = O partidă pe o pagină. Țineți-l lângă calculator.
arbiter-before =
    Cu o zi înainte | acasă
    • *Simulare* o dată: [Ctrl 1], Simulare. Jucați trei tururi și introduceți fluturașii.
    • *Concurs nou*, joc duplicat: cine numește topul (sala sau programul), cum se extrag literele. Jucătorii: câte unul pe rând, „nume; club”.
    • Lista proprie a asociației: *Importă*, ca autoritară sau închisă.
    • Tipăriți ([Ctrl 8]): *fluturași, fișele jucătorilor, regulamentul, angajamentul extragerii*.
arbiter-hall =
    În sală | cu 45 de minute înainte
    □ Curent, proiector, difuzor. [Ctrl J] deschide fereastra sălii; trageți-o pe proiector.
    □ *Proba de sunet* ([Ctrl K], scrieți „sunet”). Un bec din dreapta sus care nu e verde spune ce nu merge.
    □ Fiecare masă are numărul ei, fluturașii și o fișă. Afișați angajamentul și regulamentul.
arbiter-turn =
    Fiecare tur | o singură tastă: [Space] · [Ctrl 2]
    • [Space] *Extrage literele.* Din săculeț: extrageți în fața tuturor și introduceți-le; programul spune dacă se acceptă. Trei litere la fel: [G], grupă nouă.
    • [Space] *Anunțarea.* Literă cu literă: [K] oprește, [O] următoarea, [U] aceeași încă o dată, [F] toate deodată.
    • [Space] *Start!* 3 minute; programul dă semnal cu 30 de secunde înainte de sfârșit.
    • *Stop!* Mâinile sus, cu fluturașii. Cine nu a ridicat mâna se bifează pe fluturaș ([Ctrl L]). Strângeți-i.
arbiter-slips =
    Fluturașii | după Stop! · [Ctrl 3]
    • Numărul mesei, Enter, punctele, Enter: se oferă depunerile de acel punctaj; luați una după cifra ei sau scrieți poziția și cuvântul. [Ctrl Enter] salvează și așteaptă masa următoare.
    • Întâi punctajele cele mai mari: de ele are nevoie topul. Nepredat: [Ctrl D]. Fără nume: [Ctrl N].
    • Altcineva: a doua introducere [Ctrl B] sau „Corespunde cu hârtia” [Ctrl E].
arbiter-top =
    Topul | [Ctrl 4]
    • Alegeți între depunerile egale și spuneți de ce: [1] până la [6]. [N] spune cuvântul pe litere. [Space] îl anunță, apoi echivalentele și cea mai valoroasă din sală.
    • Cuvintele care lipsesc din listă așteaptă în Cuvinte ([Ctrl 5]): [V] valid, [X] invalid. O depunere găsită târziu se anunță cu următorul [Space].
arbiter-end =
    Sancțiuni, sfârșitul | [Ctrl 6]
    • Depuneri anulate: [P] tipărește înștiințările, [N] spune că au fost anunțate. Avertismentele decurg din fluturași.
    • „Ultimul tur…” din timp, ca să știe toată lumea. Programul spune când s-a încheiat partida și de ce.
    • *Clasament* ([Ctrl 7]) spune ce a rămas deschis. [Space] *Semnează*, tipăriți; pe perete clasamentul fără numele celor sancționați; *Dosar de arhivă…* pe stick.
arbiter-troubles =
    Ați apăsat greșit | *Anulează ultima acțiune…* ([Ctrl Z]): spune ce ia înapoi înainte să o facă. Timpul, literele anunțate și semnarea se corectează cu un motiv.
    O întrerupere | „Întrerupe…”, cu un motiv. [Space] continuă.
    S-a anunțat o literă greșită | Contează ce s-a anunțat: „Corectează literele…”; fluturașii se judecă din nou. Dacă sala s-a încurcat: „Anulează turul…”.
    Topul a fost greșit | „Corectează topul…”, până începe turul următor.
    S-a oprit calculatorul | Deschideți din nou același fișier: partida, fluturașul început și timpul sunt acolo. Până atunci țineți timpul cu un ceas.
    Fără proiector, fără sunet | Citiți literele cu voce tare și scrieți-le pe tablă; spuneți singur „treizeci de secunde” și „Stop!”.
arbiter-keys =
    pasul următor | [Space]
    toate acțiunile | [Ctrl K]
    toate tastele | [F1]
    renunță; nu se pierde nimic | [Esc]
    sală neagră | [B]
    Concurs … Istoric | [Ctrl 1–9]
