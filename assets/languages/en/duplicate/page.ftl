# The page of a duplicate game’s results.

page-other-figures = Other figures
page-turn-points = Points of the turns
page-solo-points = Points of solos
page-warnings-short = A
page-warnings = Technical warnings
page-disciplinary-short = D
page-disciplinary = Disciplinary warnings
page-tops-short = Tops
page-tops = Turns with the highest score that was found
page-zeros-short = 0
page-zeros = Turns without points; annulled ones do not count
page-per-mille-short = ‰
page-per-mille = Per mille of the sum of the best scores
page-mark-solo = ★
page-mark-solo-is = alone with the best play of the hall
page-mark-zero = ×
page-mark-zero-is = the slip has nothing
page-mark-none = –
page-mark-none-is = no slip, or an empty one
page-mark-open = ?
page-mark-open-is = waits for a ruling
page-mark-away = ·
page-mark-away-is = not in the game in this turn
page-mark-annulled = ann.
page-mark-annulled-is = the turn was annulled and counts nothing
page-turns = Turns: letters, play on the board, score
page-turns-key = Points: of the play that the game went on with. Hall: the most of a slip.
page-board = Board at the end
page-turns-joker = A small letter is a joker; on the board it stands in a circle.
# Under the name of whoever was not there in every turn
page-note-from = from turn { $round }
page-note-withdrawn = until turn { $round }
page-note-out = out after turn { $round }
page-note-expelled = out of the competition (turn { $round })
page-figure-tops = sum of the best scores, { $turns } turns
page-figure-best = best slip: { $player }, turn { $turn }
page-figure-best-shared = best score of a slip, on slips: { $count }
page-figure-solos = { $count ->
    [one] solo
   *[other] solos
}

page-turn-whole = Turn { $round }
page-after-turn = After turn { $round }
page-turns-played = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
page-by-turn = Points by turn
page-most-of-turn = the most points of the turn
page-chart-of-turns = in points, after each turn
page-penalties-lifted =
    { $count ->
        [one] 1 sanction was lifted (turn { $rounds }): see the history.
       *[other] { $count } sanctions were lifted (turns { $rounds }): see the history.
    }
page-press = press for the turns
