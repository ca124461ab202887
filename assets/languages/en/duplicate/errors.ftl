# What is wrong with a text of rules of a duplicate game.

errors-rules-at = line { $line }: { $what }
errors-rules-words = the file cannot be read there: { $what }
errors-rules-other = { $got } stands there; this format has { $wanted }.
errors-rules-variant = the rules of the variant { $variant } are not known to the program; it knows the variant clasic only.
errors-rules-range = { $got } is out of range; { $min } to { $max } makes sense.
errors-rules-letter = the letters of the language are needed, each once and in order; { $letter } is missing, foreign or not in its place.
errors-rules-kind = { $letter } is of the other kind (vowel or consonant) in the language.
errors-rules-folds = “folds” must name just the marked letters that count as this one in the language: { $folds }
errors-rules-half = { $letter } needs both count and value, or neither.
errors-rules-few = { $tiles } tiles are no more than a rack.
errors-rules-board-rows = the board has { $rows } rows; it needs 15.
errors-rules-board-row = this row has { $signs } signs; it needs 15.
errors-rules-board-sign = { $sign } is no square; 3 2 t d and a full stop are.
errors-rules-board-mirror = the square in column { $column } is not worth the same as its mirror image.
errors-rules-board-centre = the centre must double the word.
errors-rules-figure-twice = the same figure stands twice in the order.
