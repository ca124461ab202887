# What a player reads on their own phone.

own-number = no. { $number }
own-total = { $total } up to round { $round }
own-rank = rank { $rank }
own-rank-published = rank { $rank } when last published
own-standings = My place in the standings
own-nothing = Nothing of yours is published yet. This page shows your sheets as soon as the referee publishes a round.
own-round = Round { $round }
own-turn = Turn { $turn }
own-game = Round { $round } · table { $table }
own-table = Round { $round }: table { $table }
own-slip = Your slip
own-cancelled = The turn was cancelled.
own-solo = Solo: +{ $points }
own-not-keyed = The sheet is not keyed yet.
own-objections = Objections about your own points: after the last round, at the referee’s desk.
own-title = My sheets
own-code = The code on my card
own-code-about = Ten letters and digits, in two groups; this phone remembers it. Whoever has the code reads the sheets: keep your card.
own-open = Open
own-code-short = A code has ten letters and digits. Still missing: { $missing }.
own-code-long = A code has ten letters and digits; here stand { $count }.
own-code-sign = “{ $sign }” stands in no code. Look at your card.
own-no-code = No player has this code. Look at your card, or ask the referee for another.
own-photograph = Photograph of your sheet: { $side }
own-forget = Another code (this phone forgets this one)
own-other-code = The code that this phone opened or remembered is of no player here: it may be of another competition, or of a card that was replaced. The phone forgets it; type the code of your card of today.
