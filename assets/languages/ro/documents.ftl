# Documents of tables: graded sheets, a round’s record, standings, a player’s report, rulings.

documents-rulings = Deciziile arbitrului

documents-round = Turul { $round }
documents-after-round = Clasament după turul { $round }
documents-nothing-played = Clasament: nu s-a jucat niciun tur
# $points: with its sign
documents-total = Total { $points }
documents-ruled-valid = { $word } valid · { $evidence }
documents-ruled-invalid = { $word } invalid · { $evidence }
documents-no-players = Niciun jucător.

documents-minutes = { $minutes ->
    [one] 1 minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}
documents-round-open = Turul nu s-a încheiat: acest proces-verbal se poate schimba.
documents-round-end = Sfârșitul turului
# $events: the event’s number as text; $code: eight digits
documents-check-code = Pentru verificarea codului: eforos verify FILE --head { $code } --events { $events }
documents-nothing-happened = Nu s-a consemnat nimic.
documents-undone = Anulat: { $what }
documents-referee = arbitru
documents-assistant = arbitru secund
documents-jury = comisia de cuvinte

documents-column-number = Nr.
documents-column-points = Puncte
documents-column-note = Observații
documents-column-moved = ±
documents-column-round = Tur
documents-column-rank-in-round = Loc în tur
documents-column-total-after = Total cumulat
documents-column-rank-after = Loc cumulat
documents-column-word = Cuvânt
documents-column-ruling = Decizie
documents-column-evidence = Temei
documents-column-rounds = Tururi
documents-column-by = De · la
documents-column-at = Ora
# Who ruled on the words; the second where others did, too
documents-ruled-by = A decis: { $name }
documents-ruled-by-but = A decis, unde nu e trecut alt nume: { $name }

documents-deducted = { $points ->
    [one] 1 punct scăzut
    [few] { $points } puncte scăzute
   *[other] { $points } de puncte scăzute
}

documents-rulings-title = Decizii asupra cuvintelor
documents-rulings-count = { $count ->
    [0] nicio decizie
    [one] 1 decizie
    [few] { $count } decizii
   *[other] { $count } de decizii
}
documents-over-lexicon = listă de cuvinte: { $list }
documents-no-rulings = Nicio decizie asupra vreunui cuvânt.
documents-is-valid = ✓ valid
documents-is-invalid = ✗ invalid
documents-waiting = Așteaptă o decizie
documents-waiting-word = { $word } ({ $place })
documents-in-rounds = { $count ->
    [one] turul { $rounds }
    [few] tururile { $rounds }
   *[other] tururile { $rounds }
}
documents-column-sheets = De câte ori
documents-rulings-legend = O decizie este valabilă pentru toți cei care au scris cuvântul. Tururile și „de câte ori”: unde și de câte ori a fost scris.
documents-rulings-nowhere = –: nu l-a scris nimeni.
documents-centre = conducătorul
