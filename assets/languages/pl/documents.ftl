# Documents of tables: graded sheets, a round’s record, standings, a player’s report, rulings.

documents-rulings = Decyzje sędziego

documents-round = Runda { $round }
documents-after-round = Klasyfikacja po rundzie { $round }
documents-nothing-played = Klasyfikacja: nie rozegrano żadnej rundy
# $points: with its sign
documents-total = Suma { $points }
documents-ruled-valid = { $word } dozwolone · { $evidence }
documents-ruled-invalid = { $word } niedozwolone · { $evidence }
documents-no-players = Brak graczy.

documents-minutes = { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
documents-round-open = Runda jeszcze trwa: ten protokół może się zmienić.
documents-round-end = Koniec rundy
# $events: the event’s number as text; $code: eight digits
documents-check-code = Sprawdzenie kodu: eforos verify FILE --head { $code } --events { $events }
documents-nothing-happened = Nic nie zapisano.
documents-undone = Cofnięto: { $what }
documents-referee = sędzia
documents-assistant = asysta
documents-jury = komisja słów

documents-column-number = Nr
documents-column-points = Punkty
documents-column-note = Uwaga
documents-column-moved = ±
documents-column-round = Runda
documents-column-rank-in-round = Miejsce w rundzie
documents-column-total-after = Suma dotąd
documents-column-rank-after = Miejsce dotąd
documents-column-word = Słowo
documents-column-ruling = Decyzja
documents-column-evidence = Podstawa
documents-column-rounds = Rundy
documents-column-by = Kto · kiedy
documents-column-at = Godz.
# Who ruled on the words; the second where others did, too
documents-ruled-by = Rozstrzygnięcia: { $name }
documents-ruled-by-but = Rozstrzygnięcia, gdzie nie ma innego nazwiska: { $name }

documents-deducted = { $points ->
    [one] odjęto 1 punkt
    [few] odjęto { $points } punkty
   *[other] odjęto { $points } punktów
}

documents-rulings-title = Decyzje w sprawie słów
documents-rulings-count = { $count ->
    [0] brak decyzji
    [one] 1 decyzja
    [few] { $count } decyzje
   *[other] { $count } decyzji
}
documents-over-lexicon = lista słów: { $list }
documents-no-rulings = Nie ma decyzji w sprawie słów.
documents-is-valid = ✓ dozwolone
documents-is-invalid = ✗ niedozwolone
documents-waiting = Czekają na decyzję
documents-waiting-word = { $word } ({ $place })
documents-in-rounds = { $count ->
    [one] runda { $rounds }
    [few] rundy { $rounds }
   *[other] rundy { $rounds }
}
documents-column-sheets = Razy
documents-rulings-legend = Decyzja obowiązuje wszystkich, którzy napisali słowo. Rundy i razy: gdzie i ile razy je napisano.
documents-rulings-nowhere = –: nikt go nie napisał.
documents-centre = koordynator
