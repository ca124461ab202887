# What the columns of the tables of an archive are.

archive-column-rounds = points of each round, before deductions; empty: not played; 0 also where the player took no part
archive-column-round = round
archive-column-field = field of the sheet, by the letters of its words; empty: the sheet has no word
archive-column-word = a word as it was keyed, ? for an unread letter
archive-column-late = true: the sheet was late
