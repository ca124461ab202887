# What one does in each place, in a few sentences: above its keys (F1).

help-competition =
    • Aici sunt datele concursului și jucătorii lui.
    • Tot aici sunt copiile; arhiva și pagina web sunt la Tipărire, verificarea la Istoric.
    • Înainte de primul tur adăugați jucătorii: scrieți un nume pe rând sau alegeți fișierul cu înscrierile.
    • Numele identice și cluburile care seamănă sunt semnalate, ca nimeni să nu conteze de două ori.
    • Lista de cuvinte judecă foile; fără una proprie judecă lista liberă, iar dumneavoastră hotărâți asupra celor care lipsesc din ea.
    • Cine vine mai târziu se adaugă de la turul care începe, iar cine pleacă se declară aici.
help-rounds =
    • Aici se joacă concursul, tur cu tur.
    • Butonul mare face de fiecare dată pasul următor: extragerea, pornirea timpului, foile predate, pauza, semnătura.
    • Sala urmează singură; alături se vede ce vede ea, și de acolo i se arată altceva.
    • După încheierea timpului strângeți foile și notați numai pe cele care lipsesc sau au întârziat.
    • Timpul, literele și tururile jucate pe hârtie se îndreaptă din meniul cu corecturi.
    • Oprirea, repetarea și renunțarea la un tur stau în meniul alăturat și întreabă întotdeauna.
    • Introducerea foilor nu ține concursul pe loc: turul următor poate începe.
help-sheets =
    • Aici se introduce fiecare foaie cum este pe hârtie, cuvânt cu cuvânt.
    • Cuvintele se despart cu spațiu sau virgulă, iar un cuvânt din câmpul greșit se scrie acolo unde a fost scris; despre două sau mai multe cuvinte care au lungimea altui câmp, sau despre unul la sfârșit, se întreabă înainte de salvare.
    • O literă pe care nu o poate citi nimeni este un semn de întrebare.
    • Salvarea aduce următoarea foaie care lipsește; o anumită foaie se găsește după cod, număr sau nume.
    • Și o foaie fără nume se introduce, iar jucătorul i se dă mai târziu.
    • O a doua persoană îl compară cu hârtia sau îl introduce din nou fără să vadă prima introducere.
    • Ce se scrie se păstrează și dacă se oprește calculatorul.
    • Fotografiile și scanările foilor vin prin „Fotografii ale foilor…” (Ctrl+K) sau se trag pe fereastră: fiecare își găsește foaia după codul pătrat și stă lângă câmpuri, iar una fără cod citit așteaptă să fie atribuită.
help-words =
    • Aici hotărăște arbitrul asupra cuvintelor care lipsesc din listă.
    • Întâi stau cele scrise de cei mai mulți.
    • Uitați-vă la cuvintele apropiate: adesea este o greșeală de tastare.
    • Scrieți dovada (dicționar, pagină) și hotărâți valabil sau nevalabil cu o singură tastă.
    • Cine a scris cuvântul și cine câștigă prin el se vede după hotărâre sau la cerere.
    • O hotărâre este valabilă pentru toate foile și se poate retrage până la semnătură.
    • Scrieți un cuvânt și el este căutat în listă.
help-standings =
    • Aici este clasamentul după fiecare tur.
    • Cât ceva este deschis, el este provizoriu, iar fiecare lucru deschis este un buton care duce acolo unde se rezolvă.
    • La egalitate se spune ce criteriu a hotărât.
    • De pe rândul unui jucător se dă o sancțiune și se depune o contestație.
    • O contestație se admite sau se respinge cu motiv, și întâi se vede ce schimbă.
    • Alături sunt evoluția primilor, pagina fiecărui jucător și cifrele.
help-print =
    • Se deschide la ce este de făcut acum: foile înainte de concurs, procesul-verbal după fiecare tur, foaia finală după semnătură.
    • Foile de cuvinte sunt pentru mese, regulamentul, angajamentul și clasamentul pentru perete, procesele-verbale și foaia finală de semnat, foile notate și diplomele pentru jucători. Alte texte pe diplome: „Textele diplomelor…” lângă ele.
    • Tipărirea deschide documentul în programul sistemului pentru PDF, iar de acolo se tipărește.
    • Turul sau jucătorul unui document se alege lângă listă sau sub ea. ↑ și ↓ duc la documentul următor din listă.
    • Arhiva are totul la un loc, și pagina web a rezultatelor; aceasta se salvează și singură.
    • Ce se publică are acolo un dosar al său: nu spune cine a fost sancționat, decât dacă alegeți să spună.
help-history =
    • Aici este tot ce s-a făcut, cu ora și persoana.
    • Nimic nu se șterge: o corectură este încă un rând.
    • Ultima acțiune se anulează de aici, după ce se spune care este.
    • Literele văzute de sală, timpul și semnătura nu se anulează: se corectează cu motiv.
    • Codurile de la sfârșitul fiecărui tur sunt cele văzute de sală.
    • Cu ele oricine poate verifica fișierul.
