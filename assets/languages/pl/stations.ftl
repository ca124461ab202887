# The place Stations: the hall’s network.

stations-title = Sieć sali
stations-about = Telefony widzą to, co pokazuje sala, i klasyfikację; asystenci wpisują arkusze na własnych urządzeniach, tylko w przeglądarce. Internet nie jest potrzebny: wystarczy router albo hotspot.
stations-help = Tutaj otwiera się sieć sali. Widzowie wpisują adres w telefonie albo fotografują kod i widzą to, co pokazuje rzutnik, nigdy wcześniej. Zrób zaproszenie dla każdego urządzenia asystenta i podaj PIN; kto prosi o wpuszczenie, jest tu widoczny i wchodzi dopiero, gdy na to pozwolisz, pod nazwiskiem, które wpisał; jeśli zaproszenie było dla kogoś innego, widać to obok. Co wpisuje stanowisko, zapisuje się pod jego nazwą. Zgubione urządzenie odeślij. Kto wygrał, najpierw ogłasza ceremonia: do jej końca gracze czytają to, co opublikowano przed podpisem.
stations-no-network = Komputer nie jest w żadnej sieci sali: połącz go z routerem albo hotspotem. Do tego czasu pozostaje zamknięta.
stations-address-lost = Komputer nie ma już adresu { $address }: asystenci, telefony i ekrany go nie znajdują. Połącz go znów z siecią sali; to, co wpisano na stanowiskach, zostaje tam do tego czasu.
stations-light-lost = brak sieci
stations-nobody-comes = W ostatniej minucie nie przyszło inne urządzenie. Jeśli strona się nie otwiera: czy urządzenie jest w tym samym Wi-Fi? czy wyłączono dane komórkowe i VPN? czy Windows zapytał o sieci prywatne? czy sieć dla gości nie rozdziela urządzeń?
stations-heard = Inne urządzenie przyszło ostatnio o { $time }.
stations-hall = Dla telefonów i ekranów
stations-phones = Co telefony widzą ze sceny sali
stations-phones-everything = Wszystko
stations-phones-no-letters = Bez liter przed upływem czasu
stations-phones-closed = Nic
stations-lookers =
    { $count ->
        [0] Nikt jeszcze nie patrzy
        [one] Patrzy jedna strona
        [few] Patrzą { $count } strony
       *[many] Patrzy { $count } stron
    }
stations-waiting = Czekają na wpuszczenie: { $count }
stations-waits = { $name } · { $role } · urządzenie „{ $station }”, z { $from }
stations-invited-otherwise = { $name } (zaproszono: { $invited })
stations-it-is = To { $name }
stations-invite = Zaproszenie urządzenia
stations-guest = Imię i nazwisko
stations-guest-hint = może zostać puste: poda je zaproszony
stations-invited = { $role }, { $minutes ->
        [one] jeszcze minuta
        [few] jeszcze { $minutes } minuty
       *[many] jeszcze { $minutes } minut
    }
stations-invited-as = { $name }, { $role }, { $minutes ->
        [one] jeszcze minuta
        [few] jeszcze { $minutes } minuty
       *[many] jeszcze { $minutes } minut
    }
stations-pin = PIN { $pin }
stations-pin-ended = Za dużo błędnych PIN-ów: ten wygasł. Kod można jeszcze sfotografować albo zaprosić na nowo.
stations-inside =
    { $count ->
        [0] Nikogo jeszcze nie wpuszczono
        [one] Jedno stanowisko jest wpuszczone
        [few] Wpuszczone są { $count } stanowiska
       *[many] Wpuszczono { $count } stanowisk
    }
stations-here = { $role } · zapisy { $count }
stations-away = { $role } · nieobecne, ostatni znak { $time } · zapisy { $count }
stations-fingerprint = Odcisk certyfikatu: { $fingerprint }
stations-fingerprint-about = Przeglądarka ostrzega raz, bo nikt z zewnątrz nie ręczy za ten komputer: dalej prowadzi tam „Zaawansowane” albo „Szczegóły”. Najpierw porównaj: SHA-256 certyfikatu, pod „Niezabezpieczona” albo kłódką w pasku adresu, zaczyna się od tych szesnastu znaków; wielkość liter, dwukropki i odstępy się nie liczą.
stations-close-about =
    { $count ->
        [one] Jedno stanowisko pracuje. Co tam wpisano i nie zapisano, zostaje tam do ponownego otwarcia sieci.
        [few] Pracują { $count } stanowiska. Co tam wpisano i nie zapisano, zostaje tam do ponownego otwarcia sieci.
       *[many] Pracuje { $count } stanowisk. Co tam wpisano i nie zapisano, zostaje tam do ponownego otwarcia sieci.
    }
