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

# Fluturașii, așa cum îi introduce un arbitru secund.
# $turn: numărul; $missing, $all: câți
slips-of-turn = Turul { $turn } · lipsesc { $missing } din { $all }
slips-not-found = Niciun fluturaș astfel: scrieți codul, masa, un nume sau masă-tur.
slips-is-missing = lipsește
slips-is-collected = este aici, neintrodus
slips-is-begun = început
slips-is-keyed = introdus
slips-is-checked = verificat
slips-is-unsettled = două introduceri diferă
slips-is-not-handed-in = nepredat
slips-fault = Ce împiedică citirea
slips-counts = { $points ->
    [one] se punctează 1 punct
    [few] se punctează { $points } puncte
   *[other] se punctează { $points } de puncte
}
slips-none-asks = nu a predat niciun fluturaș? Turul se notează 0.
slips-collect-numbers = Primite: numerele meselor
