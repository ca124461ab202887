# The history of a competition, one sentence an event.
# $player, $players: names with numbers; $reason, $text, $title, $name: as typed; $round, $sheet and
# the like: numbers; $time: minutes and seconds; $words: words with the lengths of their fields

history-line = { $seq }  { $at }  { $who }: { $what }
history-line-undone = { $seq }  { $at }  { $who }: { $what } [desfet]
history-player = { $name } ({ $number })
history-with-reason = { $what } Motiu: { $reason }

history-created = S’ha creat la competició «{ $title }», amb la llista de paraules { $list }; compromís { $commitment }.
history-details-changed = S’han canviat les dades de la competició: «{ $title }».
history-emblem-chosen = S’ha triat l’emblema del club ({ $bytes } bytes, SHA-256 { $sha256 }).
history-emblem-removed = S’ha tret l’emblema del club.
history-commitment-renewed = Llavor nova, amb el compromís { $commitment }.
history-hall-word = Paraula de la sala: «{ $text }».
history-hall-silent = La sala no ha dit cap paraula.
history-double-keying-optional = La segona introducció no és obligatòria.
history-double-keying-required = La segona introducció és obligatòria.
history-lexicon-changed = A partir d’ara la competició s’arbitra amb la llista de paraules { $list }.
history-player-added = { $to ->
    [99] Alta: { $player }, des de la ronda { $from }.
   *[other] Alta: { $player }, rondes { $from }–{ $to }.
}
history-player-changed = { $to ->
    [99] Canvi: { $player }, des de la ronda { $from }.
   *[other] Canvi: { $player }, rondes { $from }–{ $to }.
}
history-player-renamed = Canvi de nom: «{ $from }» → «{ $to }» ({ $number }).
history-player-club = { $player }: club «{ $from }» → «{ $to }».
history-player-left = Baixa després de la ronda { $round }: { $player }.
history-player-until = { $round ->
    [99] Participa fins al final: { $player }.
   *[other] Participa fins a la ronda { $round }: { $player }.
}
history-player-from = Participa des de la ronda { $round }: { $player }.
history-player-removed = Baixa per inscripció errònia: { $player }. El número no es torna a donar.
history-ruled-valid = Paraula { $word } declarada vàlida. { $reason }
history-ruled-invalid = Paraula { $word } declarada no vàlida. { $reason }
history-ruling-withdrawn = S’ha retirat la decisió sobre la paraula { $word }.
history-recommendation = Recomanació: { $player }, ronda { $round }.
history-reprimand = Amonestació: { $player }, ronda { $round }.
history-void-round = Anul·lació de la ronda { $round }: { $player }.
history-deduction = { $points ->
    [one] 1 punt descomptat: { $player }, ronda { $round }.
   *[other] { $points } punts descomptats: { $player }, ronda { $round }.
}
history-technical = Amonestació tècnica: { $player }, ronda { $round }.
history-disciplinary = Amonestació disciplinària: { $player }, ronda { $round }.
history-expelled-from-rest = Expulsió de la resta després de la ronda { $round }: { $player }.
history-expelled = Expulsió de la competició: { $player }, ronda { $round }.
history-also-penalty = sanció
history-penalty-lifted = Penalització aixecada — { $penalty }
history-objection-word = Reclamació { $objection }: { $player }, ronda { $round }, sobre la paraula { $word }.
history-objection-reading = Reclamació { $objection }: { $player }, ronda { $round }, sobre la lectura del full.
history-objection-void = Reclamació { $objection }: { $player }, ronda { $round }, sobre l’anul·lació del full.
history-objection-upheld = Acceptada — { $objection }
history-objection-dismissed = Desestimada — { $objection }
history-signed = S’ha signat l’acta final, versió { $issue }; SHA-256 de la taula { $sha256 }.
history-seed-revealed = { $what } Llavor dels sortejos: { $seed }.
history-reopened = S’ha reobert la competició.
history-undone = S’ha desfet l’acció { $action }.
history-round-published = S’ha publicat la ronda { $round }.
history-publication-withdrawn = S’ha retirat la publicació de la ronda { $round }.
history-sheet-photographed = S’ha fotografiat el full: { $player }, ronda { $round }.
history-picture-taken = S’ha pres una fotografia sense codi.
history-picture-assigned = S’ha assignat una fotografia: { $player }, ronda { $round }.
history-picture-discarded = S’ha descartat una fotografia.
history-pictures-deleted = Fotografies esborrades: { $number }.
history-all-pictures-deleted = S’han esborrat totes les fotografies.
