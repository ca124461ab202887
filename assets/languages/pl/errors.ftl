# Why something is refused: what is wrong, and what to do.

## Words

errors-word-empty = nie ma w nim żadnej litery
errors-word-too-long = liczba liter: { $got }; żadne słowo nie ma więcej niż { $limit }
errors-word-space = na pozycji { $position } jest spacja; słowo pisze się bez spacji
errors-word-sign = na pozycji { $position } jest znak „{ $sign }”; słowo składa się tylko z liter lub znaków ? w miejscu nieczytelnych liter

## The competition

errors-not-created = Turniej nie został jeszcze utworzony. Najpierw go utwórz.
errors-already-created = Turniej został już utworzony.
errors-signed = Turniej jest podpisany i się nie zmienia. Aby coś poprawić, otwórz go ponownie, podając powód.
errors-not-signed = Turniej nie jest podpisany, więc nie trzeba go otwierać ponownie.
errors-reason-missing = Potrzebny jest powód. Wpisz go.
errors-name-missing = Potrzebne jest nazwisko lub nazwa. Uzupełnij to pole.
errors-name-too-long = Nazwisko lub nazwa może mieć do { $limit } znaków; „{ $text }” ma ich { $got }. Skróć tekst.
errors-title-too-long = Tytuł może mieć do { $limit } znaków; „{ $text }” ma ich { $got }. Skróć go.
errors-reason-too-long = Powód może mieć do { $limit } znaków; „{ $text }” ma ich { $got }. Skróć go.
errors-evidence-too-long = Podstawa decyzji może mieć do { $limit } znaków; „{ $text }” ma ich { $got }. Skróć ją.
errors-hidden-sign = W tekście „{ $text }” na pozycji { $position } jest niewidoczny znak ({ $sign }). Usuń go albo wpisz tekst jeszcze raz.
errors-nothing-to-undo = Nie ma czynności, którą można cofnąć.
errors-not-the-newest = W międzyczasie zrobiono coś innego: można cofnąć tylko ostatnią czynność. Poproś o cofnięcie jeszcze raz.

## Players

errors-unknown-player = Nie ma gracza o numerze { $player }.
errors-player-number = Nie można nadać numeru { $player }: gracze mają numery od 1 do { $most }. Podaj inny numer.
errors-player-exists = Numer { $player } ma już inny gracz. Podaj inny numer.
errors-number-removed = Numer { $player } należał do usuniętego gracza i nie jest nadawany ponownie. Podaj inny numer.
errors-not-removable = Gracza { $player } nie można już usunąć: wylosowano litery, odwołano rundę albo jest kara. Zapisz, że odchodzi po rundzie.
errors-empty-span = Pierwsza runda ({ $from }) wypada po ostatniej ({ $to }). Popraw je.

## Rounds and letters

errors-unknown-round = Nie ma rundy { $round }; liczba rund: { $rounds }.
errors-draws-begun = Losowania już się zaczęły: zobowiązania i słowa z sali nie można już zmienić.
errors-seed-missing = Ten plik nie zawiera ziarna losowań. Wylosuj płytki z prawdziwych worków i wpisz je.
errors-seed-revealed = Ziarno ujawniono przy podpisaniu, więc program już nie losuje. Wylosuj płytki z prawdziwych worków.

## Time

errors-time-running = Czas rundy { $round } jeszcze nie minął.
errors-no-time = Żaden czas nie płynie.
errors-time-is-so = Czas jest już tak ustawiony.
errors-time-unconfirmed = Program uruchomiono ponownie, gdy płynął czas. Potwierdź, że czas płynął dalej, albo ustaw, ile go zostało.
errors-time-out-of-range = Pozostały czas musi wynosić od 0 do { $seconds } sekund.
errors-no-break = Po rundzie { $after } nie ma przerwy albo już się odbyła.
errors-break-runs = Przerwa już trwa.

## Rulings, penalties, objections, signing

