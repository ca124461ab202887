# The documents of a duplicate game, as they are chosen.

commands-slips = Slips
commands-slips-hint = ten on a page, each with table, name and code
commands-player-record = Player’s record
commands-player-record-hint = a board and a table to write on
commands-turn-record = Turn record
commands-turn-record-hint = letters, slips with their verdicts, the top
commands-game-sheet = Game sheet
commands-game-sheet-hint = the whole game with its board
commands-zero-notices = Notices of annulled plays
commands-zero-notices-hint = to be cut and handed out
commands-warnings = Warnings
commands-warnings-hint = who, when, why, and what they cost

commands-go-game = Game
commands-go-slips = Slips
commands-go-top = Top
commands-go-sanctions = Sanctions
commands-look-at-turn = Look at a turn
commands-take-slip = Take a slip
commands-save-slip = Save the slip
commands-void-rack = Take the rack back…
commands-needs-rack = A turn has to be drawn, and its time not begun
commands-needs-slip = A slip has to lie on the desk
