# What stands on paper.

# $page, $pages: numbers
print-no-page = καμία σελίδα
print-page = σελίδα { $page } από { $pages }
# $line: a sentence without its end; $reason: as typed
print-with-reason = { $line } · { $reason }
# Numbers in a row: $before has commas
print-and = { $before } και { $last }
# $what: what the document is
print-continued = { $what }, συνέχεια

print-warning-unknown-character = Ο χαρακτήρας { $code } δεν υπάρχει στις γραμματοσειρές και τυπώνεται ως ▯: «{ $text }».
print-warning-shortened = Το κείμενο δεν χωρά ολόκληρο στη θέση του και τυπώνεται με αποσιωπητικά: «{ $text }».

## The final sheet

print-final-kicker = Φύλλο αγώνα · τελική κατάταξη
# $issue: a number; $at: date and time
print-final-replaces = Η έκδοση { $issue } αντικαθιστά την προηγούμενη ({ $at })
print-final-why = άνοιξε ξανά: { $reason }
print-final-unchanged = ίδια σύνολα και θέσεις
print-final-changed = άλλαξαν: { $changes }
print-final-changed-points = { $name } { $before } → { $after }
print-final-changed-rank = { $name } { $before } → { $after } (θέση { $from } → { $to })
print-final-changed-more =
    { $count ->
        [one] και ένας παίκτης ακόμη
       *[other] και { $count } παίκτες ακόμη
    }
print-final-changed-count =
    { $count ->
        [one] άλλαξαν πόντοι ή θέση ενός παίκτη
       *[other] άλλαξαν πόντοι ή θέσεις { $count } παικτών
    }
print-final-changed-place = { $name } (θέση { $from } → { $to })
print-final-changed-name = { $before } → { $after }
print-final-changed-club = { $name }: όμιλος { $before } → { $after }
print-final-changed-no-club = χωρίς όμιλο
print-final-changed-rounds = { $name }: γύροι { $before } → { $after }
print-final-changed-added = { $name }: νέα συμμετοχή
print-final-changed-sheets = { $count ->
    [one] 1 φύλλο
   *[other] { $count } φύλλα
}
print-final-changed-rulings = { $count ->
    [one] 1 κρίση λέξης
   *[other] { $count } κρίσεις λέξεων
}
print-final-changed-penalties = { $count ->
    [one] 1 ποινή
   *[other] { $count } ποινές
}
print-final-changed-objections = { $count ->
    [one] 1 ένσταση
   *[other] { $count } ενστάσεις
}
print-final-changed-list = ο κατάλογος λέξεων
print-final-changed-details = τα στοιχεία του αγώνα
print-final-players = { $count ->
    [one] 1 συμμετοχή
   *[other] { $count } συμμετοχές
}
print-final-rounds = { $count ->
    [one] 1 γύρος
   *[other] { $count } γύροι
}
print-final-given-up = { $count ->
    [one] εγκαταλείφθηκε ο γύρος { $rounds }
   *[other] εγκαταλείφθηκαν οι γύροι { $rounds }
}
print-final-referee = Έφορος: { $name }
print-final-not-signed = ? Δεν έχει υπογραφεί ακόμη
# $reasons: some of the below, with commas
print-final-provisional = Προσωρινή κατάταξη: { $reasons }.
print-reason-undecided = { $count ->
    [one] 1 λέξη χωρίς κρίση
   *[other] { $count } λέξεις χωρίς κρίση
}
print-reason-drafts = { $count ->
    [one] 1 φύλλο καταγραφής μισοτελειωμένο
   *[other] { $count } φύλλα καταγραφής μισοτελειωμένα
}
print-reason-objections = { $count ->
    [one] 1 ένσταση εκκρεμεί
   *[other] { $count } ενστάσεις εκκρεμούν
}
print-reason-rounds = { $count ->
    [one] 1 γύρος δεν έχει τελειώσει
   *[other] { $count } γύροι δεν έχουν τελειώσει
}

print-column-rank = Θέση
print-column-name = Όνομα
print-column-club = Όμιλος
print-column-total = Σύνολο

print-why-total = σύνολο
# $criterion: one of the above or a column’s heading; $own, $above: this row's figure and that of the row above
print-why-against = { $criterion }: { $own } έναντι { $above }
print-why-tie = πλήρης ισοβαθμία

