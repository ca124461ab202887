# Ce vede sala dintr-un tur și ce spune consola despre fluturași și clasament.

scenes-turn = Tur { $turn }
scenes-this-is-the-last = ultimul tur
scenes-last-turn-is = ultimul tur: { $turn }
scenes-points = { $points ->
    [one] punct
    [few] puncte
   *[other] puncte
}
scenes-leftover = Rămase
scenes-new = + Noi
scenes-seconds = { $seconds ->
    [one] 1 secundă!
    [few] { $seconds } secunde!
   *[other] { $seconds } de secunde!
}
# As the regulation has it called; everywhere else a slip is a “fluturaș”.
scenes-stop = Stop! Ridicați fluturașul
scenes-slips-in = fluturași strânși
scenes-the-top = topul
# $letters: a number
scenes-full-rack = { $letters ->
    [one] o literă
    [7] șapte litere
    [few] { $letters } litere
   *[other] { $letters } de litere
}
# $letters: letters with commas
scenes-jokers = { $count ->
    [one] { $letters } este joker
    [few] { $letters } sunt jokeri
   *[other] { $letters } sunt jokeri
}
scenes-equivalents = { $count ->
    [one] Încă o depunere de { $points } puncte
    [few] Încă { $count } depuneri de { $points } puncte
   *[other] Încă { $count } de depuneri de { $points } puncte
}
scenes-best-in-the-hall = Cea mai valoroasă depunere din sală
scenes-solo = Bonificație pentru solo
scenes-late = Găsit târziu
scenes-late-changes = Punctele se dau; tabla rămâne cum este.
scenes-last-turn = Ultimul tur
scenes-turns-left = { $count ->
    [one] mai este 1 tur
    [few] mai sunt { $count } tururi
   *[other] mai sunt { $count } de tururi
}
scenes-withdrawn = s-a retras
# $wrote: what the slip says; $counted: the score
scenes-warning-points = pe fluturaș { $wrote }, calculate { $counted }
scenes-warning-arbiter = dat de arbitru
# $why: the mistakes; $costs: points
scenes-warning = Al { $number }-lea avertisment tehnic ({ $why }), { $costs ->
    [0] fără scădere
    [one] se scade 1 punct
    [few] se scad { $costs } puncte
   *[other] se scad { $costs } de puncte
}
scenes-why-first = Total { $total }: cel mai mare.
scenes-why-shared = Total { $total }, ca mai sus: locul se împarte.
scenes-why-behind = Total { $total } față de { $above }: { $behind } în minus.
scenes-why-no-rank = În afara concursului: fără loc.

# Telefonul unui jucător.
scenes-own-table = Masa dumneavoastră: { $table }
scenes-own-runs = Turul { $turn }: timpul curge. Literele și timpul sunt la „Acum”.
scenes-own-held = Turul { $turn }: timpul stă.
scenes-own-over = Turul { $turn }: timpul a expirat, fluturașii se adună.
scenes-own-coming = Urmează turul { $turn }.
scenes-own-ended = Partida s-a încheiat.
scenes-own-waiting = { $count ->
    [one] Fluturașul dumneavoastră de la 1 tur nu este publicat încă: apare aici de îndată ce arbitrul îl publică.
    [few] Fluturașii dumneavoastră de la { $count } tururi nu sunt publicați încă: apar aici de îndată ce arbitrul îi publică.
   *[other] Fluturașii dumneavoastră de la { $count } de tururi nu sunt publicați încă: apar aici de îndată ce arbitrul îi publică.
}
