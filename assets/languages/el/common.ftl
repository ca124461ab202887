# What every place says.

common-language-name = Ελληνικά

# How many of a list are below those that are seen.
common-more = { $count } ακόμη

# The months as they stand in a date.
common-month-1 = Ιανουαρίου
common-month-2 = Φεβρουαρίου
common-month-3 = Μαρτίου
common-month-4 = Απριλίου
common-month-5 = Μαΐου
common-month-6 = Ιουνίου
common-month-7 = Ιουλίου
common-month-8 = Αυγούστου
common-month-9 = Σεπτεμβρίου
common-month-10 = Οκτωβρίου
common-month-11 = Νοεμβρίου
common-month-12 = Δεκεμβρίου

# $day: day of the month; $month: one of the above; $year: as text
common-date = { $day } { $month } { $year }
# Where a history stood: $events: an event’s number as text; $code: eight digits
common-head = γεγονός { $events } · κωδικός { $code }
# $date: as above; $time: 18:05
common-date-time = { $date }, { $time }
