# What is wrong with rules of classic games.

errors-classic-language = { $got } is no language of words; el, ro, ca and pl are.
errors-classic-missing = the key { $key } is missing here.
errors-classic-not-here = the key { $key } has no place here.
errors-classic-not-a-set = the list must have one value at least, and none twice.
errors-classic-seats = no game of these rules has { $seats } seats.
errors-classic-tables = tables can be drawn of four and three seats only: [4, 3].
