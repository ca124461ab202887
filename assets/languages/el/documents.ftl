# Documents of tables: graded sheets, a round’s record, standings, a player’s report, rulings.

documents-rulings = Κρίσεις εφόρου

documents-round = Γύρος { $round }
documents-after-round = Κατάταξη μετά τον γύρο { $round }
documents-nothing-played = Κατάταξη: δεν έχει παιχτεί κανένας γύρος
# $points: with its sign
documents-total = Σύνολο { $points }
documents-ruled-valid = { $word } έγκυρη · { $evidence }
documents-ruled-invalid = { $word } άκυρη · { $evidence }
documents-no-players = Κανένας παίκτης.

documents-minutes = { $minutes ->
    [one] 1 λεπτό
   *[other] { $minutes } λεπτά
}
documents-round-open = Ο γύρος δεν έχει τελειώσει: το πρακτικό μπορεί να αλλάξει.
documents-round-end = Τέλος του γύρου
# $events: the event’s number as text; $code: eight digits
documents-check-code = Έλεγχος του κωδικού: eforos verify ΑΡΧΕΙΟ --head { $code } --events { $events }
documents-nothing-happened = Τίποτε δεν καταγράφηκε.
documents-undone = Αναιρέθηκε: { $what }
documents-referee = έφορος
documents-assistant = βοηθός εφόρου
documents-jury = επιτροπή λέξεων

documents-column-number = Αρ.
documents-column-points = Πόντοι
documents-column-note = Σημείωση
documents-column-moved = ±
documents-column-round = Γύρος
documents-column-rank-in-round = Θέση στον γύρο
documents-column-total-after = Σύνολο ως εδώ
documents-column-rank-after = Θέση ως εδώ
documents-column-word = Λέξη
documents-column-ruling = Κρίση
documents-column-evidence = Τεκμήριο
documents-column-rounds = Γύροι
documents-column-by = Από · ώρα
documents-column-at = Ώρα
# Who ruled on the words; the second where others did, too
documents-ruled-by = Έκρινε: { $name }
documents-ruled-by-but = Έκρινε, όπου δεν γράφεται άλλο όνομα: { $name }

documents-deducted = { $points ->
    [one] αφαίρεση 1 πόντου
   *[other] αφαίρεση { $points } πόντων
}

documents-rulings-title = Κρίσεις λέξεων
documents-rulings-count = { $count ->
    [0] καμία κρίση
    [one] 1 κρίση
   *[other] { $count } κρίσεις
}
documents-over-lexicon = λεξικό: { $list }
documents-no-rulings = Καμία κρίση λέξης.
documents-is-valid = ✓ έγκυρη
documents-is-invalid = ✗ άκυρη
documents-waiting = Περιμένουν κρίση
documents-waiting-word = { $word } ({ $place })
documents-in-rounds = { $count ->
    [one] γύρος { $rounds }
   *[other] γύροι { $rounds }
}
documents-column-sheets = Φύλλα
documents-rulings-legend = Μια κρίση ισχύει για όλα τα φύλλα όπου η λέξη γράφτηκε στο σωστό πεδίο και βγαίνει από τα γράμματα. Γύροι και φύλλα: πού γράφτηκε.
documents-rulings-nowhere = –: δεν γράφτηκε πουθενά.
documents-centre = συντονιστής
