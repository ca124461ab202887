# The hall’s window: rounds, and what came of one.

projector-sheets-in = fulls lliurats
projector-lone = Només en un full
projector-longest = Les més llargues
projector-made =
    { $count ->
        [0] cap paraula amb les lletres
        [one] { $count } paraula amb les lletres
       *[other] { $count } paraules amb les lletres
    }
projector-none-graded = Encara no hi ha cap ronda corregida: falten fulls o decisions.
projector-not-graded = La ronda { $round } encara no està corregida: falten fulls o decisions.
projector-of-list = De la llista { $name }
projector-other-letters = Es juga la ronda { $round }: la revisió mostraria a la sala les lletres d’una altra ronda. Obriu-la quan s’acabi.
projector-back = De nou a taula a les
projector-by-length = Per llargada
# $attempt: from 2 on
projector-corrected = Lletres corregides
projector-corrected-letters = S’ha corregit una lletra: valen les que es veuen
projector-draw =
    { $attempt ->
        [2] Segon sorteig
        [3] Tercer sorteig
       *[other] Sorteig { $attempt }
    }
projector-from-bags = de les bosses
projector-found = trobades
projector-found-in-hall = trobades a la sala
projector-in-the-letters = amb les lletres
projector-next = A continuació
projector-after-break = Després de la pausa
projector-next-round = Ronda { $round }
projector-of-round = Ronda { $round }:
projector-most-points = Més punts, { $points }:
projector-as-many =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadors
    }
projector-put-back =
    { $count ->
        [one] { $count } fitxa torna al sac, com diuen les regles, i se’n treu una altra
       *[other] { $count } fitxes tornen al sac, com diuen les regles, i se’n treuen unes altres
    }
projector-review = Revisió
projector-sheets =
    { $count ->
        [one] { $count } full
       *[other] { $count } fulls
    }
projector-there-were = possibles
projector-unfound = cap
projector-round-given-up = La ronda { $round } no compta
projector-void-letters = Les lletres anteriors de la ronda { $round } no valen
projector-words =
    { $count ->
        [0] Cap paraula
        [one] { $count } paraula
       *[other] { $count } paraules
    }
projector-stopped = L’àrbitre ha aturat la ronda — deixeu els llapis
# Who has as many points comes after: by what, and the figures of both.
projector-before-equals = { $criterion }: { $own }–{ $theirs }
projector-day-words =
    { $count ->
        [one] { $count } paraula escrita
       *[other] { $count } paraules escrites
    }
projector-tiles-hidden = Les lletres es tornaran a veure quan el temps continuï
