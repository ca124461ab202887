# Photographs of sheets.

photo-command = Wczytuje zdjęcia kartek do zawodów, przypisuje je i wymienia
photo-after = Zdjęcia to JPEG, PNG lub PDF ze skanera, także całe foldery. Każda kartka jest znajdowana po swoim kwadratowym kodzie, prostowana, przycinana i przechowywana jako szary JPEG; zdjęcie bez kodu czeka na przypisanie: 3=5-7 mówi, że zdjęcie 3 z listy to kartka gracza 5 w rundzie 7, 3=5-7/2, że to jej odwrót.
photo-arg-pictures = Zdjęcia, pliki PDF lub foldery
photo-arg-assign = Mówi, dokąd należy zdjęcie z listy
photo-arg-out = Zapisuje zdjęcia w tym folderze
photo-taken = { $file }: wczytane ({ $places })
photo-known = { $file }: już jest ({ $places })
photo-unread = { $file }: { $why }
photo-some-unread = { $number ->
    [one] Jednego zdjęcia nie wczytano
    [few] { $number } zdjęć nie wczytano
    [many] { $number } zdjęć nie wczytano
   *[other] { $number } zdjęcia nie wczytano
}; pozostałe tak.
photo-no-codes = Kartki tych zawodów nie mają kodów, po których można je znaleźć.
photo-no-referee = W niczyim imieniu: podaj w czyim przez --as.
photo-assign-odd = „{ $typed }” jest niezrozumiałe: 3=5-7 to zdjęcie 3 z listy dla gracza 5, runda 7.
photo-line = { $number }. { $place } · { $side } · { $state }
photo-front = przód
photo-back = odwrót
photo-is-there = jest
photo-is-undecided = do decyzji
photo-is-discarded = odrzucone
photo-is-deleted = usunięte
photo-nowhere = bez miejsca
photo-none = Nie ma zdjęć kartek.
photo-kind = To nie jest zdjęcie: weź JPEG, PNG lub PDF ze skanera.
photo-coding = { $coding } nie jest tu czytany. Ustaw skaner lub telefon na JPEG, szary lub kolorowy.
photo-too-large = Plik ma ponad { $most } MB. Zmniejsz zdjęcie albo skróć PDF.
photo-too-many-dots = { $width } × { $height } punktów to za dużo: najwyżej 50 milionów i 12 000 na bok.
photo-too-many-pages = PDF ma ponad { $most } stron: skanuj go częściami.
photo-too-many-parts = Obraz składa się z większej liczby części niż zdjęcie. Sfotografuj kartkę jeszcze raz.
photo-encrypted = PDF jest chroniony hasłem: zapisz go bez hasła.
photo-no-picture = Na tej stronie nie ma obrazu.
photo-damaged = Obraz jest ucięty lub uszkodzony. Zrób go jeszcze raz.
photo-not-read = Nie odczytano: trwało to zbyt długo lub zajęło zbyt dużo pamięci. Zrób zdjęcie jeszcze raz albo przypisz je ręcznie.
photo-not-started = Zdjęć nie można odczytać: { $why }
photo-browse = Zdjęcia kartek…
photo-browse-hint = JPEG, PNG lub PDF ze skanera, kilka naraz; można je też upuścić na okno
photo-also = obrazy fotografie aparat skaner kartki
photo-stop = Przerwij wczytywanie zdjęć
photo-queue = Przypisz zdjęcia
photo-queue-hint = Te bez odczytanego kodu i dwa tej samej strony: jedno duże, z polem mówiącym, czyje jest
photo-queue-close = Z powrotem do kartek
photo-select = Obejrzyj to zdjęcie
photo-assign = Przypisz
photo-turn = Obróć o ćwiartkę
photo-other = Następne zdjęcie
photo-show = Zdjęcia obok kartek
photo-show-hint = Pokazuje je lub ukrywa podczas wpisywania kartek
photo-hide = Ukryj
photo-larger = Większe zdjęcie
photo-smaller = Mniejsze zdjęcie
photo-up = Wyżej
photo-down = Niżej
photo-left = W lewo
photo-right = W prawo
photo-hide-from-players = Nie pokazuj graczom zdjęć
photo-discard = Odrzuć zdjęcie…
photo-delete = Usuń wszystkie zdjęcia…
photo-delete-hint = Na zawsze: w pliku nic z nich nie zostaje
photo-show-to-players = Pokaż graczom ich zdjęcia…
photo-show-to-players-hint = Na stronie otwieranej kartą gracza, z tego, co opublikowano
photo-needs-codes = Kartki tych zawodów nie mają kodów, po których można je znaleźć.
photo-needs-coming = Żadne zdjęcia nie są teraz wczytywane.
photo-needs-pictures = Nie ma zdjęć kartek.
photo-needs-seen = Musi być widoczne zdjęcie, w Kartkach.
photo-needs-queue = Musi być widoczne zdjęcie do przypisania.
photo-count = Zdjęcia: { $count }
photo-waiting = do przypisania: { $count }
photo-progress = odczytano { $done } z { $of }
photo-of = { $player } · runda { $round } · { $side }
photo-of-nobody = nie wiadomo czyje · { $side }
photo-number = { $number } z { $of }
photo-not-in-file = Tego zdjęcia nie ma w tym pliku: może go brakować w kopii lub w pliku zapisanym na nowo.
photo-twice = Zdjęcie { $number }: w tym miejscu jest już inne tej samej strony. Przypisz je gdzie indziej albo odrzuć jedno z nich.
photo-unassigned = Zdjęcie { $number }: czyja to kartka?
photo-place = Gracz i runda
photo-place-hint = 5-7 to gracz 5, runda 7; 5-7/2 jej odwrót
photo-none-waiting = Żadne nie czeka.
photo-discard-about = Nie liczy się więcej i nie jest pokazywane obok kartki. Zostaje w pliku i można to cofnąć.
photo-delete-about = Zdjęcia do usunięcia: { $count }. Tego nie da się cofnąć: nikt ich już nie obejrzy. To, co wpisano, zostaje.
photo-show-to-players-about = Każdy gracz widzi zdjęcia własnych kartek, tylko z opublikowanych rund, dopóki sieć sali jest otwarta. Kod z karty wędruje przez sieć bez szyfrowania: kto tam podsłuchuje, może go odczytać i też je obejrzeć.
photo-hidden-from-players = Gracze nie widzą zdjęć.
photo-takes-already = Zdjęcia są już wczytywane: poczekaj albo najpierw przerwij.
photo-done = Wczytane zdjęcia: { $count }
photo-done-known = już były: { $count }
photo-more-unread = Inne niewczytane zdjęcia: { $count }
photo-place-odd = „{ $typed }” jest niezrozumiałe: 5-7 to gracz 5, runda 7; 5-7/2 jej odwrót.
photo-assigned = Przypisano: { $place }
photo-deleted = Zdjęcia usunięto.
photo-being-deleted = Nikt już nie zobaczy zdjęć. Są zamazywane w pliku: pozostało { $count }. Pracuj dalej: pojawi się wiadomość, gdy nic z nich nie zostanie.
photo-none-taken = { $number ->
    [one] Zdjęcia nie wczytano
    [few] Nie wczytano żadnego z { $number } zdjęć
    [many] Nie wczytano żadnego z { $number } zdjęć
   *[other] Nie wczytano żadnego z { $number } zdjęcia
}.
photo-not-smaller = Zdjęcia usunięto, ale pliku nie dało się zmniejszyć: { $why } Ich części mogą w nim pozostać do ponownego usunięcia lub skopiowania pliku.
photo-arg-turn = Obraca zdjęcie z listy w prawo o tyle ćwiartek
photo-arg-discard = Odrzuca zdjęcie z listy
photo-arg-delete = Usuwa zdjęcie z listy na zawsze; all usuwa wszystkie
photo-arg-reason = Dlaczego jest odrzucone lub usunięte
photo-no-reason = Podaj powód przez --reason.
photo-turn-nowhere = Zdjęcie { $number } nie należy jeszcze do żadnej kartki: najpierw je przypisz.
photo-turn-odd = „{ $typed }” jest niezrozumiałe: 3=1 obraca zdjęcie 3 z listy o ćwiartkę, 3=2 o pół obrotu.
photo-no-such = „{ $typed }” nie jest zdjęciem z listy.
photo-busy = Czytane są zdjęcia innych: spróbuj za chwilę.
photo-sends = wysyłanie:
photo-sent = Wszystkie zdjęcia wysłano.
photo-station = Zdjęcia kartek
photo-station-about = Fotografuj kartki po kolei, płasko i z całym kwadratowym kodem. Zdjęcia trafiają tylko do pliku zawodów, na komputer sędziego.
photo-choose = Obrazy lub PDF ze skanera
photo-camera = Aparatem
photo-none-chosen = Najpierw wybierz zdjęcia.
photo-send = Wyślij
photo-beside = Zdjęcia kartki
photo-keys = PageUp i PageDown przesuwają zdjęcie, z Shift w bok; z Alt powiększają je i pomniejszają.
photo-elsewhere = Zdjęcie jest innej kartki
photo-belongs = Zdjęcie { $number }: której kartki?
photo-not-sent = Gotowe, ale tych nie przyjęto:
