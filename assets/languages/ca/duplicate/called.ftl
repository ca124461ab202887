# El que tota competició diu de rondes i fulls, dit de torns i butlletes: el que també llegeix qui comprova un fitxer d’altri.

called-certificate-turns = torns
called-certificate-longest = la paraula més llarga, al torn { $round }
called-commitment-hall = La sala dirà una paraula o un número. La llavor i la paraula juntes determinen les lletres de cada torn; així no les tria ningú.
called-verify-letters = Lletres del torn { $round }
called-verify-letters-again = Lletres del torn { $round }, sorteig { $attempt }
called-verify-totals =
    Totals calculats de nou ({ $sheets ->
        [one] 1 butlleta
       *[other] { $sheets } butlletes
    }, { $words ->
        [one] 1 paraula
       *[other] { $words } paraules
    })
