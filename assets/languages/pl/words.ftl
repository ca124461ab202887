# Words: the referee’s queue.

words-change = { $name }: { $points } ({ $before } → { $after })
words-change-rank = { $name }: { $points } ({ $before } → { $after }), miejsce { $from } → { $to }
words-evidence = Podstawa
words-evidence-hint = słownik, strona, uwaga…
words-if-invalid = Jeśli niedozwolone:
words-if-valid = Jeśli dozwolone:
words-in-rounds = Rundy: { $rounds }
words-was-valid = Słowo { $word } uznano za dozwolone.
words-was-invalid = Słowo { $word } uznano za niedozwolone.
words-now-valid = Uznano za dozwolone: { $word } · { $key } cofa
words-now-invalid = Uznano za niedozwolone: { $word } · { $key } cofa
words-now-withdrawn = Wycofano decyzję: { $word } · { $key } cofa
words-is-ruled-invalid = Uznano za niedozwolone.
words-is-ruled-valid = Uznano za dozwolone.
words-maybe-name = Może to nazwa własna?
words-maybe-slip = Literówka przy wpisywaniu? Podobne: { $near }
words-more = … i jeszcze { $count }
words-no-points = punkty się nie zmieniają.
words-no-change = Punkty i miejsca się nie zmieniają.
words-none = Żadne słowo nie czeka na decyzję: napisane są na liście albo już rozstrzygnięte. Inne pojawi się tutaj, gdy zostanie wprowadzone.
words-none-counts = Żadne słowo nie czeka na decyzję. Te z listy zapisano tylko tam, gdzie nic się nie liczy: decyzja nie zmieniłaby punktów.
words-place = { $player }, runda { $round }
words-players = Gracze
words-round = Runda
words-ruled-invalid = niedozwolone
words-ruled-valid = dozwolone
words-select = Zaznacz słowo na liście.
words-title =
    { $count ->
        [one] { $count } nierozstrzygnięte słowo
        [few] { $count } nierozstrzygnięte słowa
       *[other] { $count } nierozstrzygniętych słów
    }
words-title-ruled =
    { $count ->
        [one] { $count } rozstrzygnięte słowo
        [few] { $count } rozstrzygnięte słowa
       *[other] { $count } rozstrzygniętych słów
    }
words-title-listed =
    { $count ->
        [one] { $count } słowo
        [few] { $count } słowa
       *[other] { $count } słów
    }
words-title-more =
    { $count ->
        [one] { $title } · { $count } bez wpływu na wynik
        [few] { $title } · { $count } bez wpływu na wynik
       *[other] { $title } · { $count } bez wpływu na wynik
    }
words-waits-of =
    { $count ->
        [one] { $count } gracz · runda { $rounds }
        [few] { $count } graczy · runda { $rounds }
       *[other] { $count } graczy · runda { $rounds }
    }
words-word = Słowo
words-written-by =
    { $count ->
        [one] Na kartach { $count } gracza: { $players }
        [few] Na kartach { $count } graczy: { $players }
       *[other] Na kartach { $count } graczy: { $players }
    }
words-written-count =
    { $count ->
        [one] Na kartach { $count } gracza
        [few] Na kartach { $count } graczy
       *[other] Na kartach { $count } graczy
    }
words-all-valid =
    { $count ->
        [one] Dozwolone: wybrane słowo…
        [few] Dozwolone: { $count } wybrane słowa…
       *[other] Dozwolone: { $count } wybranych słów…
    }
words-all-invalid =
    { $count ->
        [one] Niedozwolone: wybrane słowo…
        [few] Niedozwolone: { $count } wybrane słowa…
       *[other] Niedozwolone: { $count } wybranych słów…
    }
words-only-rank =
    { $count ->
        [one] U { $count } gracza zmienia się tylko miejsce.
        [few] U { $count } graczy zmienia się tylko miejsce.
       *[other] U { $count } graczy zmienia się tylko miejsce.
    }
words-ruling = Decyzja
words-list = Lista
words-in-list = jest
words-not-in-list = nie ma
words-has = Jest na liście słów.
words-has-not = Nie ma na liście słów.
words-list-not-here = W tym pliku nie ma listy słów: nie wiadomo, czy słowo na niej jest.
words-none-ruled = Nie rozstrzygnięto jeszcze żadnego słowa.
words-no-list = Ta kopia nie zawiera listy słów.
words-search = Słowo z listy
words-search-hint = początek słowa; „?” zamiast dowolnej litery
words-search-how = Wpisz słowo lub jego początek.
words-was-upheld = Słowo { $word } jest dozwolone na mocy uwzględnionego protestu ({ $objection }: { $player }, runda { $round }). Protest pozostaje w historii, ale decyzja zmienia się dla wszystkich:
words-changes =
    { $count ->
        [one] { $points } u { $count } gracza
        [few] { $points } u { $count } graczy
       *[other] { $points } u { $count } graczy
    }
words-near = Podobne, z liter
words-nobody-wrote = Nikt go nie napisał: decyzja będzie się liczyć tylko, jeśli ktoś je napisze.
words-none-of-round = W tej rundzie nikt nie napisał słowa.
words-none-yet = Niczego jeszcze nie wpisano. Słowa, których nie ma na liście, trafiają tu do rozstrzygnięcia.
words-verdicts = Jak oceniono
words-too-soon = Najpierw przeczytaj to słowo: klawisze naciśnięto zbyt szybko i nie zostały uwzględnione.
words-latest = Ostatnie decyzje
