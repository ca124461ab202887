# Documentele partidelor de duplicat.

exchange-no-tiles = { $text } are un semn care nu este piesă. Turul are litere; jokerul este ?.
exchange-no-such-tile = Piesa { $tile } nu poate fi acolo: toate cele din set sunt pe tablă sau deja în literele turului.
exchange-rack-size = Turul are { $got } piese; trebuie să aibă { $wanted }.
exchange-other-leftover = Turul dinainte a lăsat { $left }.
exchange-leftover-after-refusal = O grupă respinsă se întoarce întreagă, deci după ea nu rămân litere.
exchange-leftover-gone = Turul dinainte a lăsat { $left } și nimic nu spune de ce au dispărut: o grupă respinsă, un tur fără depunere posibilă sau unul luat înapoi.
exchange-cannot-be-laid = Această depunere nu se poate face cu literele turului pe tabla lui.
exchange-top-and-no-play = Un tur are fie o depunere de continuare, fie niciuna.
exchange-not-closed = Acest tur nu are nici depunere, nici no_play, și urmează altele. Numai ultimul tur poate fi deschis.
exchange-possible-in-program-mode = În arbitrarea cu program, programul dovedește că nu era posibilă nicio depunere.
exchange-turn-missing = Lipsește turul { $turn }. Tururile se numerotează 1, 2, 3 …
exchange-warn-not-in-game = { $path }: jucătorul { $player } nu era în joc în acest tur; fluturașul nu se ia în seamă.
exchange-warn-composition = { $path }: grupa are prea puține vocale sau consoane și trebuia respinsă.
exchange-warn-no-refusal = { $path }: nimic din reguli nu cerea respingerea acestei grupe.
exchange-warn-not-the-best = { $path }: nu este cel mai valoros fluturaș corect al turului.
exchange-warn-correct-slip = { $path }: un fluturaș al acestui tur este corect.
exchange-warn-after-the-end = { $path }: partida trebuia să se încheie înaintea acestui tur.
exchange-warn-no-notice = { $path }: ultimul tur a fost stabilit prea târziu.
exchange-warn-not-the-first = { $path }: programul ar fi continuat cu altă depunere.
exchange-table = Masă
exchange-turn-points = Tururi
exchange-solo-points = Bonificații
exchange-warnings = Avertismente
exchange-undecided-word = Turul { $turn }: { $word } așteaptă decizia arbitrului ({ $players }).
