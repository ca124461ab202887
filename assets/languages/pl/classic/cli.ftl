# Wiersz poleceń: wyniki, kojarzenie i sezony gier klasycznych.

cli-arg-pair-in = Dokument gier klasycznych
cli-arg-pair-round = Runda; bez tego następna po ostatniej z partiami
cli-arg-pair-seed = Ziarno losowanej kolejności, 64 cyfry szesnastkowe; bez niego kolejność numerów
cli-arg-system = Jak; bez tego według zasad
cli-arg-season = Plik sezonu
cli-arg-season-files = Dokumenty gier klasycznych
cli-arg-season-title = Nazwa sezonu
cli-arg-minimum-games = Ile partii trzeba, by mieć miejsce (średnie)
cli-arg-programmed-games = Liczba planowanych partii; połowa jest potrzebna, by mieć miejsce (partie dwuosobowe)
cli-arg-same = Klucz, który jest osobą innego klucza; może stać kilka razy
cli-arg-replace = Spotkanie o tej samej nazwie i dacie zastępuje starsze
cli-arg-provisional = Przyjmuje także to, czego nikt nie podpisał
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
