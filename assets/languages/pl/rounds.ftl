# Rounds: letters, time, the next step.

rounds-alert-in = Sygnał { $alert } za { $wait }
rounds-ends-at = Koniec o { $time }
rounds-held = Czas wstrzymany
rounds-unconfirmed = Program uruchomiono ponownie: potwierdź, że czas płynął dalej, albo go ustaw.
rounds-projector-close = Zamknij okno sali
rounds-projector-open = Otwórz okno sali
rounds-step-break =
    { $minutes ->
        [one] Przerwa, { $minutes } minuta
        [few] Przerwa, { $minutes } minuty
       *[other] Przerwa, { $minutes } minut
    }
rounds-step-confirm = Czas płynął dalej: pozostało { $left }
rounds-step-end-break = Zakończ przerwę
rounds-step-players = Najpierw dodaj graczy na stronie Turniej
rounds-step-resume = Wznów czas
rounds-step-hindered = Do załatwienia przed podpisem ({ $count })…
rounds-step-sign = Podpisz protokół końcowy…
rounds-step-ceremony = Wręczenie nagród na sali
rounds-step-print-signed = Drukuj podpisany protokół
rounds-step-archive = Wszystko w jednym folderze: archiwum…
rounds-step-signed = Turniej jest podpisany
# $issue: 1, 2 …
rounds-signed = ✓ Podpisany · wydanie { $issue }
rounds-step-start = Uruchom czas rundy { $round }

# What the questions of the day say.
rounds-ask-break-ends = Do końca przerwy pozostało { $left }; kończy się teraz.
rounds-ask-break-skipped = Przerwa po rundzie { $after } się nie odbyła i zostaje pominięta.
rounds-ask-end-break = Do końca przerwy pozostało { $left }. Zakończyć ją teraz?
rounds-ask-go-on = Wznów czas
rounds-ask-hall-word = Ktoś z graczy podaje słowo lub liczbę. Zmienia to każde losowanie; po pierwszym losowaniu nie da się już tego zmienić.
rounds-ask-hall-word-is = Zostanie zapisane dokładnie tak: „{ $text }”
rounds-ask-left = Teraz pozostaje { $left }.
rounds-ask-no-hall-word = Jeśli pole zostanie puste, zapisze się, że z sali nie padło żadne słowo.
rounds-ask-or-go-on = W przeciwnym razie czas rusza od miejsca, w którym stanął. Historia zachowuje jedno i drugie.
rounds-ask-pause = Wstrzymanie trwa do wznowienia czasu. Powód zapisuje się w historii.
rounds-ask-stands = Czas stoi na { $left }.
rounds-hall-word = Słowo lub liczba z sali
rounds-hall-word-blank = Są tam same odstępy: wpisz, co zawołano, albo zostaw puste.
rounds-step-hall-word = Słowo z sali…
rounds-ask-time-ends = Jej czas, którego pozostało { $left }, kończy się.
rounds-hall-sees = Sala widzi: { $what }
rounds-hall-would-see = Okno sali jest zamknięte. Po otwarciu pokaże: { $what }
rounds-hall-welcome = powitanie
rounds-hall-standings = klasyfikacja po rundzie { $round }
rounds-hall-final = klasyfikacja końcowa
rounds-latest = Ostatnie
rounds-hall-ceremony = ogłoszenie wyników
rounds-hall-message = komunikat „{ $text }”
rounds-hall-black = czarny ekran
rounds-ask-round-runs = Płynie czas rundy { $round }: pozostało { $left }.
rounds-ask-break-runs = Trwa przerwa: pozostało { $left }.
rounds-ask-goes-on = Czas się nie zatrzymuje: płynie dalej według zegara komputera, bez sygnałów. Po ponownym otwarciu turnieju będzie go tyle, ile do tej chwili zostanie.
rounds-ask-goes-on-here = Czas się nie zatrzymuje: płynie tutaj dalej, a sygnały słychać.
rounds-ask-goes-on-muted = Czas się nie zatrzymuje: płynie tutaj dalej. Sygnałów nie słychać, bo dźwięk jest wyciszony; widać je tylko na tym ekranie.
rounds-ask-goes-on-silent = Czas się nie zatrzymuje: płynie tutaj dalej. Sygnałów nie słychać, bo brak głośnika; widać je tylko na tym ekranie.
rounds-ask-hall-desktop = Sala także teraz nie widzi liter ani czasu. Zamiast wyświetlanego widoku zobaczy pulpit komputera.
rounds-ask-hall-dark = Sala nie będzie już widzieć liter ani czasu, tylko pulpit komputera.
rounds-ask-stay-open = Zostaw otwarte
rounds-draw-digital = Losowanie cyfrowe
rounds-draw-physical = Z woreczków
rounds-step-ignored = Za wcześnie: nic się nie stało. Naciśnij Space jeszcze raz.
