# What pages say to browsers in the hall.

# The places at the foot of a page.
web-now = Teraz
web-standings = Klasyfikacja
web-help = Pomoc

# Whether a page is new; a time of day follows the second.
web-live = na żywo
web-lost = bez połączenia od
web-doors-closed = Sieć sali została zamknięta; strona ruszy sama, gdy znów się otworzy.

# $time: the whole time, 6:00; the first stands before one, too
web-of = z
web-of-time = z { $time }

# A tile for who hears it.
web-face-down = zakryta

# At the foot of a further screen; an address follows the first.
web-on-a-phone = na telefonie:
web-sound = Włącz dźwięk
web-sound-on = ● dźwięk włączony
web-screen-awake = Wyłącz usypianie urządzenia.
web-no-standings = Nie ogłoszono jeszcze klasyfikacji: pojawi się tu po ogłoszeniu.
web-newer-now = Na sali widać inną klasyfikację niż ogłoszona: jest pod „Teraz”.
web-hall-has-now = Tabela widoczna na sali jest pod „Teraz”.
web-legend = Od poprzedniej klasyfikacji: ▲ ▼ = to miejsca, mała liczba to punkty.
web-legend-points = Mała liczba to punkty.
web-legend-places = Od poprzedniej klasyfikacji: ▲ ▼ = to miejsca.
web-legend-figure = Mała liczba: { $figure }.
web-screen-invited = Dopóki telefony nie widzą wszystkiego, ekran wymaga zaproszenia: poproś o nie sędziego i otwórz podany w nim adres https.
web-screen-pupils = Ekran podaje nazwiska uczniów, telefony inicjały: dlatego wymaga zaproszenia. Poproś o nie sędziego i otwórz podany w nim adres https.
web-phones-closed = Sędzia zamknął telefony: patrz na rzutnik.
web-phones-no-letters = Litery są na rzutniku; tu pojawią się po upływie czasu.
web-published-at = opublikowano { $time }
web-changed-at = zmieniono { $time }
web-undecided = { $count ->
        [one] jedno słowo bez rozstrzygnięcia
        [few] { $count } słowa bez rozstrzygnięcia
       *[other] { $count } słów bez rozstrzygnięcia
    }

# What to do when a page does not open.
web-help-network = Połącz się z Wi-Fi sali i nie rozłączaj się, choć nie ma internetu.
web-help-data = Na czas oglądania wyłącz dane komórkowe i VPN; sieć dla gości może rozdzielać urządzenia: poproś o sieć sali.
web-help-date = Stare urządzenie, które ostrzega przed wszystkim, ma złą datę: ustaw datę i godzinę.
web-help-router = Kto zakłada sieć: wystarczy router bez internetu albo hotspot urządzenia (iPhone’a przyjmie około 5 urządzeń, laptopa 8). Niech router zarezerwuje adres dla komputera sędziego, aby kody i karty prowadziły tam przez cały dzień.
web-help-firewall = Na komputerze sędziego Windows raz pyta o zaporę (firewall): zezwól na sieci prywatne. Jeśli strona nie otwiera się na żadnym urządzeniu, sprawdź najpierw tam.
web-help-clock = Liczy się tylko projektor: telefon może się spóźniać. „≈” przed czasem mówi, że jego zegar nie jest pewny do dziesiątej części sekundy. Telefon zablokowany lub z inną stroną na ekranie nie ostrzega.
web-help-screen = Ekran, który ma świecić stale: wyłącz usypianie urządzenia, otwórz adres z /screen na końcu i naciśnij F11. Pokazuje to, co rzutnik, i robi się ciemnoczerwony, gdy czas się skończy. Dźwięk włącza się przyciskiem u dołu; telefony nigdy nie dźwięczą. Gdy telefony nie widzą wszystkiego, a także na turnieju uczniów, których telefony pokazują inicjałami, ekran wymaga zaproszenia od sędziego.

