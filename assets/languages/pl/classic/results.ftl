# Wyniki, kojarzenie i sezony gier klasycznych oraz błędy w dokumentach.

results-no-teams = Te zasady nie znają drużyn.
results-unknown-team = Żadna drużyna nie ma numeru { $team }.
results-doubled-team = Inna drużyna ma już numer { $team }.
results-doubled-table = Stolik { $table } stoi w tej rundzie dwa razy.
results-player-twice = Gracz { $player } stoi w tej rundzie dwa razy: przy stoliku, z pauzą albo jako nieobecny.
results-not-there = Gracza { $player } nie ma w rundzie { $round }: nie obejmują jej podane rundy albo wcześniej zapadła kara.
results-wrong-seats = Żadna partia według tych zasad nie ma { $seats } miejsc.
results-not-at-table = Gracz { $player } nie siedzi przy tym stoliku.
results-without-raw = Pozostałe płytki lub przekroczony czas wymagają „raw”, czyli punktów z ruchów.
results-some-scores = Jedne miejsca mają wyniki, a inne nie, albo tylko niektóre mają „raw”. Podaj wszystkie albo żadnego.
results-no-last-word = Te zasady nie pytają o ostatnie słowo.
results-no-game-and-scores = Partia jest wygrana bez gry, odwołana albo ma wyniki: tylko jedno z tych.
results-no-walkover-here = Gdzie liczą się średnie, nikt nie wygrywa bez gry: odwołaj partię albo oznacz gracza jako nieobecnego.
results-no-byes-here = Gdzie liczą się średnie, nie ma pauz: oznacz gracza jako nieobecnego.
results-figures-disagree = Podany wynik końcowy to { $stated }; z liczb wychodzi { $computed }.
results-no-such-end = Żadna partia według tych zasad nie kończy się przez { $end }.
results-end-missing = Zostały płytki, ale nie podano, jak skończyła się partia („end”), a od tego zależy, ile są warte.
results-finisher-missing = Partia skończyła się przez „out”, ale nie podano, kto wyszedł („finisher”).
results-finisher-has-tiles = Kto wyszedł, nie ma płytek: tu musi stać 0.
results-finisher-without-out = Ktoś wyszedł („finisher”), ale partia nie skończyła się przez „out”.
results-no-overtime = Żaden zegar tych zasad nie ma ceny za przekroczony czas w partii na { $seats } osoby.
results-too-much-overtime = Partia kończy się najpóźniej { $most } milisekund po czasie.
results-play-without-word = Ruch z wyłożonymi płytkami ma „at” i „word”, każdy inny nie ma żadnego.
results-other-rule-set = Tu stoją inne zasady; muszą to być { $wanted }.
results-warn-penalty-idle = { $path }: kara nie ma czego zmienić; nic nie zmienia.
results-warn-minimum-ignored = { $path }: najmniejsza liczba partii nic nie znaczy tam, gdzie liczą się wyniki partii dwuosobowych.
results-warn-turns-disagree = Runda { $round }, stolik { $table }: ruchy gracza { $player } dają { $computed }, liczby mówią { $stated }. Jedno z nich jest błędne.
results-warn-turns-impossible = Runda { $round }, stolik { $table }: takie ruchy nie mogły być; nie porównuje się ich z wynikiem.
results-occasional = okazjonalnie
results-sum = Suma
results-average = Średnia
results-points = Duże punkty
results-spread = Różnica
results-scored = Małe punkty
results-games = Partie
results-members = Gracze
results-team = Drużyna
results-short = niepełna
results-not-counted = nie liczy się
results-missing-result = Runda { $round }, stolik { $table }: brakuje wyniku.
results-last-word-missing = Runda { $round }, stolik { $table }: równe wyniki, a brakuje wartości ostatnich słów.
results-table = Stolik
results-seats = Miejsca
results-round = Runda { $round }
results-bye = Pauza: { $player }
results-repeats = { $count ->
    [0] Nikt nie spotyka się ponownie.
    [one] 1 ponowne spotkanie.
    [few] { $count } ponowne spotkania.
   *[many] { $count } ponownych spotkań.
}
results-again = { $one } i { $two } spotykają się ponownie.
results-mates = { $one } i { $two } są z jednej drużyny.
results-by-hand = W tym turnieju pary układa się ręcznie.
results-too-few = Jest { $players } z co najmniej { $least } potrzebnych graczy.
results-cannot-divide = { $players } nie da się podzielić na czwórki i trójki: zagrajcie 3 + 2, a partia dwuosobowa się nie liczy, albo oznaczcie jednego gracza jako nieobecnego.
results-meetings = Spotkania
results-season-provisional = Tymczasowa: jakieś spotkanie nie jest podpisane albo ma otwarte wyniki.
results-wanted-number = Tu należy liczba całkowita.

