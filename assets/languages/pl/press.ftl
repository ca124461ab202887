# Printing: documents and archives written from the window.

press-exists = { $file } już istnieje. Podaj inną nazwę.
press-no-archive-there = Nie można utworzyć archiwum w { $folder }: { $why }. Wpisz istniejący folder, w którym wolno zapisywać, z nową nazwą na końcu.
press-not-written = Nie zapisano { $file }: { $why }.
press-broken-off = Przerwano; nic nie zapisano.

press-is-a-competition = { $file } to plik turnieju i nie zostanie zastąpiony. Podaj inną nazwę.
press-no-viewer = nie znaleziono programu, który go otwiera
press-busy = Trwa zapisywanie dokumentu. Poczekaj, aż się skończy, albo je przerwij.

press-documents = Dokumenty
press-file = Plik PDF
press-file-hint = { $name }
press-file-kind = Dokument PDF
press-page-kind = Strona internetowa
press-folder = Folder
press-archive-name = { $name } - archiwum
press-round = runda { $round }
press-issue = wersja { $issue }
press-rounds = Runda
press-every-round = Wszystkie
press-last-round = Ostatnia
press-players = Gracz
press-everybody = Wszyscy
press-find-player = Tylko jeden gracz
press-find-player-hint = numer lub nazwisko
press-nobody = Żaden gracz nie pasuje do { $typed }.
press-several = Pasuje kilka osób: wybierz jedną.
press-whole-page = Cała strona
press-whole-width = Cała szerokość
press-laying = { $of ->
    [0] Trwa układanie stron…
   *[other] Trwa układanie stron… { $done } z { $of }
}
press-writing = Zapisywanie: { $file }
press-written = Zapisano: { $file }
press-opening = Zapisano i otwiera się w przeglądarce PDF; drukuj stamtąd: { $file }
press-opened = Otwarto w przeglądarce PDF; drukuj stamtąd: { $file }
press-archived = Archiwum turnieju zapisano w folderze { $folder }
press-not-opened = Dokument jest w { $file }, ale się nie otworzył: { $why }.
press-more-warnings = { $count ->
    [one] … i jeszcze 1 ostrzeżenie
    [few] … i jeszcze { $count } ostrzeżenia
   *[other] … i jeszcze { $count } ostrzeżeń
}

press-word-no-players = brak graczy
press-word-nothing-played = jeszcze nie
press-word-no-rulings = brak decyzji
press-word-no-penalties = brak kar
press-word-not-signed = bez podpisu
press-word-late = po losowaniu
press-word-no-draw = bez losowania
press-no-players = Nie ma jeszcze graczy. Dodaj ich na stronie Turniej.
press-nothing-played = Żadna runda jeszcze się nie skończyła.
press-no-rulings = Nie ma jeszcze decyzji w sprawie słów.
press-no-penalties = Nie ma żadnej kary: tabela klasyfikacji nikogo nie wymienia.
press-not-signed = Turniej nie jest podpisany: jest o tym mowa na każdej stronie.
press-late = Losowanie już się zaczęło: zobowiązanie należało wywiesić przed rundą 1.
press-no-draw = Program niczego nie losował: nie ma losowania, którego zobowiązanie mogłoby dowieść.
press-this = Drukuj…
press-report = Raport…
press-final = Drukuj protokół końcowy…
press-templates-not-read = Nie wczytano szablonów z folderu { $folder }: { $why }.

# A club's own words of certificates: what is said of the file, and the comments in it, a line of text each
press-own-nowhere = System nie wskazuje folderu na szablony klubu.
press-own-there = Teksty i podpisy dyplomów: { $file }. Otwórz go zwykłym edytorem tekstu, zmień i zapisz: strony tutaj zmieniają się same.
press-own-name = Imię Nazwisko
press-own-office = Prezes
press-own-about =
    Dyplomy: teksty, podpisy i kolory klubu.
    Pisz między cudzysłowami i zapisz: Wydruki zmieniają się od razu. Co zostaje "", mówi program.
    Wiersze zaczynające się od # to objaśnienia i nie są drukowane.
press-own-signatories =
    Kto podpisuje, najwyżej trzy osoby: usuń # i wpisz nazwisko i funkcję, każdą osobę w osobnym wierszu.
    Dopóki nikogo tu nie ma, podpisują sędzia i ktoś w imieniu klubu.
# $full, $black, $yes, $no: as they are to be typed
press-own-colours =
    { $full } w kolorach, { $black } czarno-białe.
press-own-figures =
    Na dyplomie uczestnictwa: najdłuższe słowo z płytek i liczby. { $yes } albo { $no }.
# $rank, $points, $players: as they are to be typed
press-own-ranks =
    Trzy pierwsze miejsca: nagłówek każdego i zdanie pod nazwiskiem.
    Pusty nagłówek to nagłówek programu.
    { $rank } to numer miejsca, { $points } punkty, { $players } liczba uczestników.
press-own-participation =
    Uczestnictwo: jedno słowo z płytek i zdanie pod nazwiskiem, z { $points } i { $players }.

press-order = Kolejność
press-by-round = Rundami
press-by-player = Graczami
press-paper = Papier
press-a5 = A5
press-a4 = A4, po dwie na stronie
press-a4-whole = A4, jeden na stronie
press-blank = Bez nazwiska
press-blank-hint = ile; puste: dla graczy
press-blank-range = Bez nazwiska: od 1 do { $most }.
press-backs = Odwrót
press-white-backs = Biały
press-printed-backs = Z polami
press-web-page = Strona WWW…
press-look-signed = Podpisana jest treść dokumentu, a nie jego wygląd: logo klubu z folderu szablonów (club.toml) jest na wszystkim, co się od teraz drukuje, niezależnie od tego, kiedy je tam włożono.
