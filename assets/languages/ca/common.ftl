# What every place says.

common-language-name = Català

# How many of a list are below those that are seen.
common-more = { $count } més

# The months as they stand in a date.
common-month-1 = de gener
common-month-2 = de febrer
common-month-3 = de març
common-month-4 = d’abril
common-month-5 = de maig
common-month-6 = de juny
common-month-7 = de juliol
common-month-8 = d’agost
common-month-9 = de setembre
common-month-10 = d’octubre
common-month-11 = de novembre
common-month-12 = de desembre

# $day: day of the month; $month: one of the above; $year: as text
common-date = { $day } { $month } de { $year }
# Where a history stood: $events: an event’s number as text; $code: eight digits
common-head = esdeveniment { $events } · codi { $code }
# $date: as above; $time: 18:05
common-date-time = { $date }, { $time }
# How surnames end, and first names, each apart: which of a person's names may become an initial
common-surname-endings = -
common-first-names = Anna Arnau Carles Jaume Joan Jordi Josep Laia Laura Maria Marta Montserrat Núria Pau Pere Sergi
common-of-whom = -
