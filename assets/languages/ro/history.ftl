# The history of a competition, one sentence an event.
# $player, $players: names with numbers; $reason, $text, $title, $name: as typed; $round, $sheet and
# the like: numbers; $time: minutes and seconds; $words: words with the lengths of their fields

history-line = { $seq }  { $at }  { $who }: { $what }
history-line-undone = { $seq }  { $at }  { $who }: { $what } [anulat]
history-player = { $name } ({ $number })
history-with-reason = { $what } Motiv: { $reason }

history-created = S-a creat concursul „{ $title }”, cu lista de cuvinte { $list }; angajament { $commitment }.
history-details-changed = S-au modificat datele concursului: „{ $title }”.
history-emblem-chosen = S-a ales sigla clubului ({ $bytes } octeți, SHA-256 { $sha256 }).
history-emblem-removed = S-a eliminat sigla clubului.
history-commitment-renewed = Sămânță nouă, cu angajamentul { $commitment }.
history-hall-word = Cuvântul sălii: „{ $text }”.
history-hall-silent = Din sală nu s-a spus niciun cuvânt.
history-double-keying-optional = A doua introducere nu este obligatorie.
history-double-keying-required = A doua introducere este obligatorie.
history-lexicon-changed = De aici înainte concursul se judecă după lista de cuvinte { $list }.
history-player-added = { $to ->
    [99] Adăugare: { $player }, din turul { $from }.
   *[other] Adăugare: { $player }, tururile { $from }–{ $to }.
}
history-player-changed = { $to ->
    [99] Modificare: { $player }, din turul { $from }.
   *[other] Modificare: { $player }, tururile { $from }–{ $to }.
}
history-player-renamed = Nume modificat: „{ $from }” → „{ $to }” ({ $number }).
history-player-club = { $player }: club „{ $from }” → „{ $to }”.
history-player-left = Retragere după turul { $round }: { $player }.
history-player-until = { $round ->
    [99] Participă până la sfârșit: { $player }.
   *[other] Participă până la turul { $round }: { $player }.
}
history-player-from = Participă din turul { $round }: { $player }.
history-player-removed = Eliminare din listă, înscriere greșită: { $player }. Numărul nu se mai dă.
history-ruled-valid = Cuvântul { $word } a fost declarat valid. { $reason }
history-ruled-invalid = Cuvântul { $word } a fost declarat invalid. { $reason }
history-ruling-withdrawn = Decizia asupra cuvântului { $word } a fost retrasă.
history-recommendation = Atenționare: { $player }, turul { $round }.
history-reprimand = Mustrare: { $player }, turul { $round }.
history-void-round = Punctaj zero în turul { $round }: { $player }.
history-deduction = { $points ->
    [one] 1 punct scăzut: { $player }, turul { $round }.
    [few] { $points } puncte scăzute: { $player }, turul { $round }.
   *[other] { $points } de puncte scăzute: { $player }, turul { $round }.
}
history-technical = Avertisment tehnic: { $player }, turul { $round }.
history-disciplinary = Avertisment disciplinar: { $player }, turul { $round }.
history-expelled-from-rest = Eliminare pentru restul concursului, după turul { $round }: { $player }.
history-expelled = Eliminare din concurs: { $player }, turul { $round }.
history-also-penalty = sancțiune penalizare
history-penalty-lifted = Sancțiune ridicată — { $penalty }
history-objection-word = Contestația { $objection }: { $player }, turul { $round }, despre cuvântul { $word }.
history-objection-reading = Contestația { $objection }: { $player }, turul { $round }, despre citirea fluturașului.
history-objection-void = Contestația { $objection }: { $player }, turul { $round }, despre anularea fluturașului.
history-objection-upheld = Admisă — { $objection }
history-objection-dismissed = Respinsă — { $objection }
history-signed = S-a semnat fișa finală, ediția { $issue }; SHA-256 al tabelului { $sha256 }.
history-seed-revealed = { $what } Sămânța extragerilor: { $seed }.
history-reopened = Concursul a fost redeschis.
history-undone = Acțiunea { $action } a fost anulată.
history-round-published = Turul { $round } a fost publicat.
history-publication-withdrawn = Publicarea turului { $round } a fost retrasă.
history-sheet-photographed = A fost fotografiată foaia: { $player }, turul { $round }.
history-picture-taken = A fost luată o fotografie fără cod.
history-picture-assigned = O fotografie a fost atribuită: { $player }, turul { $round }.
history-picture-discarded = O fotografie a fost lăsată deoparte.
history-pictures-deleted = Fotografii șterse: { $number }.
history-all-pictures-deleted = Toate fotografiile au fost șterse.
