# What stands on paper.

# $page, $pages: numbers
print-no-page = cap pàgina
print-page = pàgina { $page } { OF($pages) }
# $line: a sentence without its end; $reason: as typed
print-with-reason = { $line } · { $reason }
# Numbers in a row: $before has commas
print-and = { $before } i { $last }
# $what: what the document is
print-continued = { $what }, continuació

print-warning-unknown-character = Els tipus de lletra no tenen el caràcter { $code }; s’imprimeix com a ▯: «{ $text }».
print-warning-shortened = El text és massa llarg per al seu espai i s’imprimeix amb punts suspensius: «{ $text }».

## The final sheet

print-final-kicker = Acta final · classificació final
# $issue: a number; $at: date and time
print-final-replaces = L’edició { $issue } substitueix l’anterior ({ $at })
print-final-why = reoberta: { $reason }
print-final-unchanged = els mateixos totals i posicions
print-final-changed = canvis: { $changes }
print-final-changed-points = { $name } { $before } → { $after }
print-final-changed-rank = { $name } { $before } → { $after } (posició { $from } → { $to })
print-final-changed-more = i { $count } més
print-final-changed-count =
    { $count ->
        [one] canvien els punts o el lloc d’un jugador
       *[other] canvien els punts o els llocs de { $count } jugadors
    }
print-final-changed-place = { $name } (posició { $from } → { $to })
print-final-changed-name = { $before } → { $after }
print-final-changed-club = { $name }: club { $before } → { $after }
print-final-changed-no-club = sense club
print-final-changed-rounds = { $name }: rondes { $before } → { $after }
print-final-changed-added = { $name }: nova inscripció
print-final-changed-sheets = { $count ->
    [one] 1 full
   *[other] { $count } fulls
}
print-final-changed-rulings = { $count ->
    [one] 1 decisió sobre una paraula
   *[other] { $count } decisions sobre paraules
}
print-final-changed-penalties = { $count ->
    [one] 1 sanció
   *[other] { $count } sancions
}
print-final-changed-objections = { $count ->
    [one] 1 reclamació
   *[other] { $count } reclamacions
}
print-final-changed-list = la llista de paraules
print-final-changed-details = les dades de la competició
print-final-players = { $count ->
    [one] 1 participant
   *[other] { $count } participants
}
print-final-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondes
}
print-final-given-up = { $count ->
    [one] ronda { $rounds } abandonada
   *[other] rondes { $rounds } abandonades
}
print-final-referee = Arbitratge: { $name }
print-final-not-signed = ? Encara sense signar
# $reasons: some of the below, with commas
print-final-provisional = Classificació provisional: { $reasons }.
print-reason-undecided = { $count ->
    [one] 1 paraula pendent de decisió
   *[other] { $count } paraules pendents de decisió
}
print-reason-drafts = { $count ->
    [one] 1 full a mig introduir
   *[other] { $count } fulls a mig introduir
}
print-reason-objections = { $count ->
    [one] 1 reclamació pendent
   *[other] { $count } reclamacions pendents
}
print-reason-rounds = { $count ->
    [one] 1 ronda sense acabar
   *[other] { $count } rondes sense acabar
}

print-column-rank = Posició
print-column-name = Nom
print-column-club = Club
print-column-total = Total

print-why-total = total
# $criterion: one of the above or a column’s heading; $own, $above: this row's figure and that of the row above
print-why-against = { $criterion }: { $own } contra { $above }
print-why-tie = empat total

# $digest: the first and the last digits
print-final-digest = taula { $digest } (SHA-256)
# On each page that is not signed itself
print-final-initials = rúbrica arbitral
print-final-penalties = Penalitzacions
print-final-no-penalties = Cap penalització.
# $penalty: one of the below
print-penalty = { $player }, ronda { $round }: { $penalty }
print-penalty-recommendation = recomanació
print-penalty-reprimand = amonestació
print-penalty-void-round = anul·lació de la ronda
print-penalty-deduction = { $points ->
    [one] 1 punt descomptat
   *[other] { $points } punts descomptats
}
print-penalty-technical = amonestació tècnica
print-penalty-disciplinary = amonestació disciplinària
print-penalty-expelled-from-rest = expulsió de la resta de la competició
print-penalty-expelled = expulsió de la competició
print-penalty-lifted = { $penalty } (aixecada)
print-penalty-lifted-reason = { $penalty } (aixecada: { $reason })

print-final-objections = Decisions i reclamacions
print-final-rulings = { $count ->
    [0] Cap decisió sobre paraules.
    [one] 1 decisió sobre paraules.
   *[other] { $count } decisions sobre paraules.
}
print-final-no-objections = Cap reclamació.
# $about, $outcome: of the below
print-objection = { $player }, ronda { $round }, { $about }: { $outcome }
print-objection-word = paraula { $word }
print-objection-reading = lectura del full
print-objection-void = anul·lació de la ronda
print-outcome-pending = pendent
print-outcome-dismissed = desestimada
print-outcome-upheld = acceptada

print-final-lexicon = Llista de paraules
print-final-no-lexicon = Sense llista de paraules.
print-lexicon-edition = edició { $edition }
print-lexicon-words = { $count ->
    [one] 1 paraula
   *[other] { $count } paraules
}
print-lexicon-authoritative = vinculant
print-lexicon-closed = tancada
print-lexicon-external = fora del programa
print-lexicon-reference = orientativa: les paraules que no hi són necessiten una decisió

print-final-draw = Sorteig
print-draw-none = cap ronda
print-draw-digital = { $count ->
    [one] 1 ronda sortejada pel programa
   *[other] { $count } rondes sortejades pel programa
}
print-draw-physical = { $count ->
    [one] 1 amb fitxes dels sacs
   *[other] { $count } amb fitxes dels sacs
}
print-draw-commitment = Compromís
print-draw-hall = Paraula de la sala
print-draw-hall-none = no consta
print-draw-hall-empty = s’ha deixat en blanc
print-draw-hall-word = «{ $word }»
print-draw-seed = Llavor
print-draw-seed-later = es revela en signar

print-final-chain-head = Cap de cadena
print-final-code-replaced = Codi que substitueix
# The label beside a reason too long for the head
print-final-reopened = Reoberta
print-final-round-ends = Codis de les rondes
print-final-round-ends-elsewhere = codis de les rondes a les actes
print-final-reasons-elsewhere = motius als informes dels participants
# $events: the event’s number as text; $code: eight digits
print-final-round-end = { $round }: { $code } ({ $events })

print-sign-referee = Arbitratge
print-sign-assistants = Auxiliar
print-sign-club = Pel club
print-sign-club-seal = Pel club · nom, segell
print-final-code = llavor i paraula
print-sign-this-page = la taula d’aquesta pàgina és la classificació final
print-sign-two-pages = les taules de les pàgines 1 i 2 són la classificació final
print-sign-pages = les taules de les pàgines 1 a { $last } són la classificació final
# $what: one of the three above; $players, $rounds: how many
print-sign-certified = Certifiquem que { $what }: { $players }, { $rounds }, res pendent.
print-sign-not-yet = Encara no se signa: la competició no està signada al programa i la classificació pot canviar.