# Why there is no answer.
web-not-found = Nie ma tu takiej strony. Adresy pisze się małymi literami.
web-stations-elsewhere = Stanowiska wchodzą pod innym adresem niż telefony: zaczyna się od https:// i jest na ekranie sędziego, w miejscu Stanowiska. Trzeba go wpisać w całości, z numerem po dwukropku. Przeglądarka raz tam ostrzega, bo nikt z zewnątrz nie ręczy za komputer sędziego. Najpierw porównaj certyfikat („Niezabezpieczona” albo kłódka w pasku adresu): jego SHA-256 zaczyna się od szesnastu znaków, które odczytuje sędzia. Dopiero wtedy dalej prowadzi „Zaawansowane” albo „Szczegóły”.
web-to-stations = Asysta: wejście tutaj
web-stations-here = Asysta, jury i ekrany wchodzą pod tym adresem
web-stations-open = 1. Otwórz adres poniżej. Przeglądarka pokazuje ostrzeżenie „Twoje połączenie nie jest prywatne”: tak ma być, bo nikt z zewnątrz nie ręczy za komputer sędziego. Jeszcze nie przechodź dalej.
web-stations-compare = 2. Porównaj: „Niezabezpieczona” albo kłódka w pasku adresu pokazuje certyfikat. Jego SHA-256 ma się zaczynać od szesnastu znaków, które są w oknie sędziego, w miejscu Stanowiska; wielkość liter, dwukropki i odstępy się nie liczą. Jeśli zaczyna się inaczej, przerwij i powiedz o tym sędziemu.
web-stations-warning = 3. Dopiero wtedy naciśnij „Zaawansowane”, potem „Otwórz stronę …”.
web-stations-warning-iphone = iPhone nie pokazuje certyfikatu wcześniej: niech sędzia popatrzy, naciśnij „Pokaż szczegóły”, potem „odwiedź tę witrynę”.
web-not-understood = Nie zrozumiano.
web-not-from-here = Nie wysłano tego ze strony tej sieci.
web-not-this-door = Ta strona nazywa się inaczej: wpisz adres tak, jak pokazuje go sala.
web-too-large = Za długie.
web-too-often = Za dużo zapytań: poczekaj chwilę i spróbuj ponownie.
web-too-slow = Trwało to za długo.
web-closed = Sieć sali jest pełna lub zamknięta: spróbuj za chwilę.

# The doors and who is let in, as the referee is told.
web-no-address = { $address } nie jest prywatnym adresem tego komputera.
web-no-port = Żaden port od { $first } do { $last } nie jest wolny: zamknij inny program.
web-not-open = Sieć sali pozostaje zamknięta: { $why }
web-nobody-waits = Nie ma numeru { $number }.
web-somebody-else = Kto inny jest tu { $name }, w innej roli: nie wpuszczono.
web-too-many-invited = Za dużo otwartych zaproszeń: wygasają w ciągu dziesięciu minut.
web-no-folder = System nie podaje folderu na certyfikat stanowisk.
web-certificate-ended = Drzwi pozostają zamknięte: certyfikat { $file } był ważny do { $until }. Odnów go.
web-help-now = „Teraz” pokazuje to, co rzutnik, razem z czasem: niczego się nie naciska, strona idzie dalej sama. „Klasyfikacja” ma tabelę, jak ją ostatnio ogłosił sędzia.
web-help-own = „Moje partie” pokazuje, co twojego ogłoszono, z każdym werdyktem i punktami. Sfotografuj kwadratowy kod karty gracza albo wpisz tam jej dziesięć znaków. Kto ma kartę, czyta to samo, więc ją zachowaj; za zgubioną sędzia daje inną, a stary kod niczego nie otwiera.
web-long-head = Przeglądarka wysyła za dużo z każdym zapytaniem, zwykle cookies innych stron pod tym adresem: usuń cookies tego adresu w ustawieniach i otwórz stronę ponownie.
web-help-title-network = Jeśli strona się nie otwiera
web-help-title-pages = Co widać
web-help-title-code = Kody
web-help-title-others = Ekrany i asysta
web-help-term-head = zdarzenie … · kod …
web-help-head = Pieczęć wszystkiego, co do tej chwili zapisano w turnieju. Sfotografuj ją: jeśli ktoś później coś potajemnie zmieni, przestanie pasować, i sprawdzenie to pokaże.
web-help-word = Słowo albo liczba, którą ktoś z sali mówi przed pierwszym losowaniem. Razem z ziarnem, zapieczętowanym wcześniej, rozstrzyga wszystkie losowania: nikt nie może wybrać ich wyniku.
web-help-card = Dziesięć znaków na karcie gracza: otwierają tylko Twoje partie. Ten telefon pamięta je, dopóki nie każesz zapomnieć.
web-help-staff = Asysta wchodzi pod innym adresem, który zaczyna się od https:// i stoi na ekranie sędziego. Za pierwszym razem przeglądarka ostrzega, bo nikt z zewnątrz nie ręczy za tamten komputer. Najpierw porównaj certyfikat („Niezabezpieczona” albo kłódka w pasku adresu): jego SHA-256 zaczyna się od szesnastu znaków, które odczytuje sędzia. Dopiero wtedy dalej prowadzi „Zaawansowane” albo „Szczegóły”.
