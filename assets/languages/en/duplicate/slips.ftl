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

# Slips as an assistant keys them.
# $turn: the number; $missing, $all: how many
slips-of-turn = Turn { $turn } · { $missing } of { $all } missing
slips-not-found = No slip is there by that: type its code, a table, a name, or table-turn.
slips-is-missing = missing
slips-is-collected = here, not keyed
slips-is-begun = begun
slips-is-keyed = keyed
slips-is-checked = checked
slips-is-unsettled = two keyings differ
slips-is-not-handed-in = none handed in
slips-fault = What hinders reading it
slips-counts = { $points ->
    [one] counts 1 point
   *[other] counts { $points } points
}
slips-none-asks = handed in no slip? The turn counts 0.
slips-collect-numbers = Taken in: numbers of tables
