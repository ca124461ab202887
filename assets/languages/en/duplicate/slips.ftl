# Slips: what players write on.

slips-subject = Slips
slips-none = There are no players: no slips.
slips-turn = TURN
slips-table = TABLE
slips-position = POS.
slips-play = PLAY
slips-play-hint = the whole main word; a joker: 0 after its letter
slips-points = POINTS
slips-joker = JOKER
slips-joker-hint = = letter
