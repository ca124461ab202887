# The hall’s window: the review of a round.

projector-sheets-in = oddane karty
projector-lone = Tylko na jednej karcie
projector-longest = Najdłuższe
projector-made =
    { $count ->
        [0] Z liter nie dało się ułożyć żadnego słowa
        [one] Z liter dało się ułożyć { $count } słowo
        [few] Z liter dało się ułożyć { $count } słowa
       *[other] Z liter dało się ułożyć { $count } słów
    }
projector-none-graded = Żadna runda nie jest jeszcze oceniona: brakuje kart lub decyzji.
projector-not-graded = Runda { $round } nie jest jeszcze oceniona: brakuje kart lub decyzji.
projector-of-list = z listy { $name }
projector-other-letters = Trwa runda { $round }: przegląd pokazałby sali litery innej rundy. Otwórz go po jej zakończeniu.