# Wyniki, jak wpisuje je asysta.
results-not-shown = Stolików tej rundy jeszcze nie pokazano: nie ma czego wpisywać.
results-who-went-out = Kto wyłożył wszystko
results-by-numbers = Jeden wynik: stolik i wyniki końcowe według miejsc
results-by-numbers-odd = Wpisz numer stolika i wynik końcowy każdego gracza według miejsc: 3 412 388.
results-next-confirm = Do potwierdzenia · czeka { $count }
results-odd = { $doubts } Jeśli tak jest na kartce, zaznacz to niżej i zapisz jeszcze raz.
results-odd-meant = Takie liczby są na kartce.
results-written = Stolik { $table } jest już zapisany, wpisał(a) { $by }. Obejrzyj go i zapisz nową wersję, jeśli na kartce jest co innego.
results-several = Tak nazywa się kilka osób: { $all }. Wpisz stolik.
results-help-keys = Wynik końcowy każdego gracza tak jak na kartce, według miejsc: Tab przechodzi do następnego pola, Ctrl+Enter zapisuje i otwiera następny stolik bez wyniku.
results-help-find = Cyfry kodu z kartki, numer stolika albo nazwisko. Puste i Enter otwiera następny stolik bez wyniku.
results-help-line = Bez otwierania stolika: jego numer, potem tyle wyników końcowych, ile osób tam siedzi, i Enter. O to, co wygląda dziwnie, pada pytanie pod wierszem. Jeśli stolik jest już wpisany, podaje, kto to zrobił, i tam prowadzi; te same liczby wpisane przez drugą osobę go potwierdzają.
results-help-final = Może być ujemny. Jeśli na kartce są punkty i stojak, rozwiń pozostałe pola: wynik końcowy zostanie obliczony i stanie pod swoim polem.
results-help-last-word = Przy równych wynikach wygrywa większa wartość ostatniego wyrazu: wpisz obie, jak na kartce. Tylko tam, gdzie pyta o nią regulamin.
results-help-folded = Punkty przed stojakami, co zostało na stojaku, jak skończyła się partia, kto wyszedł, kto zaczynał. Nic z tego nie jest potrzebne, jeśli na kartce są wyniki końcowe.
results-help-over = Minuty i sekundy ponad zegar, 1:05: ich koszt odejmuje się od punktów. Tylko tam, gdzie regulamin tak stanowi.
results-help-odd = Co wygląda na pomyłkę, nie zapisuje się od razu, a powód jest podany. Jeśli tak jest na kartce, zaznacz to i zapisz jeszcze raz.
results-help-revise = Zapisany wynik zmienia się tylko z powodem; pierwszy zostaje w historii, a potwierdzony trzeba potwierdzić na nowo.
results-help-title-confirm = Do potwierdzenia
results-help-confirm = Ktoś inny niż wpisujący patrzy na wynik z kartką w ręku. Przycisk „Do potwierdzenia” na liście otwiera następny.
results-help-check = Na kartce jest to samo. Jeśli jest co innego, popraw liczby i zrób nową wersję.
results-help-same = Kto wpisze jeszcze raz ten sam wynik, ten go potwierdza; inny nie zostanie zapisany i dowiesz się, czyj już tam stoi.
results-by-numbers-other = Przy stoliku { $table } siedzi { $seats }: wpisz numer stolika, a potem { $seats } wyniki końcowe w kolejności siedzenia, na przykład { $example }.
results-average-is = Średnia: punkty z każdej partii × miejsca przy stole, zsumowane, ÷ partie.
