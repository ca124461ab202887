# The command line: plays of a rack.

cli-top-which = Name either a document or a board with a rack.
cli-top-no-turn = The document has no turn { $turn }.
cli-top-no-rack = { $rack } is no rack: up to seven tiles of the set, a joker is ?.
cli-top-no-play = { $play } cannot be laid on the board. { $why }
cli-top-none = No play is possible.
cli-top-count = { $count ->
    [one] 1 play
   *[other] { $count } plays
}
cli-draw-rack = First rack: { $rack }
cli-draw-rack-refused = Refused: { $rack }
cli-draw-rack-after = Later racks depend on what is laid.
