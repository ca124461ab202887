# Pagina cu rezultatele unei partide duplicat.

page-other-figures = Alte cifre
page-turn-points = Puncte din tururi
page-solo-points = Puncte din bonificații
page-warnings-short = A
page-warnings = Avertismente tehnice
page-disciplinary-short = D
page-disciplinary = Avertismente disciplinare
page-tops-short = Top
page-tops = Tururi cu cel mai mare punctaj găsit
page-zeros-short = 0
page-zeros = Tururi fără puncte, cele anulate nu se numără
page-per-mille-short = ‰
page-per-mille = La mie din suma celor mai bune punctaje
page-mark-solo = ★
page-mark-solo-is = singur cu cea mai bună depunere din sală
page-mark-zero = ×
page-mark-zero-is = fluturașul nu are puncte
page-mark-none = –
page-mark-none-is = niciun fluturaș sau unul gol
page-mark-open = ?
page-mark-open-is = așteaptă o hotărâre
page-mark-away = ·
page-mark-away-is = nu era în joc în acest tur
page-mark-annulled = an.
page-mark-annulled-is = turul a fost anulat și nu contează
page-turns = Tururile: litere, depunerea de pe tablă, punctaj
page-turns-key = Puncte: ale depunerii cu care a continuat partida. Sala: cel mai mare punctaj al unui fluturaș.
page-board = Tabla la sfârșit
page-turns-joker = Litera mică este un joker; pe tablă stă într-un cerc.
# Under the name of whoever was not there in every turn
page-note-from = din turul { $round }
page-note-withdrawn = până în turul { $round }
page-note-out = eliminare după turul { $round }
page-note-expelled = eliminare din concurs (turul { $round })
page-figure-tops = suma celor mai bune punctaje, tururi: { $turns }
page-figure-best = cel mai bun fluturaș: { $player }, turul { $turn }
page-figure-best-shared = cel mai mare punctaj al unui fluturaș, fluturași: { $count }
page-figure-solos = { $count ->
    [one] bonificație
    [few] bonificații
   *[other] de bonificații
}

page-turn-whole = Turul { $round }
page-after-turn = După turul { $round }
page-turns-played = { $count ->
    [one] { $count } tur
    [few] { $count } tururi
   *[other] { $count } de tururi
}
page-by-turn = Puncte pe tururi
page-most-of-turn = cele mai multe puncte ale turului
page-chart-of-turns = în puncte, după fiecare tur
page-penalties-lifted =
    { $count ->
        [one] O sancțiune a fost ridicată (turul { $rounds }): vedeți istoricul.
        [few] { $count } sancțiuni au fost ridicate (tururile { $rounds }): vedeți istoricul.
       *[other] { $count } de sancțiuni au fost ridicate (tururile { $rounds }): vedeți istoricul.
    }
page-press = apăsați pentru tururi
