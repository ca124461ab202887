# What a player reads on their own phone.

own-number = nr { $number }
own-total = { $total } do rundy { $round }
own-rank = miejsce { $rank }
own-rank-published = miejsce { $rank } przy ostatniej publikacji
own-standings = Moje miejsce w klasyfikacji
own-nothing = Nic Twojego jeszcze nie opublikowano. Strona pokaże Twoje partie, gdy sędzia opublikuje rundę.
own-round = Runda { $round }
own-turn = Ruch { $turn }
own-game = Runda { $round } · stolik { $table }
own-table = Runda { $round }: stolik { $table }
own-slip = Twoja kartka
own-cancelled = Ruch anulowano.
own-solo = Solo: +{ $points }
own-not-keyed = Karty jeszcze nie wprowadzono.
own-objections = Odwołania dotyczące własnych punktów: po ostatniej rundzie, przy stoliku sędziego.
own-title = Moje partie
own-code = Kod z mojej karty
own-code-about = Dziesięć liter i cyfr, w dwóch grupach; ten telefon go pamięta. Kto ma kod, czyta partie: zachowaj swoją kartę.
own-open = Otwórz
own-code-short = Kod ma dziesięć liter i cyfr. Brakuje jeszcze: { $missing }.
own-code-long = Kod ma dziesięć liter i cyfr; tutaj jest ich { $count }.
own-code-sign = Znak „{ $sign }” nie występuje w żadnym kodzie. Proszę spojrzeć na swoją kartę.
own-no-code = Żaden gracz nie ma tego kodu. Sprawdź swoją kartę albo poproś sędziego o nową.
own-photograph = Zdjęcie kartki: { $side }
own-forget = Inny kod (telefon zapomni ten)
own-other-code = Kod, który ten telefon otworzył albo pamiętał, nie należy tu do nikogo: może jest z innych zawodów albo z karty, którą wymieniono. Telefon go zapomina; wpisz kod ze swojej dzisiejszej karty.
