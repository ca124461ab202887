# Wiersz poleceń: wyniki, kojarzenie i sezony gier klasycznych.

cli-pair-no-round = Po rundzie 99 nie ma już żadnej.
cli-pair-other-system = Te zasady nie kojarzą według { $system }.
cli-season-unsigned = { $file } nie jest podpisany. Z --provisional zostanie mimo to przyjęty, a sezon będzie tymczasowy.
cli-season-there = Sezon ma już spotkanie { $title } z { $date }. Z --replace nowe zajmie jego miejsce.
cli-season-none = Podaj turnieje, od których zaczyna się sezon.
cli-season-same-odd = --same wymaga dwóch kluczy ze znakiem = między nimi, na przykład "name:anna p.=name:anna puig".
cli-season-other-table = Tabela spotkania { $title } z { $date } nie jest tą, którą podpisano: z jego wyników wychodzi inna. Dodaj to spotkanie jeszcze raz.
cli-season-done = { $count ->
    [one] Sezon w { $file } ma 1 spotkanie.
    [few] Sezon w { $file } ma { $count } spotkania.
   *[many] Sezon w { $file } ma { $count } spotkań.
}
