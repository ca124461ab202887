# What one does in each place, in a few sentences: above its keys (F1).

help-game =
    • Tu rozgrywa się partię, ruch po ruchu.
    • Litery wpisuje się tak, jak wychodzą z worka, albo losuje je program.
    • Duży przycisk robi za każdym razem następny krok: pokazuje litery, uruchamia czas, zbiera kartki, ustala i ogłasza najlepszy ruch.
    • Litery ogłasza się po kolei; ogłaszanie można zatrzymać, powtórzyć lub skrócić.
    • Co odrzucono i co jest jeszcze w worku, widać obok planszy.
    • Poprawki i przypadki wyjątkowe są w dwóch menu i zawsze pytają.
help-slips =
    • Tu wprowadza się każdą kartkę tak, jak jest na papierze, najpierw najwyższe wyniki.
    • Proszę wpisać stolik, potem punkty; cyfra bierze z listy ruch o tylu punktach, a przy innym wpisuje się pozycję i słowo.
    • Po zapisaniu czeka się na następny stolik.
    • Niepodniesioną rękę i zły numer się zaznacza.
    • Kartkę bez nazwiska też się wprowadza, a nazwisko podaje się później.
    • Druga osoba patrzy na papier albo wprowadza kartkę ponownie, nie widząc pierwszego razu.
    • To, co wpisano, zostaje, nawet gdy komputer się wyłączy.
    • Zdjęcia i skany kartek dodaje się przez „Zdjęcia kartek…” (Ctrl+K) albo upuszcza na okno: każde znajduje swoją kartkę po kwadratowym kodzie i stoi obok pól, a takie, którego kodu nie odczytano, czeka na przypisanie.
help-top =
    • Tu ustala się najlepszy ruch po zakończeniu czasu.
    • Gdy podaje go sala, najlepsze poprawne ruchy są w tabeli, a najlepsza wartość w każdej kolumnie jest zielona.
    • Proszę wybrać jeden, podać kryterium jego cyfrą i ogłosić spacją.
    • Gdy podaje go program, jego pierwszy ruch ogłasza się bez zmian.
    • Ruch, który może być wart więcej, wstrzymuje ogłoszenie, aż zostanie rozstrzygnięty albo odłożony z podaniem powodu.
    • Najlepszy ruch z listy jest ukryty, dopóki się go nie rozwinie.
    • To, co znaleziono późno, mówi się sali bez nazwiska.
help-sanctions =
    • Tu są ostrzeżenia i ich koszt.
    • Te z kartek liczą się same; pozostałe daje arbiter.
    • Co nowa sankcja zmieniłaby w sumie i miejscu, widać przed jej udzieleniem.
    • Pierwsze ostrzeżenia nic nie kosztują, a każde następne kosztuje punkty.
    • Zera, których jeszcze nie ogłoszono, stoją obok: proszę wydrukować zawiadomienia, rozdać je i zaznaczyć, że ogłoszono.
help-duplicate-words =
    • Tu arbiter rozstrzyga o słowach.
    • Najpierw stoją te, które czekają i które zapisało najwięcej osób.
    • Warto spojrzeć na bliskie słowa: często to błąd klawiatury.
    • Proszę wpisać źródło (słownik, strona) i rozstrzygnąć jednym klawiszem: poprawne albo niepoprawne.
    • Rozstrzygnięcie obowiązuje dla wszystkich kartek i można je wycofać aż do podpisu.
    • Wpisane słowo jest szukane na liście.
help-duplicate-standings =
    • Tu jest klasyfikacja po ostatnim ogłoszonym ruchu.
    • Dopóki brakuje kartek, jest tymczasowa i widać, których brakuje.
    • Obok tabeli widać, dlaczego ktoś ma to miejsce, oraz przebieg pierwszej piątki.
    • Ruchy gracza widać z każdym werdyktem.
    • Podane jest, co rozstrzygnęło przy równych sumach.
    • Tabelę kopiuje się z nagłówkami.
help-duplicate-print =
    • Otwiera się na tym, co jest teraz potrzebne: kartki przed partią, protokół po każdym ruchu, protokół końcowy po podpisie.
    • Przedtem: karty ruchów i karty graczy na każdy stolik, zasady i zobowiązanie na ścianę, przewodnik dla sędziego.
    • Po każdym ruchu: protokół do teczki sędziego, zawiadomienia dla tych, których ruch unieważniono, klasyfikacja na ścianę.
    • Na koniec: protokół końcowy do podpisu, karta partii i ostrzeżenia do teczki, dyplomy i raporty dla graczy.
    • Klasyfikacja mówi, kto został ukarany: na ścianę jest też bez nazwisk. Archiwum zawiera wszystko razem, a osobno to, co można opublikować.
    • Inne słowa i podpisy na dyplomach: „Teksty dyplomów…” obok nich.
    • Ruch i gracza wybiera się obok listy lub pod nią.
