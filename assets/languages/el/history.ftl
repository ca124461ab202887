# The history of a competition, one sentence an event.
# $player, $players: names with numbers; $reason, $text, $title, $name: as typed; $round, $sheet and
# the like: numbers; $time: minutes and seconds; $words: words with the lengths of their fields

history-line = { $seq }  { $at }  { $who }: { $what }
history-line-undone = { $seq }  { $at }  { $who }: { $what } [αναιρέθηκε]
history-player = { $name } ({ $number })
history-with-reason = { $what } Αιτιολογία: { $reason }

history-created = Δημιουργήθηκε ο αγώνας «{ $title }», με κατάλογο λέξεων { $list }· δέσμευση { $commitment }.
history-details-changed = Άλλαξαν τα στοιχεία του αγώνα: «{ $title }».
history-emblem-chosen = Ορίστηκε το σήμα του ομίλου ({ $bytes } bytes, SHA-256 { $sha256 }).
history-emblem-removed = Αφαιρέθηκε το σήμα του ομίλου.
history-commitment-renewed = Νέος σπόρος, με δέσμευση { $commitment }.
history-hall-word = Η λέξη της αίθουσας: «{ $text }».
history-hall-silent = Η αίθουσα δεν έδωσε λέξη.
history-double-keying-optional = Η δεύτερη καταχώριση δεν είναι υποχρεωτική.
history-double-keying-required = Η δεύτερη καταχώριση είναι υποχρεωτική.
history-lexicon-changed = Ο αγώνας κρίνεται πια με τον κατάλογο λέξεων { $list }.
history-player-added = { $to ->
    [99] Προστέθηκε: { $player }, από τον γύρο { $from }.
   *[other] Προστέθηκε: { $player }, γύροι { $from } έως { $to }.
}
history-player-changed = { $to ->
    [99] Άλλαξε: { $player }, από τον γύρο { $from }.
   *[other] Άλλαξε: { $player }, γύροι { $from } έως { $to }.
}
history-player-renamed = Άλλαξε όνομα: «{ $from }» → «{ $to }» ({ $number }).
history-player-club = { $player }: σύλλογος «{ $from }» → «{ $to }».
history-player-left = Αποχώρησε μετά τον γύρο { $round }: { $player }.
history-player-until = { $round ->
    [99] Συμμετέχει ως το τέλος: { $player }.
   *[other] Συμμετέχει ως τον γύρο { $round }: { $player }.
}
history-player-from = Συμμετέχει από τον γύρο { $round }: { $player }.
history-player-removed = Αφαιρέθηκε ως καταχωρισμένος κατά λάθος: { $player }. Ο αριθμός δεν δίνεται ξανά.
history-ruled-valid = Κρίθηκε έγκυρη η λέξη { $word }. { $reason }
history-ruled-invalid = Κρίθηκε άκυρη η λέξη { $word }. { $reason }
history-ruling-withdrawn = Αποσύρθηκε η κρίση για τη λέξη { $word }.
history-recommendation = Σύσταση: { $player }, γύρος { $round }.
history-reprimand = Επίπληξη: { $player }, γύρος { $round }.
history-void-round = Μηδενισμός του φύλλου στον γύρο { $round }: { $player }.
history-deduction = { $points ->
    [one] Αφαίρεση 1 πόντου: { $player }, γύρος { $round }.
   *[other] Αφαίρεση { $points } πόντων: { $player }, γύρος { $round }.
}
history-technical = Τεχνική προειδοποίηση: { $player }, γύρος { $round }.
history-disciplinary = Πειθαρχική προειδοποίηση: { $player }, γύρος { $round }.
history-expelled-from-rest = Αποβολή από τη συνέχεια μετά τον γύρο { $round }: { $player }.
history-expelled = Αποβολή από τον αγώνα: { $player }, γύρος { $round }.
history-also-penalty = ποινή τιμωρία
history-penalty-lifted = Άρθηκε η ποινή — { $penalty }
history-objection-word = Ένσταση { $objection }: { $player }, γύρος { $round }, για τη λέξη { $word }.
history-objection-reading = Ένσταση { $objection }: { $player }, γύρος { $round }, για την ανάγνωση του φύλλου.
history-objection-void = Ένσταση { $objection }: { $player }, γύρος { $round }, για τον μηδενισμό.
history-objection-upheld = Έγινε δεκτή — { $objection }
history-objection-dismissed = Απορρίφθηκε — { $objection }
history-signed = Υπογράφηκε το φύλλο αγώνα, έκδοση { $issue }· SHA-256 της κατάταξης { $sha256 }.
history-seed-revealed = { $what } Σπόρος των κληρώσεων: { $seed }.
history-reopened = Ο αγώνας άνοιξε ξανά.
history-undone = Αναιρέθηκε η ενέργεια { $action }.
history-round-published = Δημοσιεύτηκε ο γύρος { $round }.
history-publication-withdrawn = Ανακλήθηκε η δημοσίευση του γύρου { $round }.
history-sheet-photographed = Φωτογραφήθηκε το φύλλο: { $player }, γύρος { $round }.
history-picture-taken = Ήρθε φωτογραφία χωρίς κωδικό.
history-picture-assigned = Φωτογραφία δόθηκε σε: { $player }, γύρος { $round }.
history-picture-discarded = Φωτογραφία αφέθηκε έξω.
history-pictures-deleted = Διαγράφηκαν φωτογραφίες: { $number }.
history-all-pictures-deleted = Διαγράφηκαν όλες οι φωτογραφίες.
