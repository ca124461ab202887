# What one does in the places that several formats have, in a few sentences: above its keys (F1).

help-any-start =
    • Tu wszystko się zaczyna.
    • Nowy turniej tworzy się w formularzu, z tytułem, graczami i listą słów.
    • Istniejący otwiera się z jego pliku albo z listy ostatnich; otwarty tylko do odczytu nie zmienia się.
    • Próba to zmyślony turniej we własnym pliku: cokolwiek się naciśnie, nic się nie zepsuje.
    • Jeśli program zatrzymał się w środku, na początku stoi turniej, który był otwarty, z pozostałym czasem.
help-any-new =
    • Tutaj tworzy się nowy turniej.
    • Proszę wpisać tytuł i sędziego oraz graczy, po jednym w wierszu: „nazwisko; klub”, albo wkleić ich z arkusza.
    • Kto jest wpisany dwa razy i które kluby są podobne, mówi się przed utworzeniem.
    • Tu wybiera się listę słów.
    • Plik dostaje nazwę od tytułu, jeśli nie wpisze się innej.
    • Graczy i dane można zmienić także później; nic nie jest losowane, zanim się o to poprosi.
help-any-competition =
    • Tu są dane turnieju i jego uczestnicy.
    • Są tu również kopie; archiwum i strona internetowa są w miejscu Wydruki, weryfikacja w miejscu Historia.
    • Przed pierwszą rundą proszę dodać graczy: wpisać nazwisko w wierszu albo wybrać plik z zapisami.
    • Powtórzone nazwiska i podobne nazwy klubów są wskazywane, żeby nikt nie liczył się dwa razy.
    • Regulamin i lista słów są tutaj razem z tym, co znaczą dla werdyktu.
    • Kto przyjdzie później, jest dodawany tutaj, a odejście też się tu zgłasza.
help-any-history =
    • Tu jest wszystko, co się wydarzyło, z godziną i osobą.
    • Nic nie jest usuwane: poprawka to jeszcze jeden wiersz.
    • Ostatnią czynność cofa się stąd, a najpierw widać, która to.
    • Czasu i podpisu się nie cofa: poprawia się je z podaniem powodu.
    • Kody są tymi, które widziała sala.
    • Dzięki nim każdy może zweryfikować plik.
