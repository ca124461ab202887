# The console’s frame, and what several places say.

console-about-reading = odczytanie karty
console-about-void = unieważnienie karty
console-about-word = słowo
console-assistant = asysta
console-jury = komisja słów
console-screen = ekran
console-referee = sędzia
console-club = Klub
console-from-round = Od rundy
console-to-round = Do rundy (puste: do końca)
console-letters = Litery
# What a light is about, in one short word, where its words have no room.
console-light-closed = Sala zamknięta
console-light-of-pinned = Stała scena
console-light-of-sound = Dźwięk
console-light-of-saving = Dysk
console-light-of-awake = Może zgasnąć
console-light-of-network = sieć
console-light-projector = Okno sali: otwarte
console-light-screens = Ekran w sieci
console-light-no-projector = Okno sali: zamknięte
console-light-sound = Dźwięk gotowy
console-light-no-sound = Brak głośnika
console-light-saved = Zapisane
console-light-reopened = Ponownie otwarty
console-light-reopened-hint = Wydanie { $issue } podpisano ({ $at }), a turniej otwarto ponownie do poprawki: obowiązuje podpisane, dopóki nie podpisze się następnego
console-light-not-saved = Nie zapisano
console-light-read-only = Tylko do odczytu
console-message = Komunikat
console-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
console-name = Imię i nazwisko
console-name-of-program = Eforos
console-no-display = Nie udało się otworzyć okien: { $what }. Wymagają środowiska graficznego; bez niego działają polecenia, zobacz „eforos --help”.
console-penalty-deduction = Odjęcie punktów
console-penalty-expelled = Wykluczenie z turnieju
console-penalty-points =
    { $points ->
        [one] Odjęto { $points } punkt
        [few] Odjęto { $points } punkty
       *[other] Odjęto { $points } punktów
    }
console-penalty-recommendation = Upomnienie
console-penalty-reprimand = Nagana
console-penalty-technical = Ostrzeżenie techniczne
console-penalty-disciplinary = Ostrzeżenie dyscyplinarne
console-penalty-rest = Wykluczenie z dalszej gry
console-penalty-void = Unieważnienie rundy
console-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
console-points = Punkty
console-reason = Powód
console-round-of = Runda { $round } z { $rounds }
console-round-state = Runda { $round }: { $state }
console-round-next = następna
console-round-to-come = nierozpoczęta
console-round-running = trwa
console-round-paused = wstrzymana
console-round-given-up = odwołana
console-time-left = Pozostały czas (minuty:sekundy)
console-word = Słowo
console-not-verified = Plik nie przeszedł weryfikacji (zdarzenia: { $events }, czoło łańcucha { $digest }).
console-verified = Plik przeszedł weryfikację (zdarzenia: { $events }, czoło łańcucha { $digest }).
console-history =
    { $count ->
        [one] { $count } zdarzenie
        [few] { $count } zdarzenia
       *[other] { $count } zdarzeń
    }
console-history-found = { $count } z { $of } zdarzeń
console-history-none-found = Żadne zdarzenie nie ma tego wszystkiego: wpisz mniej.
console-history-search = Szukaj
console-history-search-hint = nazwisko, słowo, godzina
console-undoable = Można cofnąć: { $what }
console-and-more = … i jeszcze { $count }.
console-undone = Cofnięto: { $what }
console-at-desk = Przy stoliku: { $who }
console-nobody-at-desk = Przy stoliku: bez nazwiska
console-light-projector-hint = Okno sali jest otwarte. Zamyka je Ctrl J.
console-light-screens-hint = Okno sali jest zamknięte: salę pokazuje ekran w sieci. Otwiera je Ctrl J.
console-light-no-projector-hint = Rzutnik nic nie pokazuje: jego okna nie otwarto albo zamknięto je stąd. Ekrany i telefony w przeglądarce pokazują scenę. Otwiera je Ctrl J; jeśli program skończy się, gdy jest otwarte, otworzy się znowu razem z turniejem.
console-light-sound-hint = Sygnały czasu słychać.
console-light-no-sound-hint = Komputer nie ma urządzenia dźwiękowego. Sygnały widać tylko na ekranach. Podłącz głośnik: zostanie wykryty sam.
console-light-muted = Wyciszono
console-light-muted-hint = Sygnałów nie słychać, bo zostały wyciszone. Widać je na ekranach.
console-light-saved-hint = Wszystko, co dotąd zrobiono, jest zapisane na dysku.
console-light-not-saved-hint = Ostatnia czynność nie została zapisana na dysku i nie doszła do skutku. Sprawdź wolne miejsce na dysku i uprawnienia do pliku, a potem ją powtórz.
console-light-read-only-hint = Plik otwarto tylko do odczytu: nic się nie zmienia.
console-light-awake = Ekran nie gaśnie
console-light-awake-hint = Podczas turnieju komputer nie zasypia, a ekran nie gaśnie.
console-light-not-awake = Ekran może zgasnąć
console-light-hidden-time = Sala bez czasu
console-light-hidden-time-hint = Czas płynie, ale sala widzi coś innego. Wybierz „Widok automatyczny” na stronie Rundy.
console-light-welcome = Sala: powitanie
console-light-standings = Sala: klasyfikacja
console-light-ceremony = Sala: ogłoszenie wyników
console-light-message = Sala: komunikat
console-light-black = Sala: czarny ekran
console-light-pinned-hint = Ten widok pozostaje, dopóki nie wybierzesz „Widok automatyczny” na stronie Rundy.
console-light-not-awake-hint = System nie pozwolił utrzymać włączonego ekranu. Wyłącz usypianie w ustawieniach komputera.
console-job-died = Nagle się przerwało; spróbuj ponownie. ({ $why })
console-closing-loses = Tego, co jest wpisywane, nie udało się zapisać i przepadnie, jeśli turniej zostanie zamknięty. Zróbcie miejsce albo zanotujcie to; zamknijcie ponownie, aby zamknąć bez tego.
console-centre = koordynator
console-meant = Czy chodziło o „{ $text }”?