# $digest: the first and the last digits
print-final-digest = πίνακας { $digest } (SHA-256)
# On each page that is not signed itself
print-final-initials = μονογραφή εφόρου
print-final-penalties = Ποινές
print-final-no-penalties = Καμία ποινή.
# $penalty: one of the below
print-penalty = { $player }, γύρος { $round }: { $penalty }
print-penalty-recommendation = σύσταση
print-penalty-reprimand = επίπληξη
print-penalty-void-round = μηδενισμός στον γύρο
print-penalty-deduction = { $points ->
    [one] αφαίρεση 1 βαθμού
   *[other] αφαίρεση { $points } βαθμών
}
print-penalty-technical = τεχνική προειδοποίηση
print-penalty-disciplinary = πειθαρχική προειδοποίηση
print-penalty-expelled-from-rest = αποβολή από το υπόλοιπο του αγώνα
print-penalty-expelled = αποβολή από τον αγώνα
print-penalty-lifted = { $penalty } (αναιρέθηκε)
print-penalty-lifted-reason = { $penalty } (αναιρέθηκε: { $reason })

print-final-objections = Κρίσεις και ενστάσεις
print-final-rulings = { $count ->
    [0] Καμία κρίση λέξης.
    [one] 1 κρίση λέξης, στο έντυπο «Κρίσεις εφόρου».
   *[other] { $count } κρίσεις λέξεων, όλες στο έντυπο «Κρίσεις εφόρου».
}
print-final-no-objections = Καμία ένσταση.
# $about, $outcome: of the below
print-objection = { $player }, γύρος { $round }, { $about }: { $outcome }
print-objection-word = λέξη { $word }
print-objection-reading = ανάγνωση του φύλλου
print-objection-void = μηδενισμός στον γύρο
print-outcome-pending = εκκρεμεί
print-outcome-dismissed = απορρίφθηκε
print-outcome-upheld = έγινε δεκτή

print-final-lexicon = Λεξικό
print-final-no-lexicon = Χωρίς λεξικό.
print-lexicon-edition = έκδοση { $edition }
print-lexicon-words = { $count ->
    [one] 1 λέξη
   *[other] { $count } λέξεις
}
print-lexicon-authoritative = δεσμευτικό
print-lexicon-closed = κλειστό
print-lexicon-external = έξω από το πρόγραμμα
print-lexicon-reference = ενδεικτικό: για λέξεις που του λείπουν χρειάζεται κρίση

print-final-draw = Κλήρωση
print-draw-none = κανένας γύρος
print-draw-digital = { $count ->
    [one] 1 γύρος με κλήρωση του προγράμματος
   *[other] { $count } γύροι με κλήρωση του προγράμματος
}
print-draw-physical = { $count ->
    [one] 1 με πλακίδια από τα σακούλια
   *[other] { $count } με πλακίδια από τα σακούλια
}
print-draw-commitment = Δέσμευση
print-draw-hall = λέξη της αίθουσας
print-draw-hall-none = δεν δηλώθηκε
print-draw-hall-empty = έμεινε κενή
print-draw-hall-word = «{ $word }»
print-draw-seed = Σπόρος
print-draw-seed-later = αποκαλύπτεται με την υπογραφή

print-final-chain-head = Κεφαλή αλυσίδας
print-final-code-replaced = Κωδικός που αντικαθίσταται
# The label beside a reason too long for the head
print-final-reopened = Άνοιξε ξανά
print-final-round-ends = Κωδικοί γύρων (γεγονός)
print-final-round-ends-elsewhere = κωδικοί γύρων στα πρακτικά τους
print-final-reasons-elsewhere = αιτιολογίες στα δελτία παικτών
# $events: the event’s number as text; $code: eight digits
print-final-round-end = { $round }: { $code } ({ $events })

print-sign-referee = Έφορος
print-sign-assistants = Βοηθός εφόρου
print-sign-club = Για τον όμιλο
print-sign-club-seal = Για τον όμιλο · όνομα, σφραγίδα
print-final-code = σπόρος και λέξη
print-sign-this-page = ο πίνακας αυτής της σελίδας είναι η τελική κατάταξη
print-sign-two-pages = οι πίνακες των σελίδων 1 και 2 είναι η τελική κατάταξη
print-sign-pages = οι πίνακες των σελίδων 1 έως { $last } είναι η τελική κατάταξη
# $what: one of the three above; $players, $rounds: how many
print-sign-certified = Βεβαιώνουμε ότι { $what }: { $players }, { $rounds }, καμία εκκρεμότητα.
print-sign-not-yet = Δεν υπογράφεται ακόμη: ο αγώνας δεν έχει υπογραφεί στο πρόγραμμα και η κατάταξη μπορεί να αλλάξει.
