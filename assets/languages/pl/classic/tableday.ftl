# Poradnik sędziego na dzień partii klasycznych, na jednej stronie.

tableday-kicker = Eforos · partie klasyczne
tableday-about = Dzień przy stolikach na jednej stronie. Połóż obok komputera.
tableday-before =
    Dzień wcześniej | w domu
    • *Próba* choć raz: [Ctrl 1], Próba. Skojarz rundę, wpisz wyniki, odpowiedz na kwestionowanie.
    • *Nowy turniej*, partie klasyczne: regulamin, rundy, sposób kojarzenia, zegar. Gracze: jeden w wierszu, „nazwisko; klub; drużyna; numer”; szkoły po nazwach.
    • Co rozstrzyga o słowach: wolna lista, własna przez *Import* albo książka lub strona jako *zewnętrzna*.
    • Wydruki ([Ctrl 6]): *zapisy partii, karty wyników, numery stolików, karty kwestionowania, regulamin, zobowiązanie*.
tableday-hall =
    W sali | 45 minut wcześniej
    □ Prąd, rzutnik, głośnik. [Ctrl J] otwiera okno sali; przeciągnij je na rzutnik.
    □ *Próba dźwięku* ([Ctrl K], wpisz „dźwięk”). Światło u góry po prawej, które nie jest zielone, mówi, co nie działa.
    □ Każdy stolik ma numer, zapisy i karty. *Okno sędziego* ([Ctrl K]) na osobnym ekranie.
tableday-round =
    Każda runda | jeden klawisz: [Space] · [Ctrl 2]
    • Kogo nie ma: naciśnij nazwisko. [Space] *kojarzy*; kto spotyka się ponownie, jest wymieniony i pada pytanie. [X] zamienia dwie osoby; stoliki można też podać ręcznie.
    • [Space] *pokazuje* pary: na zmianę według stolików i alfabetycznie. [Space] *uruchamia* czas rundy; nic nie kończy się samo.
    • *Zegar jednego stolika*: [F2] uruchamia, przełącza i wznawia; [F3] wstrzymuje.
tableday-results =
    Wyniki | [Ctrl 3]
    • Numer stolika lub kod karty, Enter; dwa wyniki, Enter. [Ctrl F]: małe punkty, stojak i czas zamiast wyniku.
    • Koniec partii to litera: [O] worek i stojak puste, [P] pasy, [K] obaj bez czasu, [X] przerwana. Przy równych wynikach program pyta o ostatnie słowa.
    • Druga osoba: [Ctrl E] potwierdza. Błędny wynik poprawia się z powodem; niżej walkower i anulowanie partii.
    • *Cała partia*: [Ctrl G], ruch w wierszu: 8H SŁOWO, - pas, -ABC wymiana. Sala widzi planszę.
tableday-judge =
    Sędzia | [Ctrl 4]
    • „5: SŁOWO SŁOWO”, Enter: jedno orzeczenie o wszystkich i nic więcej. *Nie znaleziono* rozstrzyga sędzia: [V] dopuszczalne, [X] nie, ze źródłem.
tableday-end =
    Koniec | [Ctrl 5]
    • *Klasyfikacja* mówi, dlaczego takie miejsce i co jest otwarte; obok szkoły, tabela krzyżowa, sezon.
    • [Space] *Podpisz*, wydrukuj; do wywieszenia jest strona z *Archiwum…*, z inicjałami i bez kar; [Space] *nagrody*, krok na klawisz; *Archiwum…* na pendrive.
tableday-troubles =
    Naciśnięto zły przycisk | *Cofnij…* ([Ctrl Z]): najpierw mówi, co cofnie. Czas i podpis poprawia się z powodem.
    Złe kojarzenie | Przed wynikami: wycofaj pary z powodem i skojarz ponownie. Dwie osoby przy złych stolikach: [X].
    Ktoś wychodzi lub się spóźnia | Turniej ([Ctrl 1]) albo naciśnij nazwisko przed następnym kojarzeniem.
    Komputer się wyłączył | Otwórz ten sam plik: wyniki i zegary są na miejscu. Potwierdź lub ustaw czas.
    Drugi komputer wpisał wyniki | „Przejmij wyniki lub partię…” w Wynikach: jego plik albo games.csv.
    Bez rzutnika, bez dźwięku | Wywieś wydrukowane pary; koniec czasu ogłoś samodzielnie.
tableday-keys =
    następny krok | [Space]
    wszystko, co można zrobić | [Ctrl K]
    wszystkie klawisze | [F1]
    zegar stolika | [F2] [F3]
    anuluj; nic nie ginie | [Esc]
    czarna sala | [B]
    Turniej … Historia | [Ctrl 1–7]
