# Strona wyników gier klasycznych.

web-games = Partie według rund
web-began = ▸ zaczął partię
web-by-last-word = { $mark } wygrana ostatnim wyrazem przy równych punktach
web-chart = Miejsce po każdej rundzie
web-chart-beside = czołówka klasyfikacji
web-figure-games =
    { $count ->
        [one] rozegrana partia
        [few] rozegrane partie
        [many] rozegranych partii
       *[other] rozegranych partii
    }
web-figure-best = najwyższy wynik w jednej partii: { $player }, runda { $round }
web-figure-highest = najwyższy wynik w jednej partii
web-figure-mean = małych punktów średnio na osobę w partii
web-figure-widest = największa różnica w jednej partii
web-rounds = Rundy w liczbach
web-highest = Najwyższy
web-sign-missing-is = jeszcze bez wyniku
web-sign-walkover-is = bez gry: walkower
web-sign-forfeit-is = bez gry: unieważniona runda
web-sign-cancelled-is = partia odwołana
web-made = Każdy wynik można sprawdzić z dokumentu wymiany zawodów: eforos grade. Wykonano programem Eforos.
web-made-unnamed = Każdy wynik można sprawdzić z dokumentu wymiany zawodów, który zachowuje klub: eforos grade. Wykonano programem Eforos.
web-parted = O kolejności równych wierszy decyduje to, co tu pominięto.
web-names-hidden = Uczniowie są podani inicjałami i numerem z listy.
web-consent = Strona podaje pełne nazwiska uczniów: publikuj ją tylko za zgodą rodziców.
