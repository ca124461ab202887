# Tabla: semnele careurilor cu premii.

board-double-letter = 2L
board-triple-letter = 3L
board-double-word = 2C
board-triple-word = 3C
