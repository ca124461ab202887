# What every place says.

common-language-name = Română

# How many of a list are below those that are seen.
common-more = încă { $count }

# The months as they stand in a date.
common-month-1 = ianuarie
common-month-2 = februarie
common-month-3 = martie
common-month-4 = aprilie
common-month-5 = mai
common-month-6 = iunie
common-month-7 = iulie
common-month-8 = august
common-month-9 = septembrie
common-month-10 = octombrie
common-month-11 = noiembrie
common-month-12 = decembrie

# $day: day of the month; $month: one of the above; $year: as text
common-date = { $day } { $month } { $year }
# Where a history stood: $events: an event’s number as text; $code: eight digits
common-head = evenimentul { $events } · cod { $code }
# $date: as above; $time: 18:05
common-date-time = { $date }, { $time }
# How surnames end, and first names, each apart: which of a person's names may become an initial
common-surname-endings = escu eanu
common-first-names = Ana Andrei Alexandru Cristian Dan Elena Florin George Ioana Ion Maria Mihai Radu Vlad
common-of-whom = -
