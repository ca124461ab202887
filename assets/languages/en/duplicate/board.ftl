# The board: the signs of its premium squares.

board-double-letter = 2L
board-triple-letter = 3L
board-double-word = 2W
board-triple-word = 3W
