# What every place says.

common-language-name = Polski

# How many of a list are below those that are seen.
common-more = jeszcze { $count }

# The months as they stand in a date.
common-month-1 = stycznia
common-month-2 = lutego
common-month-3 = marca
common-month-4 = kwietnia
common-month-5 = maja
common-month-6 = czerwca
common-month-7 = lipca
common-month-8 = sierpnia
common-month-9 = września
common-month-10 = października
common-month-11 = listopada
common-month-12 = grudnia

# $day: day of the month; $month: one of the above; $year: as text
common-date = { $day } { $month } { $year }
# Where a history stood: $events: an event’s number as text; $code: eight digits
common-head = zdarzenie { $events } · kod { $code }
# $date: as above; $time: 18:05
common-date-time = { $date }, { $time }
# How surnames end, and first names, each apart: which of a person's names may become an initial
common-surname-endings = ski ska cki cka wicz czyk
common-first-names = Adam Agnieszka Anna Ewa Jan Joanna Katarzyna Krzysztof Magdalena Marek Maria Marta Michał Paweł Piotr Tomasz
common-of-whom = -
