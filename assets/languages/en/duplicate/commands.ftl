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
