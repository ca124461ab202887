# The hall’s window: the review of a round.

projector-sheets-in = fulls lliurats
projector-lone = Només en un full
projector-longest = Les més llargues
projector-made =
    { $count ->
        [0] Les lletres no formaven cap paraula
        [one] Les lletres formaven { $count } paraula
       *[other] Les lletres formaven { $count } paraules
    }
projector-none-graded = Encara no hi ha cap ronda corregida: falten fulls o decisions.
projector-not-graded = La ronda { $round } encara no està corregida: falten fulls o decisions.
projector-of-list = de la llista { $name }
projector-other-letters = Es juga la ronda { $round }: la revisió mostraria a la sala les lletres d’una altra ronda. Obriu-la quan s’acabi.
