# Co jest źle w zasadach gier klasycznych.

errors-classic-language = { $got } nie jest językiem słów; są nimi el, ro, ca i pl.
errors-classic-missing = brakuje tu klucza { $key }.
errors-classic-not-here = na klucz { $key } nie ma tu miejsca.
errors-classic-not-a-set = lista musi mieć co najmniej jedną wartość i żadnej dwa razy.
errors-classic-seats = żadna partia według tych zasad nie ma { $seats } miejsc.
errors-classic-tables = losować można tylko stoliki cztero- i trzyosobowe: [4, 3].
