# What one does in each place, in a few sentences: above its keys (F1).

help-classic-rounds =
    • Tu rozgrywa się turniej, runda po rundzie.
    • Duży przycisk robi za każdym razem następny krok: kojarzy lub losuje stoliki, pokazuje je sali, uruchamia czas, przyjmuje wyniki, podpisuje.
    • Nieobecnych zaznacza się przed kojarzeniem rundy.
    • Każdy stolik mówi, dlaczego ci gracze się spotykają, i podaje wynik albo jego brak.
    • Stoliki można podać ręcznie, zamienić dwóch graczy i wycofać kojarzenie.
    • To, co wyjątkowe, zawsze pyta, a historia zachowuje powód.
help-results =
    • Tu wprowadza się każdy wynik.
    • Proszę wpisać stolik albo zeskanować kod kartki, a potem punkty; Enter przechodzi do następnego pola.
    • Z liczbami wpisuje się punkty, stojak i przekroczony czas, a wynik końcowy jest obliczany; bez nich wystarczą wyniki końcowe.
    • Sposób zakończenia partii ma własną literę.
    • O to, co rzadkie, program pyta przed zapisaniem, a obok jest klasyfikacja, jaka by była.
    • Druga osoba potwierdza wynik.
    • Można tu też zapisać całą partię, ruch po ruchu.
help-judge =
    • Tu rozstrzyga się zakwestionowane słowa.
    • Proszę wpisać słowa oddzielone spacją, a Enter w pustym polu rozstrzyga: jeden werdykt obowiązuje dla wszystkich.
    • Nie mówi się, które słowo było złe.
    • Czego lista nie wie, czeka na arbitra, który odpowiada z podaniem źródła.
    • Każdy werdykt zostaje z godziną i stolikiem.
    • Okno sędziego pokazuje to samo na własnym ekranie i ma własną klawiaturę.
help-classic-standings =
    • Tu jest klasyfikacja po każdej rundzie.
    • Dopóki brakuje wyników, jest tymczasowa.
    • Punkty, różnica lub średnie decydują, jak mówi regulamin, a drużyny mają własną tabelę.
    • Obok są tabela krzyżowa, przebieg rund i partie każdego gracza.
    • Kilka spotkań sumuje się w sezonie, który otwiera się tutaj.
help-classic-print =
    • Otwiera się na tym, co jest teraz potrzebne: pary przed pierwszą rundą, klasyfikacja po każdej, protokół końcowy po podpisie.
    • Przedtem: numery stolików, zasady i zobowiązanie na ścianę, przewodnik dla sędziego, kartki kwestionowania na każdy stolik.
    • W każdej rundzie: pary na ścianę, zapis partii i kartka wyniku na każdy stolik; kartka wraca do sekretariatu.
    • Po każdej rundzie: klasyfikacja, drużyny i tabela krzyżowa na ścianę; na koniec: protokół końcowy do podpisu, dziennik sędziego słów do teczki, dyplomy i partie dla graczy.
    • Klasyfikacja mówi, kto został ukarany: na ścianę jest też bez nazwisk, a uczniowie są w niej tylko z inicjałami. Archiwum zawiera wszystko razem, a osobno to, co można opublikować.
    • Inne słowa i podpisy na dyplomach: „Teksty dyplomów…” obok nich.
    • Rundę i gracza wybiera się obok listy lub pod nią.
