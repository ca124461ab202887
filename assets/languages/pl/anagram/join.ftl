# Udział we wspólnych zawodach, zanim powstanie ich plik.

join-also = wspólne zawody karta węzeł sala internet
join-show = Udział we wspólnych zawodach
join-show-about = Jako sala, z kartą otrzymaną od prowadzącego. Wspólne zawody to anagramy po grecku.
join-browse = Wybierz kartę…
join-leave = Wstecz
