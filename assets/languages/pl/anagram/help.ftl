# What one does in each place, in a few sentences: above its keys (F1).

help-competition =
    • Tu są dane turnieju i jego uczestnicy.
    • Są tu również kopie; archiwum i strona internetowa są w miejscu Wydruki, weryfikacja w miejscu Historia.
    • Przed pierwszą rundą proszę dodać graczy: wpisać nazwisko w wierszu albo wybrać plik z zapisami.
    • Powtórzone nazwiska i podobne nazwy klubów są wskazywane, żeby nikt nie liczył się dwa razy.
    • Lista słów ocenia karty; bez własnej ocenia lista wolna, a o tym, czego w niej brak, rozstrzyga arbiter.
    • Kto przyjdzie później, jest dodawany od rundy, która się zaczyna, a odejście zgłasza się tutaj.
help-rounds =
    • Tu rozgrywa się turniej, runda po rundzie.
    • Duży przycisk robi za każdym razem następny krok: losowanie, start czasu, zebranie kart, przerwa, podpis.
    • Sala nadąża sama; obok widać, co widzi, i stamtąd pokazuje się jej coś innego.
    • Po zakończeniu czasu proszę zebrać karty i zaznaczyć tylko brakujące lub spóźnione.
    • Czas, litery i rundy rozegrane na papierze poprawia się w menu poprawek.
    • Zatrzymanie, powtórzenie i rezygnacja z rundy są w menu obok i zawsze pytają.
    • Wprowadzanie kart nie wstrzymuje turnieju: następna runda może się zacząć.
help-sheets =
    • Tu wprowadza się każdą kartę tak, jak jest na papierze, słowo po słowie.
    • Słowa dzieli spacja lub przecinek, a słowo w złym polu wpisuje się tam, gdzie je napisano; o dwa lub więcej słów, które mają długość innego pola, albo o jedno na końcu, program pyta przed zapisaniem.
    • Litera, której nikt nie może odczytać, to znak zapytania.
    • Zapisanie przynosi następną brakującą kartę; jedną kartę znajduje się po kodzie, numerze lub nazwisku.
    • Kartę bez nazwiska też się wprowadza, a gracza podaje się później.
    • Druga osoba sprawdza ją z papierem w ręku albo wprowadza ponownie, nie widząc pierwszego razu.
    • To, co wpisano, zostaje, nawet gdy komputer się wyłączy.
    • Zdjęcia i skany kart dodaje się przez „Zdjęcia kartek…” (Ctrl+K) albo upuszcza na okno: każde znajduje swoją kartę po kwadratowym kodzie i stoi obok pól, a takie, którego kodu nie odczytano, czeka na przypisanie.
help-words =
    • Tu arbiter rozstrzyga o słowach, których nie ma na liście.
    • Najpierw stoją te, które zapisało najwięcej osób.
    • Warto spojrzeć na bliskie słowa: często to błąd klawiatury.
    • Proszę wpisać źródło (słownik, strona) i rozstrzygnąć jednym klawiszem: poprawne albo niepoprawne.
    • Kto napisał słowo i kto na nim zyskuje, widać po rozstrzygnięciu albo na życzenie.
    • Rozstrzygnięcie obowiązuje dla wszystkich kart i można je wycofać aż do podpisu.
    • Wpisane słowo jest szukane na liście.
help-standings =
    • Tu jest klasyfikacja po każdej rundzie.
    • Dopóki coś jest otwarte, jest tymczasowa, a każda otwarta sprawa to przycisk, który prowadzi tam, gdzie się ją załatwia.
    • Przy równych wynikach podane jest, które kryterium rozstrzygnęło.
    • Z wiersza gracza nakłada się karę i składa sprzeciw.
    • Sprzeciw uwzględnia się albo oddala z podaniem powodu, a najpierw widać, co zmienia.
    • Obok są przebieg czołówki, strona każdego gracza i liczby.
help-print =
    • Otwiera się na tym, co jest teraz potrzebne: karty przed turniejem, protokół po każdej rundzie, arkusz końcowy po podpisie.
    • Karty słów są na stoliki, zasady, zobowiązanie i klasyfikacja na ścianę, protokoły i arkusz końcowy do podpisu, ocenione karty i dyplomy dla graczy. Inne słowa na dyplomach: „Teksty dyplomów…” obok nich.
    • Drukowanie otwiera dokument w systemowym programie do PDF i stamtąd się drukuje.
    • Rundę lub gracza, których dotyczy dokument, wybiera się obok listy lub pod nią. ↑ i ↓ przechodzą do następnego dokumentu na liście.
    • Archiwum zawiera wszystko razem, także stronę internetową z wynikami; tę zapisuje się też osobno.
    • To, co się publikuje, ma tam własny folder: nie mówi, kto został ukarany, chyba że wybiorą Państwo inaczej.
help-history =
    • Tu jest wszystko, co się wydarzyło, z godziną i osobą.
    • Nic nie jest usuwane: poprawka to jeszcze jeden wiersz.
    • Ostatnią czynność cofa się stąd, a najpierw widać, która to.
    • Liter, które widziała sala, czasu i podpisu się nie cofa: poprawia się je z podaniem powodu.
    • Kody na końcu każdej rundy to te, które widziała sala.
    • Dzięki nim każdy może zweryfikować plik.
