# The final sheet: sheets, tie-breaks, draws.

## The final sheet

print-reason-missing = { $count ->
    [one] 1 φύλλο καταγραφής λείπει
   *[other] { $count } φύλλα καταγραφής λείπουν
}
print-reason-keyings = { $count ->
    [one] 1 διπλή καταχώριση με διαφορές
   *[other] { $count } διπλές καταχωρίσεις με διαφορές
}
print-reason-unassigned = { $count ->
    [one] 1 φύλλο καταγραφής χωρίς όνομα
   *[other] { $count } φύλλα καταγραφής χωρίς όνομα
}
print-reason-unchecked = { $count ->
    [one] 1 φύλλο καταγραφής χωρίς δεύτερη καταχώριση
   *[other] { $count } φύλλα καταγραφής χωρίς δεύτερη καταχώριση
}



print-penalty-late = μηδενισμός στον γύρο, εκπρόθεσμο φύλλο
print-late-sheet = { $player } (γύρος { $round })
# $players: names with commas
print-late-of-round = Γύρος { $round }, μηδενισμός για εκπρόθεσμο φύλλο: { $players }
print-late-sheets = Μηδενισμός στον γύρο για εκπρόθεσμο φύλλο: { $sheets }

print-draw-recorded = { $count ->
    [one] 1 με γράμματα που καταγράφηκαν εκ των υστέρων
   *[other] { $count } με γράμματα που καταγράφηκαν εκ των υστέρων
}
print-draw-redraws-none = χωρίς επανακλήρωση συμφώνων
print-draw-redraw = { $times ->
    [one] επανακλήρωση: γύρος { $round }, μία
   *[other] επανακλήρωση: γύρος { $round }, { $times }
}
# $attempt: which draw of the round counts
print-draw-replayed = επανάληψη γύρου { $round }: μετρά η κλήρωση { $attempt }
print-draw-left-tiles = έμειναν στα σακούλια { $consonants } · { $vowels }
print-draw-guard-broken = { $left } · έμεινε γράμμα μεγάλης αξίας: { $letters }

## Marks, columns and legends of standings

print-mark-late = Ε
print-mark-void = Μ
print-mark-none = Δ
print-short-invalid = Χαμ.
print-short-high = Μεγ.
print-column-name-club = Όνομα · όμιλος
print-group-rounds = Πόντοι ανά γύρο
print-group-criteria = Κριτήρια ισοβαθμίας, με τη σειρά
print-group-criteria-few = Κριτήρια
# $points: with its sign
print-taken = ποινή { $points }
print-legend-out = δεν συμμετείχε στον γύρο
print-legend-late = εκπρόθεσμο φύλλο: 0
print-legend-void = μηδενισμός: 0
print-legend-none = δεν παραδόθηκε φύλλο: 0
print-legend-zero = το φύλλο έδωσε 0 πόντους
print-legend-open = δεν περάστηκε ακόμη, ή λέξη περιμένει κρίση
print-legend-best = οι περισσότεροι πόντοι του γύρου
print-legend-shared = κοινή θέση
print-legend-invalid = πόντοι που χάθηκαν σε άκυρες
print-legend-valid = έγκυρες λέξεις με τόσα γράμματα
print-legend-high = έγκυρες με γράμμα μεγάλης αξίας
print-legend-decided = έλυσε την ισοβαθμία με την από πάνω
print-legend-rounds-elsewhere = Οι πόντοι ανά γύρο: στην κατάταξη
print-legend-taken = δίπλα σε πόντους: αφαίρεση βαθμών ως ποινή, ήδη στο σύνολο
print-legend-moved = θέσεις από τον προηγούμενο γύρο
print-legend-behind = από την 1η θέση
print-ratio-letters = σ φ
print-legend-ratio = σύμφωνα, φωνήεντα
print-legend-criteria-elsewhere = Τα κριτήρια ισοβαθμίας και οι υπογραφές: στο φύλλο αγώνα
print-legend-breaks = Κάθετες γραμμές: τα διαλείμματα
print-legend-unlisted = Όποια συμμετοχή δεν έχει θέση στην κατάταξη δεν αναγράφεται
# $round: the last round played, or that of the expulsion
print-note-withdrawn = αποχώρησε, γ. { $round }
print-note-expelled-from-rest = αποβολή, γ. { $round }
print-note-expelled = αποβολή από τον αγώνα, γ. { $round }
print-note-from = από τον γύρο { $round }
# $rounds: with commas
print-note-void = μηδενισμός, γ. { $rounds }
print-why-valid = έγκυρες με { $letters } γράμματα
print-ratio-short = { $consonants }σ { $vowels }φ
print-mean-of-sheets = Μέσος όρος των φύλλων
print-sheets-that-counted = Φύλλα που μέτρησαν

## Facts, state and signatures

print-fact-place = Τόπος
print-fact-players = Συμμετοχές
# Of these, how many have a rank, where not all have
print-fact-ranked = { $players }, στην κατάταξη { $ranked }
print-fact-rounds = Γύροι
print-fact-rules = Κανόνες
print-rules-own = ΟΣΘ 2019
print-fact-breaks = { $count ->
    [one] διάλειμμα μετά τον { $rounds }
   *[other] διάλειμμα μετά τους { $rounds }
}
print-fact-assistants = { $count ->
    [one] Βοηθός εφόρου
   *[other] Βοηθοί εφόρου
}
print-final-signed-at = Υπογραφή: { $at }
print-state-signed = ✓ Υπογεγραμμένο · έκδοση { $issue }
print-state-signed-standings = ✓ Υπογεγραμμένη · έκδοση { $issue }
print-state-provisional = { $count ->
    [one] ? Προσωρινή · 1 εκκρεμότητα
   *[other] ? Προσωρινή · { $count } εκκρεμότητες
}
print-final-name = Φύλλο αγώνα
print-final-goes-on = τελική κατάταξη, συνέχεια
# $rows: of the ranks and players below, with a comma; $place: one of the two that follow
print-final-follows = Συνέχεια: { $rows }, υπόμνημα και υπογραφές { $place }.
print-final-follows-all = Συνέχεια: { $rows }, υπόμνημα, ποινές, τεκμήρια και υπογραφές { $place }.
print-final-on-page = στη σελίδα { $page }
print-final-up-to-page = ώς τη σελίδα { $page }
# Under the code of the draw
print-final-follows-ranks = θέσεις { $first }–{ $last }
print-final-follows-rank = θέση { $rank }
print-final-follows-unranked = { $count ->
    [one] 1 συμμετοχή χωρίς θέση
   *[other] { $count } συμμετοχές χωρίς θέση
}
print-final-annex = Παράρτημα με ποινές, κρίσεις, ενστάσεις και τεκμήρια: από τη σελίδα { $page }.
print-final-evidence = Τεκμήρια
print-penalties-lifted = { $count ->
    [one] 1 ποινή αναιρέθηκε (γύρος { $rounds }): στο ιστορικό.
   *[other] { $count } ποινές αναιρέθηκαν (γύροι { $rounds }): στο ιστορικό.
}
print-draw-released = { $count ->
    [one] τα γράμματα ενός γύρου ήρθαν από τον συντονιστή
   *[other] τα γράμματα { $count } γύρων ήρθαν από τον συντονιστή
}

# Blank word sheets
print-warning-blank-without-round = Τα κενά φύλλα τυπώνονται χωρίς κωδικό: διαλέξτε γύρο, για να τα βρίσκει ο σαρωτής.
