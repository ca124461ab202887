# The history of a competition, one sentence an event.
# $player, $players: names with numbers; $reason, $text, $title, $name: as typed; $round, $sheet and
# the like: numbers; $time: minutes and seconds; $words: words with the lengths of their fields

history-line = { $seq }  { $at }  { $who }: { $what }
history-line-undone = { $seq }  { $at }  { $who }: { $what } [cofnięto]
history-player = { $name } ({ $number })
history-with-reason = { $what } Powód: { $reason }

history-created = Utworzono turniej „{ $title }”, lista słów { $list }; zobowiązanie { $commitment }.
history-details-changed = Zmieniono dane turnieju: „{ $title }”.
history-emblem-chosen = Wybrano znak klubu ({ $bytes } B, SHA-256 { $sha256 }).
history-emblem-removed = Usunięto znak klubu.
history-commitment-renewed = Nowe ziarno, zobowiązanie { $commitment }.
history-hall-word = Słowo z sali: „{ $text }”.
history-hall-silent = Z sali nie padło żadne słowo.
history-double-keying-optional = Drugie wpisanie kart nie jest wymagane.
history-double-keying-required = Drugie wpisanie kart jest wymagane.
history-lexicon-changed = Odtąd słowa ocenia się według listy { $list }.
history-player-added = { $to ->
    [99] Dodano: { $player }, od rundy { $from }.
   *[other] Dodano: { $player }, rundy od { $from } do { $to }.
}
history-player-changed = { $to ->
    [99] Zmieniono: { $player }, od rundy { $from }.
   *[other] Zmieniono: { $player }, rundy od { $from } do { $to }.
}
history-player-renamed = Zmiana nazwiska: „{ $from }” → „{ $to }” ({ $number }).
history-player-club = { $player }: klub „{ $from }” → „{ $to }”.
history-player-left = Wycofanie po rundzie { $round }: { $player }.
history-player-until = { $round ->
    [99] Gra do końca: { $player }.
   *[other] Gra do rundy { $round }: { $player }.
}
history-player-from = Gra od rundy { $round }: { $player }.
history-player-removed = Usunięto jako wpis przez pomyłkę: { $player }. Numer nie jest nadawany ponownie.
history-ruled-valid = Słowo { $word } uznano za dozwolone. { $reason }
history-ruled-invalid = Słowo { $word } uznano za niedozwolone. { $reason }
history-ruling-withdrawn = Wycofano decyzję w sprawie słowa { $word }.
history-recommendation = Upomnienie: { $player }, runda { $round }.
history-reprimand = Nagana: { $player }, runda { $round }.
history-void-round = Unieważnienie rundy { $round }: { $player }.
history-deduction = { $points ->
    [one] Odjęto 1 punkt: { $player }, runda { $round }.
    [few] Odjęto { $points } punkty: { $player }, runda { $round }.
   *[other] Odjęto { $points } punktów: { $player }, runda { $round }.
}
history-technical = Ostrzeżenie techniczne: { $player }, runda { $round }.
history-disciplinary = Ostrzeżenie dyscyplinarne: { $player }, runda { $round }.
history-expelled-from-rest = Wykluczenie z dalszej gry po rundzie { $round }: { $player }.
history-expelled = Wykluczenie z turnieju: { $player }, runda { $round }.
history-also-penalty = kara
history-penalty-lifted = Uchylono karę — { $penalty }
history-objection-word = Protest { $objection }: { $player }, runda { $round }, w sprawie słowa { $word }.
history-objection-reading = Protest { $objection }: { $player }, runda { $round }, w sprawie odczytania karty.
history-objection-void = Protest { $objection }: { $player }, runda { $round }, w sprawie unieważnienia karty.
history-objection-upheld = Uwzględniono — { $objection }
history-objection-dismissed = Oddalono — { $objection }
history-signed = Podpisano protokół końcowy, wersja { $issue }; SHA-256 tabeli { $sha256 }.
history-seed-revealed = { $what } Ziarno losowań: { $seed }.
history-reopened = Turniej otwarto ponownie.
history-undone = Cofnięto czynność { $action }.
history-round-published = Opublikowano rundę { $round }.
history-publication-withdrawn = Wycofano publikację rundy { $round }.
history-sheet-photographed = Sfotografowano kartkę: { $player }, runda { $round }.
history-picture-taken = Wczytano zdjęcie bez kodu.
history-picture-assigned = Przypisano zdjęcie: { $player }, runda { $round }.
history-picture-discarded = Odrzucono zdjęcie.
history-pictures-deleted = Usunięte zdjęcia: { $number }.
history-all-pictures-deleted = Usunięto wszystkie zdjęcia.
