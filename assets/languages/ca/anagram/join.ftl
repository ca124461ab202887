# La participació en una competició conjunta, abans que en hi hagi el fitxer.

join-also = competició conjunta targeta node sala internet
join-show = Participa en una competició conjunta
join-show-about = Com a sala, amb la targeta que us ha donat qui coordina. Les competicions conjuntes són d’anagrames en grec.
join-browse = Tria la targeta…
join-leave = Enrere
