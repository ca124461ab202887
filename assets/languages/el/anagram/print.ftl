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

print-column-invalid = Πόντοι άκυρων
# $letters: 4 to 7
print-column-valid = { $letters }γρ.
print-column-high = Μεγάλης αξίας
print-final-legend = Πόντοι άκυρων: όσοι χάθηκαν σε άκυρες λέξεις. 7γρ.–4γρ.: έγκυρες λέξεις με τόσα γράμματα. Μεγάλης αξίας: έγκυρες λέξεις με γράμμα μεγάλης αξίας. Κρίθηκε με: το κριτήριο που χωρίζει κάθε θέση από την προηγούμενη.

print-why-invalid-points = άκυροι
print-why-valid-high = μεγάλης αξίας

print-penalty-late = μηδενισμός στον γύρο, εκπρόθεσμο φύλλο

print-draw-recorded = { $count ->
    [one] 1 με γράμματα που καταγράφηκαν εκ των υστέρων
   *[other] { $count } με γράμματα που καταγράφηκαν εκ των υστέρων
}
print-draw-redraws = Επανακληρώσεις
print-draw-redraws-none = καμία
print-draw-redraw = { $times ->
    [one] γύρος { $round }: μία
   *[other] γύρος { $round }: { $times }
}
print-draw-left = Έμειναν στα σακούλια
print-draw-left-later = ο αγώνας δεν έχει τελειώσει
print-draw-left-tiles = σύμφωνα { $consonants } · φωνήεντα { $vowels }
print-draw-guard-broken = { $left } · έμεινε γράμμα μεγάλης αξίας: { $letters }