errors-closed-list = Lista jest zamknięta: dozwolone są tylko jej słowa, a sędzia o żadnym nie rozstrzyga. Aby rozstrzygać o słowach, użyj listy jako rozstrzygającej lub pomocniczej.
errors-no-ruling = Nie ma decyzji w sprawie słowa { $word }.
errors-ruled-so = Taka decyzja w sprawie słowa { $word } już zapadła.
errors-ruled-since-valid = W międzyczasie słowo { $word } uznano za dozwolone. Jeśli ma być inaczej, zdecyduj ponownie. { $evidence }
errors-ruled-since-invalid = W międzyczasie słowo { $word } uznano za niedozwolone. Jeśli ma być inaczej, zdecyduj ponownie. { $evidence }
errors-ruling-gone = W międzyczasie wycofano decyzję w sprawie słowa { $word }. Jeśli ma obowiązywać, zdecyduj ponownie.
errors-other-penalty = W turniejach tego rodzaju nie ma kary „{ $penalty }”.
errors-nothing-deducted = Trzeba odjąć co najmniej 1 punkt.
errors-emblem-no-png = Znak musi być obrazkiem PNG: zapisz go jako PNG i wybierz ponownie.
errors-emblem-heavy = Obrazek ma { $got } kB, a dozwolone jest { $most } kB: zapisz mniejszy.
errors-emblem-large = Obrazek ma { $width } × { $height } pikseli, a dozwolone jest { $most } × { $most }: zmniejsz go.
errors-emblem-broken = Obrazek jest ucięty lub uszkodzony: zapisz go ponownie jako PNG.
errors-no-penalty = Nie obowiązuje kara o numerze { $penalty }.
errors-too-early-to-object = Protesty przyjmuje się, gdy ostatnia runda się skończyła lub została odwołana.
errors-no-objection = Żaden protest o numerze { $objection } nie czeka na rozpatrzenie.
errors-uphold-not-written = Protestu nie można uwzględnić: gracz nie ma tego słowa na karcie z tej rundy.
errors-uphold-not-void = Protestu nie można uwzględnić: karta nie jest unieważniona.
errors-uphold-not-about-this = Protest nie dotyczy takiej sprawy.
errors-rounds-open = Aby podpisać, każda runda musi być zakończona lub odwołana. Pozostaje runda { $round }.
errors-provisional = { $count ->
    [one] Klasyfikacja jest tymczasowa: { $first }. Załatw to przed podpisaniem.
    [few] Klasyfikacja jest tymczasowa z { $count } powodów; pierwszy: { $first }. Załatw je przed podpisaniem.
   *[other] Klasyfikacja jest tymczasowa z { $count } powodów; pierwszy: { $first }. Załatw je przed podpisaniem.
}

## What makes standings provisional, without a full stop

errors-doubt-undecided = runda { $round }: słowo { $word } nie jest rozstrzygnięte ({ $players })
errors-doubt-objection = protest { $objection }, gracz { $player }, czeka na rozpatrzenie

## Rules files

errors-rules-syntax = wiersz { $line }: nie można odczytać pliku zasad ({ $what })
errors-rules-out-of-range = wiersz { $line }: wartość { $got } nie mieści się w przedziale od { $min } do { $max }
errors-rules-not-a-letter = wiersz { $line }: „{ $got }” nie jest pojedynczą wielką literą albo występuje dwa razy
errors-rules-criterion-twice = wiersz { $line }: to samo kryterium pomocnicze występuje dwa razy
errors-rules-at = wiersz { $line }: { $what }
errors-rules-words = tam nie można odczytać pliku: { $what }
errors-rules-other = stoi tam { $got }; w tym formacie jest { $wanted }.
errors-rules-range = wartość { $got } jest poza zakresem; sens mają wartości od { $min } do { $max }.
errors-rules-letter = potrzebne są litery języka, każda raz i po kolei; { $letter }: brakuje jej, jest obca albo nie na swoim miejscu.
errors-rules-kind = { $letter } należy w tym języku do drugiego rodzaju (samogłoska czy spółgłoska).
errors-rules-folds = „folds” musi wymieniać dokładnie te litery ze znakiem, które liczą się jak ta: { $folds }
errors-rules-also = „also” przy { $letter } musi wymieniać dokładnie inne zapisy tej litery.
errors-rules-printed = { $face } nie zmieści się na płytce; mieści się od jednego do trzech znaków.
errors-rules-half = { $letter } musi mieć count i value albo ani jednego, ani drugiego.
errors-rules-few = { $tiles } płytek to za mało na stojaki.
errors-rules-board-rows = plansza ma { $rows } wierszy; potrzeba 15.
errors-rules-board-row = ten wiersz ma { $signs } znaków; potrzeba 15.
errors-rules-board-sign = { $sign } nie jest polem; są nimi 3 2 t d i kropka.
errors-rules-board-mirror = pole w kolumnie { $column } nie jest warte tyle co jego odbicie.
errors-rules-board-centre = środek musi podwajać słowo.

## Word lists

