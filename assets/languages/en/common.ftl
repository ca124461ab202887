# What every place says.

common-language-name = English

# How many of a list are below those that are seen.
common-more = { $count } more

# The months as they stand in a date.
common-month-1 = January
common-month-2 = February
common-month-3 = March
common-month-4 = April
common-month-5 = May
common-month-6 = June
common-month-7 = July
common-month-8 = August
common-month-9 = September
common-month-10 = October
common-month-11 = November
common-month-12 = December

# $day: day of the month; $month: one of the above; $year: as text
common-date = { $day } { $month } { $year }
# Where a history stood: $events: an event’s number as text; $code: eight digits
common-head = event { $events } · code { $code }
# $date: as above; $time: 18:05
common-date-time = { $date }, { $time }
# How surnames end, and first names, each apart: which of a person's names may become an initial
common-surname-endings = -
common-first-names = -
common-of-whom = -
