# Łącze sali z węzłem: jej karta, co jest wysyłane, co przeszkadza.

venues-sync = Wysyła do węzła plik sali, w miarę jak rośnie
venues-arg-card = Karta sali; plik ją przechowuje
venues-arg-once = Wysyła to, co jest teraz, i kończy
venues-sent = Węzeł ma wszystkie zdarzenia ({ $events }); teraz wysłano { $sent }.
venues-parted = Węzeł ma inną historię od zdarzenia { $at }. Obie są zachowane; wybiera prowadzący. Czy to właściwy plik?
venues-no-card = Plik nie ma karty sali, więc nie wiadomo, do którego węzła trafia. Podaj kartę raz: eforos sync FILE.eforos --card CARD.eforos-venue.
venues-card-none = To nie jest karta sali. Karta to plik NAME.eforos-venue; tworzy ją prowadzący wspólne zawody.
venues-card-newer = Tę kartę utworzył nowszy program (wersja { $version }). Zainstaluj nowszy program.
venues-card-field = Karty nie można użyć: „{ $field }” brakuje albo nie może być poprawne. Poproś prowadzącego o inną kartę.
venues-card-open = Karta wskazuje węzeł bez szyfrowania ({ $hub }). Nic tam nie jest wysyłane; poproś o kartę z adresem zaczynającym się od https://.
venues-card-other = Karta należy do innej sali albo innych wspólnych zawodów niż ten plik. Weź kartę tej sali.
venues-away = Węzeł nie odpowiada ({ $why }). Zawody trwają tutaj; wszystko zostanie wysłane później.
venues-revoked = Węzeł nie zna już tej karty. Poproś prowadzącego o nową; zawody trwają tutaj.
venues-not-yours = Węzeł odmawia tej karcie dla tego pliku. Czy to karta tej sali?
venues-taken = Z tą kartą wysłano już inny plik. Jeśli to nie była ta sala, powiedz prowadzącemu, który może utworzyć nową kartę.
venues-unlike = Węzeł nie przyjmuje tego pliku: ma inny regulamin, inną listę słów lub inne zobowiązanie niż wspólne zawody albo należy do innej sali. Wejdźcie do zawodów od nowa z kartą tej sali.
venues-full = Węzeł nie przyjmuje nic więcej z tej sali, bo zbyt często różni się to od wysłanego. Najpierw musi wybrać prowadzący.
venues-busy = Węzeł ma teraz zbyt wiele pracy. Próba powtórzy się sama.
venues-disk-full = Dysk węzła jest pełny: nie przyjmie nic więcej, dopóki jego administrator nie zwolni miejsca. Zawody trwają tutaj; wszystko zostanie wysłane później samo.
venues-refused = Węzeł odmówił: { $why }
venues-unfit = Węzeł nie przyjął nic z tego pliku: { $why } Zawody trwają tutaj. Połącz się ponownie; jeśli to nie pomoże, plik trafi do węzła na pendrivie.
venues-odd = To, co odpowiedziało, nie jest węzłem tego programu. Czy adres na karcie jest poprawny i czy po drodze nie ma strony logowania sieci?
venues-behind = Węzeł ma { $there } zdarzeń tych zawodów, plik tylko { $here }: to wcześniejsza kopia. Kontynuuj z plikiem, który ma wszystkie.
venues-taken-back = { $count ->
    [one] Odzyskano jedną czynność, którą miał węzeł, a której brakowało
    [few] Odzyskano { $count } czynności, które miał węzeł, a których brakowało
   *[other] Odzyskano { $count } czynności, które miał węzeł, a których brakowało
} w tej kopii.
venues-not-taken-back = Plik jest wcześniejszą kopią, a to, co węzeł ma ponadto, do niego nie pasuje (zdarzenie { $at }). Niczego nie odzyskano. Kontynuuj z plikiem, który ma wszystkie, albo powiedz koordynatorowi przez telefon.
venues-keys-lost = Kopia nie ma kart tych sal: { $halls }. Daj każdej z nich nową kartę.
venues-arg-pass = Sala nie podaje słowa
venues-held = Plik jest otwarty gdzie indziej: nowości są wysyłane, a polecenia koordynatora zostaną wykonane, gdy zostanie tam zamknięty.
venues-waiting = Polecenia koordynatora czekają ({ $count }): { $why }
venues-untrue = To, co przyszło z węzła, nie jest tym, co koordynator opieczętował dla tej sali (zdarzenie { $at }). Niczego nie wykonano. Powiedz koordynatorowi przez telefon.
venues-order-newer = Do poleceń koordynatora potrzebny jest nowszy program (zdarzenie { $at }).
venues-order-kept-back = Węzeł ukrywa polecenie koordynatora (zdarzenie { $at }): to nie są litery. Powiedz o tym koordynatorowi przez telefon.