errors-list-empty = jest pusty
errors-list-too-large = ma { $megabytes } MB, więcej niż jakakolwiek lista słów (do { $limit } MB)
errors-list-binary = nie jest to ani tekst, ani PDF, ani zbudowana lista słów
errors-list-utf16 = to tekst w UTF-16, ucięty lub uszkodzony w wierszu { $line }; zapisz go lub skopiuj ponownie
errors-list-no-words = nie ma w nim żadnego słowa ({ $skipped ->
    [one] pominięto 1 pozycję
    [few] pominięto { $skipped } pozycje
   *[other] pominięto { $skipped } pozycji
})
errors-list-pdf-damaged = PDF jest ucięty lub uszkodzony; pobierz go ponownie
errors-list-pdf-encrypted = PDF wymaga hasła; zapisz go bez hasła
errors-list-pdf-no-pages = PDF nie ma stron
errors-list-pdf-page = strona { $page } pliku PDF jest uszkodzona; pobierz go ponownie
errors-list-doubtful = plik nie wygląda na listę słów: { $why }
errors-list-doubt-json = to dokument JSON
errors-list-doubt-table = to tabela, liczba kolumn: { $columns }
errors-list-doubt-skipped = { $skipped } z { $of } pozycji to nie słowa
errors-list-pdf-memory = PDF wymaga ponad { $limit } MB pamięci, a to niemożliwe dla listy słów; zapisz listę jako tekst
errors-list-pdf-not-started = nie udało się rozpocząć odczytu PDF ({ $why }); zapisz listę jako tekst
errors-list-pdf-stalled = PDF nie daje się odczytać w rozsądnym czasie; zapisz listę jako tekst
errors-list-foreign = to nie jest zbudowana lista słów
errors-list-newer = to lista w wersji { $version }; ten program zna wersje do { $known }. Zaktualizuj program
errors-list-length = powinna mieć { $expected } B, a ma { $got } B; skopiuj ją ponownie
errors-list-damaged = lista jest uszkodzona; skopiuj ją ponownie
errors-list-passport = nie można odczytać metryki listy ({ $what })
errors-list-other-words = słowa nie są tymi, które podaje metryka listy
errors-list-cancelled = odczyt przerwano

errors-list-recovered =
    { $count ->
        [one] W { $count } słowie były litery łacińskie podobne do greckich; poprawiono je.
        [few] W { $count } słowach były litery łacińskie podobne do greckich; poprawiono je.
       *[other] W { $count } słowach były litery łacińskie podobne do greckich; poprawiono je.
    }
errors-list-repeated =
    { $count ->
        [one] { $count } słowo już było.
        [few] { $count } słowa już były.
       *[other] { $count } słów już było.
    }
errors-list-skipped = Pominięto { $count }: { $why } ({ $examples })
errors-list-skipped-furniture = nagłówki i numery stron
errors-list-skipped-latin = zapisane literami łacińskimi
errors-list-skipped-long = dłuższe niż 15 liter
errors-list-skipped-page = nieczytelne strony przed słowami
errors-list-skipped-preface = tekst przed słowami
errors-list-skipped-short = jednoliterowe
errors-list-skipped-sign = ze znakami, które nie są literami

## What may stand in a history

errors-office-referee = O tym decyduje tylko sędzia. Jeśli to decyzja sędziego, najpierw zaznacz, że przy stoliku jest sędzia.
errors-office-assistant = Robi to asysta albo sędzia. Najpierw podaj, kto jest przy stoliku.
errors-office-jury = O słowach rozstrzyga komisja albo sędzia. Najpierw podaj, kto jest przy stoliku.
errors-objection-upheld = Uwzględniono protest w sprawie słowa „{ $word }”: teraz rozstrzyga o nim tylko sędzia.
errors-reading-upheld = Uwzględniono protest w sprawie odczytania: teraz rozstrzyga o nim tylko sędzia.
errors-referee-ruled = O słowie „{ $word }” rozstrzygnął sędzia: komisja nie rozstrzyga inaczej.
errors-other-rules = Zasady nie są tymi, które podaje turniej.
errors-time-backwards = Czas zdarzenia jest wcześniejszy niż czas poprzedniego.
errors-out-of-number = Ma numer { $got }, a kolejny to { $expected }.
errors-no-hall-word = Nie zapisano ani słowa z sali, ani tego, że żadne nie padło.
errors-other-time = Podaje { $got } ms, a z zegara lub zasad wynika { $remaining } ms.
errors-not-due = To nie była pora na ten sygnał lub na koniec.
errors-not-together = Tych rzeczy nie robi się razem w jednej czynności albo brakuje czegoś, co robi się wraz z nimi.
errors-other-seed = Ziarno nie odpowiada zobowiązaniu.
errors-other-table = Od wiersza { $row } podpisana tabela różni się od wynikającej z historii.
errors-other-digest = SHA-256 tabeli to { $derived }, a nie zapisana wartość.
errors-other-words = Słowa listy nie są tymi, które związał podpis.
errors-older-version = Zapisano je w starszej postaci niż wcześniejsze zdarzenie.
errors-word-language = { $code ->
    [ro] rumuński
    [ca] kataloński
    [pl] polski
   *[el] grecki
}
errors-list-other-language = to lista słów w języku: { $got }, a nie: { $wanted }
errors-other-language = { $what }: nie w języku tego turnieju.
errors-not-played = Rundy { $round } nie rozegrano, więc nie można jej jeszcze opublikować.
errors-published-already = Runda { $round } jest już opublikowana.
errors-not-published = Runda { $round } nie jest opublikowana, więc nie ma czego wycofywać.
errors-picture-known = To zdjęcie już jest.
errors-no-picture = Nie ma takiego zdjęcia albo zostało usunięte.
errors-pictures-full = Zdjęcia wypełniają plik: mieści się do 200 MB. Usuń te, które są niepotrzebne, albo pracuj dalej bez zdjęć.
