# Word sheets, certificates and the other forms; what is wrong with a club's templates.

## Certificates

paper-certificates = Dyplomy
paper-certificate-none = Brak dyplomów: w klasyfikacji nikt nie ma miejsca.
# $names: names with commas
paper-certificate-without = Bez dyplomu, także uczestnictwa, z powodu wykluczenia z turnieju: { $names }.
# $names: names with commas
paper-certificate-kept = Wykluczenie z dalszej gry, ale miejsce w klasyfikacji zostaje, więc i dyplom: { $names }.
paper-certificate-rank = { $rank ->
    [1] Pierwsza nagroda · Zwycięstwo
    [2] Druga nagroda
   *[other] Trzecia nagroda
}
paper-certificate-participation = Dyplom uczestnictwa
# Above the name
paper-certificate-given = Otrzymuje:
paper-certificate-confirmed = Otrzymuje:
# $points: the total, may be negative
paper-certificate-for-rank = { $rank ->
    [1] za zajęcie pierwszego miejsca
    [2] za zajęcie drugiego miejsca
   *[other] za zajęcie trzeciego miejsca
} wśród { $players ->
    [one] { $players } uczestnika
    [few] { $players } uczestników
   *[other] { $players } uczestników
} z wynikiem { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[other] { $points } punktów
}
paper-certificate-for-shared-rank = { $rank ->
    [1] za zajęcie ex aequo pierwszego miejsca
    [2] za zajęcie ex aequo drugiego miejsca
   *[other] za zajęcie ex aequo trzeciego miejsca
} wśród { $players ->
    [one] { $players } uczestnika
    [few] { $players } uczestników
   *[other] { $players } uczestników
} z wynikiem { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[other] { $points } punktów
}
# In a laurel: the rank, and its word below; the word in tiles; below figures
paper-certificate-rank-figure = { $rank }.
paper-certificate-rank-word = miejsce
paper-certificate-tiles = UCZESTNICTWO
paper-certificate-points = punkty
paper-certificate-rounds = rundy
paper-certificate-words = poprawne słowa
paper-certificate-longest = najdłuższe słowo, w rundzie { $round }
# $number: a number as text; below the name, of namesakes in one club
paper-certificate-number = numer startowy { $number }
paper-certificate-not-signed = Tymczasowe: klasyfikacja nie jest podpisana.

## The commitment slip

paper-commitment = Zobowiązanie losowania
paper-commitment-none = Turniej nie ma jeszcze zobowiązania.
paper-commitment-what = Ta liczba wiąże losowanie: to SHA-256 tajnego ziarna, którego odtąd nie da się niepostrzeżenie zmienić.
paper-commitment-hall = Z sali padnie słowo lub liczba. Ziarno i słowo razem wyznaczają litery każdej rundy, więc nikt ich nie wybiera.
paper-commitment-check = Po podpisaniu ziarno zostanie wydrukowane w protokole końcowym: każdy może sprawdzić, że daje tę liczbę, i odtworzyć każde losowanie.
# Under a line to write on
paper-commitment-posted = Wywieszono (data, godzina)

## The rules on one page

paper-rules = Zasady
paper-rules-title = Zasady na jednej stronie
paper-rules-title-pages = Zasady
# $rules: the name of the rules
paper-rules-legend = Regulamin { $rules } własnymi słowami.  ◆ Rozstrzygnięcie programu tam, gdzie regulamin milczy lub nie jest jasny.
# $first: numbers with commas; $last: the last number
paper-rules-and = { $first } i { $last }

## Templates of a club

# $what: one of the sentences below, without its end
paper-template-at = { $file }, wiersz { $line }: { $what }.
paper-template-in = { $file }: { $what }.
paper-template-unknown-file = żaden dokument nie ma szablonu o tej nazwie; dostępne: { $known }
paper-template-not-text = to nie jest tekst UTF-8
paper-template-not-toml = nie można odczytać wiersza; każdy wiersz to [tabela], klucz = wartość lub # uwaga
paper-template-no-value = klucz { $key } nie ma czytelnej wartości; wymaga liczby albo tekstu w zamkniętym cudzysłowie
paper-template-twice = klucz { $key } występuje już wyżej
paper-template-unknown-key = ten szablon nie ma klucza { $key }; ma: { $known }. Polecenie eforos print --write-template { $file } zapisuje cały szablon
paper-template-wrong-value = klucz { $key } wymaga: { $wanted }
paper-template-wants-number = liczby większej od 0, najwyżej 1000; całkowitej tam, gdzie coś się liczy na sztuki
paper-template-wants-text = tekstu w cudzysłowie
paper-template-wants-list = listy takiej jak we własnym szablonie programu
paper-template-wants-table = tabeli takiej jak we własnym szablonie programu
paper-template-no-placeholder = { $key }: { $braced } nie jest tu uzupełniane; szablon programu mówi, co może stać w nawiasach
paper-template-no-font = { $key }: program nie ma czcionki „{ $font }”; ma „Noto Sans”
paper-template-too-pale = atrament { $key } jest zbyt blady, by dało się go czytać na papierze; podaj ciemniejszy
paper-template-no-picture = { $key }: w folderze nie ma obrazka „{ $picture }”
paper-template-bad-picture = { $key }: „{ $picture }” nie jest obrazkiem PNG o wymiarach do 4000 × 4000 pikseli
paper-template-crowded = części [{ $key }] nie mieszczą się na stronie: pozostaje { $left } mm, potrzeba co najmniej { $least } mm

## The referee’s guide

paper-guide-running = ciąg dalszy
# $rules: their name
paper-guide-foot = Przewodnik sędziego · regulamin { $rules }
paper-guide-trouble = Gdy coś pójdzie źle
paper-guide-keys = Klawisze
