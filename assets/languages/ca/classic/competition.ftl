# Una competició nova de partides clàssiques.

competition-next-tables =
    { $count ->
        [0] La competició està creada
        [one] { $count } jugador, abans de la ronda 1
       *[other] { $count } jugadors, abans de la ronda 1
    }
competition-next-tables-about = Imprimiu els fulls d’anotació i continueu a Rondes; on hi ha equips, afegiu-los abans.
