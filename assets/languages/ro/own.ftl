# What a player reads on their own phone.

own-number = nr. { $number }
own-total = { $total } până la turul { $round }
own-rank = locul { $rank }
own-rank-published = locul { $rank } la ultima publicare
own-standings = Locul meu în clasament
own-nothing = Nu s-a publicat încă nimic al dumneavoastră. Pagina arată fluturașii de îndată ce arbitrul publică un tur.
own-round = Turul { $round }
own-turn = Turul { $turn }
own-game = Runda { $round } · masa { $table }
own-table = Runda { $round }: masa { $table }
own-slip = Fluturașul dumneavoastră
own-cancelled = Turul a fost anulat.
own-solo = Solo: +{ $points }
own-not-keyed = Fluturașul nu este introdus încă.
own-objections = Contestații asupra propriilor puncte: după ultimul tur, la masa arbitrului.
own-title = Fluturașii mei
own-code = Codul de pe cardul meu
own-code-about = Zece litere și cifre, în două grupe; acest telefon îl ține minte. Cine are codul citește fluturașii: păstrați-vă cardul.
own-open = Deschide
own-code-short = Un cod are zece litere și cifre. Mai lipsesc: { $missing }.
own-code-long = Un cod are zece litere și cifre; aici sunt { $count }.
own-code-sign = „{ $sign }” nu apare în niciun cod. Uitați-vă pe cartela dumneavoastră.
own-no-code = Niciun jucător nu are acest cod. Verificați cardul sau cereți arbitrului altul.
own-photograph = Fotografia fluturașului: { $side }
own-forget = Alt cod (telefonul îl uită pe acesta)
own-other-code = Codul deschis sau ținut minte de acest telefon nu este al niciunui jucător de aici: poate este de la alt concurs sau de pe un card înlocuit. Telefonul îl uită; scrieți codul de pe cardul dumneavoastră de azi.
