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
