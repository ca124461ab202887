# What a player reads on their own phone.

own-number = nr. { $number }
own-total = { $total } până la turul { $round }
own-rank = locul { $rank }
own-standings = Locul meu în clasament
own-nothing = Nu s-a publicat încă nimic al dumneavoastră. Pagina arată foile de îndată ce arbitrul publică un tur.
own-round = Turul { $round }
own-turn = Turul { $turn }
own-game = Runda { $round } · masa { $table }
own-table = Runda { $round }: masa { $table }
own-slip = Biletul dumneavoastră
own-cancelled = Turul a fost anulat.
own-not-keyed = Foaia nu este introdusă încă.
own-objections = Contestații asupra propriilor puncte: după ultimul tur, la masa arbitrului.
own-title = Foile mele
own-code = Codul de pe cardul meu
own-code-about = Zece litere și cifre, în două grupe; acest telefon îl ține minte. Cine are codul citește foile: păstrați-vă cartela.
own-open = Deschide
own-no-code = Niciun jucător nu are acest cod. Verificați cardul sau cereți arbitrului altul.
own-photograph = Fotografia foii: { $side }
own-forget = Uită-l pe acest telefon
