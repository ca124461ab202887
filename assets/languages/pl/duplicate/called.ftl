# To, co każdy turniej mówi o rundach i kartach, o ruchach i kartach ruchów: czyta to także ten, kto sprawdza cudzy plik.

called-certificate-turns = ruchy
called-certificate-longest = najdłuższe słowo, w ruchu { $round }
called-commitment-hall = Z sali padnie słowo lub liczba. Ziarno i słowo razem wyznaczają litery każdego ruchu, więc nikt ich nie wybiera.
called-verify-letters = Litery ruchu { $round }
called-verify-letters-again = Litery ruchu { $round }, losowanie { $attempt }
called-verify-totals =
    Sumy obliczone od nowa ({ $sheets ->
        [one] 1 kartka
        [few] { $sheets } kartki
       *[other] { $sheets } kartek
    }, { $words ->
        [one] 1 słowo
        [few] { $words } słowa
       *[other] { $words } słów
    })
