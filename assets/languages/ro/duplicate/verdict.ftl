# De ce are un fluturaș punctele pe care le are: o propoziție pentru jucător.

verdict-joker = un joker
verdict-correct = Corect.
# $mistakes: some of the four below
verdict-correct-with = Corect; greșeli pe fluturaș: { $mistakes }.
verdict-undecided = { $count ->
    [one] Cuvântul { $words } așteaptă decizia arbitrului.
    [few] Cuvintele { $words } așteaptă decizia arbitrului.
   *[other] Cuvintele { $words } așteaptă decizia arbitrului.
}
verdict-pass = Fluturașul a fost predat fără depunere.
verdict-missing = Nu a fost predat niciun fluturaș.
# $reason: as typed
verdict-ruled = Stabilit de arbitru: { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, { $warnings ->
    [0] fără avertisment
    [one] 1 avertisment
    [few] { $warnings } avertismente
   *[other] { $warnings } de avertismente
} ({ $reason }).
verdict-not-raised = Fluturașul nu a fost ridicat la „Stop!”.
verdict-two-plays = Pe fluturaș sunt două depuneri.
verdict-two-slips = S-au predat doi fluturași pentru același tur.
verdict-position-unreadable = Poziția nu poate fi citită.
verdict-word-unreadable = Cuvântul nu poate fi citit.
verdict-cut = Cuvântul principal nu este scris întreg.
verdict-no-position = Lipsește poziția.
verdict-bad-position = { $position } nu este o poziție de pe tablă.
verdict-off-board = De la { $position } nu este loc pentru { $count ->
    [one] 1 literă
    [few] { $count } litere
   *[other] { $count } de litere
}: cuvântul iese de pe tablă.
verdict-no-word = Lipsește cuvântul.
verdict-two-words = { $word } înseamnă mai mult de un cuvânt, iar un fluturaș are o singură depunere.
verdict-bad-word = { $word }: „{ $sign }” nu este o literă a jocului.
verdict-foreign-sign = { $wrote }: „{ $sign }” este o literă din alt alfabet, chiar dacă arată ca una a jocului.
verdict-other-letter = Pe { $square } este litera { $lies }, iar acolo s-a scris { $wrote }.
verdict-nothing-new = Toate literele cuvântului sunt deja pe tablă: nu se depune nimic nou.
verdict-one-letter = O depunere trebuie să formeze un cuvânt de cel puțin două litere.
verdict-not-whole = Cuvântul principal nu este scris întreg: lângă el este o literă, pe { $square }.
verdict-not-over-centre = Prima depunere trebuie să acopere careul H8.
verdict-touches-nothing = Depunerea nu se leagă de nicio literă de pe tablă.
# $tiles: letters with commas
verdict-lacks = { $count ->
    [one] Din literele turului lipsește: { $tiles }.
    [few] Din literele turului lipsesc: { $tiles }.
   *[other] Din literele turului lipsesc: { $tiles }.
}
verdict-invalid = { $count ->
    [one] Cuvântul { $words } nu este valid.
    [few] Cuvintele { $words } nu sunt valide.
   *[other] Cuvintele { $words } nu sunt valide.
}
verdict-mistakes = Anulat pentru greșeli pe fluturaș: { $mistakes }.
verdict-mistake-points = punctele
verdict-mistake-joker = joker nemarcat
verdict-mistake-table = masa
verdict-mistake-turn = turul