stations-revoke = Odesłać „{ $station }”
stations-revoke-about = Nie zrobi już nic więcej. Co tam zaczęto, zostaje dla tego, kto to przejmie.
stations-light = stanowiska { $here } · telefony { $lookers }
stations-light-hint = Sieć sali jest otwarta. Kto czeka na wpuszczenie, widać w Stanowiskach.
stations-light-waits = czeka { $count }
stations-light-shut = sieć zamknięta
stations-light-shut-hint = Do tych zawodów weszły urządzenia, a sieć sali jest zamknięta: to, co przechowują, czeka na nich. Otwórz ją w Stanowiskach.
stations-published = Opublikowane rundy: { $rounds }. Telefony pokazują klasyfikację po ostatniej z nich.
stations-nothing-published = Nie opublikowano żadnej rundy: telefony pokazują tylko to, co widzi sala.
stations-nothing-to-publish = Wszystko, co rozegrano, jest już opublikowane.
stations-publish = Opublikuj rundę { $round }
stations-publish-about = Każdy gracz czyta ze swoim kodem, co jest jego z tej rundy, a wszyscy klasyfikację do tego miejsca.
stations-publish-with = Razem z tym publikowane: { $rounds }.
stations-publish-provisional = Klasyfikacja do tego miejsca jest tymczasowa: Klasyfikacja mówi, co jest otwarte.
stations-publish-decides = Nic już potem nie następuje: odtąd każdy telefon mówi, kto wygrał, jeszcze przed ceremonią. Jeśli sala ma usłyszeć to pierwsza, nie publikuj: zawodnicy zobaczą to, co ich, na papierze.
stations-publish-undecided = 
    { $count ->
        [one] Jedno słowo rundy nie jest jeszcze rozstrzygnięte: pokazane jest z „?”.
        [few] { $count } słowa rundy nie są jeszcze rozstrzygnięte: pokazane są z „?”.
       *[many] { $count } słów rundy nie jest jeszcze rozstrzygniętych: pokazane są z „?”.
    }
stations-publish-missing = 
    { $count ->
        [one] Jednej karty do tej rundy jeszcze nie wprowadzono.
        [few] { $count } kart do tej rundy jeszcze nie wprowadzono.
       *[many] { $count } kart do tej rundy jeszcze nie wprowadzono.
    }
stations-withdraw = Wycofaj publikację rundy { $round }
stations-withdraw-about = Gracze nie czytają już kart tej rundy, a telefony pokazują klasyfikację po ostatniej opublikowanej. Co przeczytano, to przeczytano.
stations-new-card-about = Kod ze starej karty niczego już nie otwiera. Nowa karta pojawia się od razu do wydruku.
stations-new-card-done = Nowa karta: { $player }. Stary kod już nie działa; tutaj drukuje się nowy.
stations-later-cards = Nowsze karty: { $players }. Wcześniejsze niczego nie otwierają.
stations-later-card = { $player }: karta { $number }
stations-plain-about = Dla urządzenia, które odrzuca szyfrowanie, otwierają się drzwi bez niego, na tak długo, jak pozwolisz. Kto zna hasło Wi-Fi, może odczytać PIN i to, co się tam wpisuje, i pisać jako to urządzenie.
stations-plain-asks = Tamtędy asystenci tylko wpisują i sprawdzają. Kto tamtędy wszedł, jest na zewnątrz, gdy drzwi się zamkną.
stations-plain-open = Stanowiska bez szyfrowania są teraz dozwolone: { $url }. PIN jest tam wart tyle, co hasło Wi-Fi.
stations-nobody-waits = Nikt nie czeka. Kto wpisze PIN, pojawi się tutaj.
stations-were-open = Sieć sali była otwarta, gdy program się zatrzymał: telefony i stanowiska czekają, aż zostanie otwarta ponownie w Stanowiskach (Ctrl 8).
stations-let-in = Kogo wpuszczono
stations-let-in-from = { $from } · { $name } · { $role } · urządzenie „{ $station }”
stations-let-in-until = { $from }–{ $until } · { $name } · { $role } · urządzenie „{ $station }”
stations-begun = { $about } · zaczęte i niezapisane { $count }
stations-at-work =
    { $count ->
        [0] { $name } · { $station }: połączone
       *[other] { $name } · { $station }: zaczęte i niezapisane { $count }
    }
stations-guessed = Z { $addresses } przyszło za dużo błędnych PIN-ów: przez dziesięć minut żaden stamtąd nie jest przyjmowany. Kto ma prawo wejść, fotografuje kod.
stations-taken = Z zaproszenia, z którego korzysta { $name }, chciało skorzystać też inne urządzenie, z { $from }, i nie weszło. Jeśli właściwe było tamto, odeślij pierwsze i zaproś na nowo.
