# The hall’s window: rounds, and what came of one.

projector-sheets-in = oddane karty
projector-lone = Tylko na jednej karcie
projector-longest = Najdłuższe słowa
projector-made =
    { $count ->
        [0] żadnego słowa z liter
        [one] { $count } słowo z liter
        [few] { $count } słowa z liter
       *[other] { $count } słów z liter
    }
projector-none-graded = Żadna runda nie jest jeszcze oceniona: brakuje kart lub decyzji.
projector-not-graded = Runda { $round } nie jest jeszcze oceniona: brakuje kart lub decyzji.
projector-of-list = Z listy { $name }
projector-other-letters = Trwa runda { $round }: przegląd pokazałby sali litery innej rundy. Otwórz go po jej zakończeniu.
projector-back = Powrót na miejsca o
projector-by-length = Według długości
# $attempt: from 2 on
projector-corrected = Poprawione litery
projector-corrected-letters = Poprawiono literę: liczą się te, które widać
projector-draw =
    { $attempt ->
        [2] Drugie losowanie
        [3] Trzecie losowanie
       *[other] Losowanie { $attempt }
    }
projector-from-bags = z woreczków
projector-found = znalezione
projector-found-in-hall = znalezione na sali
projector-in-the-letters = z liter
projector-next = Następnie
projector-after-break = Po przerwie
projector-next-round = Runda { $round }
projector-of-round = Runda { $round }:
projector-most-points = Najwięcej, { $points }:
projector-as-many =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
projector-put-back =
    { $count ->
        [one] { $count } płytka wraca do worka, jak każą zasady, i losuje się inną
        [few] { $count } płytki wracają do worka, jak każą zasady, i losuje się inne
       *[other] { $count } płytek wraca do worka, jak każą zasady, i losuje się inne
    }
projector-review = Przegląd
projector-sheets =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
projector-there-were = możliwe
projector-unfound = żadne
projector-round-given-up = Runda { $round } się nie liczy
projector-void-letters = Wcześniejsze litery rundy { $round } się nie liczą
projector-words =
    { $count ->
        [0] Żadnego słowa
        [one] { $count } słowo
        [few] { $count } słowa
       *[other] { $count } słów
    }
projector-stopped = Sędzia przerwał rundę – odkładamy ołówki
# Who has as many points comes after: by what, and the figures of both.
projector-before-equals = { $criterion }: { $own }–{ $theirs }
projector-day-words =
    { $count ->
        [one] { $count } napisane słowo
        [few] { $count } napisane słowa
       *[other] { $count } napisanych słów
    }
projector-tiles-hidden = Litery będzie znów widać, gdy czas ruszy dalej
