# Fluturașii: ce completează jucătorii.

slips-subject = Fluturași
slips-none = Niciun jucător: niciun fluturaș.
slips-turn = TUR
slips-table = MASA
slips-position = POZ.
slips-play = DEPUNERE
slips-play-hint = cuvântul principal întreg; jokerul: 0 după literă
slips-points = PUNCTE
slips-joker = JOKER
slips-joker-hint = = litera
