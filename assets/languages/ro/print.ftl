# What stands on paper.

# $page, $pages: numbers
print-no-page = nicio pagină
print-page = pagina { $page } din { $pages }
# $line: a sentence without its end; $reason: as typed
print-with-reason = { $line } · { $reason }
# Numbers in a row: $before has commas
print-and = { $before } și { $last }
# $what: what the document is
print-continued = { $what }, continuare

print-warning-unknown-character = Fonturile nu au caracterul { $code }; se tipărește ca ▯: „{ $text }”.
print-warning-shortened = Textul este prea lung pentru locul lui și se tipărește cu puncte de suspensie: „{ $text }”.

## The final sheet

print-final-kicker = Fișa finală · clasament final
# $issue: a number; $at: date and time
print-final-replaces = Ediția { $issue } o înlocuiește pe cea anterioară ({ $at })
print-final-why = redeschisă: { $reason }
print-final-unchanged = totalurile și locurile sunt aceleași
print-final-changed = schimbate: { $changes }
print-final-changed-points = { $name } { $before } → { $after }
print-final-changed-rank = { $name } { $before } → { $after } (locul { $from } → { $to })
print-final-changed-more = și încă { $count }
print-final-changed-count =
    { $count ->
        [one] s-au schimbat punctele sau locul unui jucător
        [few] s-au schimbat punctele sau locurile a { $count } jucători
       *[other] s-au schimbat punctele sau locurile a { $count } de jucători
    }
print-final-changed-place = { $name } (locul { $from } → { $to })
print-final-changed-name = { $before } → { $after }
print-final-changed-club = { $name }: clubul { $before } → { $after }
print-final-changed-no-club = fără club
print-final-changed-rounds = { $name }: tururile { $before } → { $after }
print-final-changed-added = { $name }: adăugare pe listă
print-final-changed-sheets = { $count ->
    [one] 1 foaie
    [few] { $count } foi
   *[other] { $count } de foi
}
print-final-changed-rulings = { $count ->
    [one] 1 decizie asupra unui cuvânt
    [few] { $count } decizii asupra cuvintelor
   *[other] { $count } de decizii asupra cuvintelor
}
print-final-changed-penalties = { $count ->
    [one] 1 sancțiune
    [few] { $count } sancțiuni
   *[other] { $count } de sancțiuni
}
print-final-changed-objections = { $count ->
    [one] 1 contestație
    [few] { $count } contestații
   *[other] { $count } de contestații
}
print-final-changed-list = lista de cuvinte
print-final-changed-details = datele concursului
print-final-players = { $count ->
    [one] 1 jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
print-final-rounds = { $count ->
    [one] 1 tur
    [few] { $count } tururi
   *[other] { $count } de tururi
}
print-final-given-up = { $count ->
    [one] turul { $rounds } abandonat
    [few] tururile { $rounds } abandonate
   *[other] tururile { $rounds } abandonate
}
print-final-referee = Arbitru: { $name }
print-final-not-signed = ? Fișă încă nesemnată
# $reasons: some of the below, with commas
print-final-provisional = Clasament provizoriu: { $reasons }.
print-reason-undecided = { $count ->
    [one] 1 cuvânt așteaptă o decizie
    [few] { $count } cuvinte așteaptă o decizie
   *[other] { $count } de cuvinte așteaptă o decizie
}
print-reason-drafts = { $count ->
    [one] 1 fluturaș este introdus pe jumătate
    [few] { $count } fluturași sunt introduși pe jumătate
   *[other] { $count } de fluturași sunt introduși pe jumătate
}
print-reason-objections = { $count ->
    [one] 1 contestație este în curs
    [few] { $count } contestații sunt în curs
   *[other] { $count } de contestații sunt în curs
}
print-reason-rounds = { $count ->
    [one] 1 tur nu s-a încheiat
    [few] { $count } tururi nu s-au încheiat
   *[other] { $count } de tururi nu s-au încheiat
}

print-column-rank = Loc
print-column-name = Nume
print-column-club = Club
print-column-total = Total

print-why-total = total
# $criterion: one of the above or a column’s heading; $own, $above: this row's figure and that of the row above
print-why-against = { $criterion }: { $own } față de { $above }
print-why-tie = egalitate deplină

# $digest: the first and the last digits
print-final-digest = tabel { $digest } (SHA-256)
# On each page that is not signed itself
print-final-initials = parafa arbitrului
print-final-penalties = Sancțiuni
print-final-no-penalties = Nicio sancțiune.
# $penalty: one of the below
print-penalty = { $player }, turul { $round }: { $penalty }
print-penalty-recommendation = atenționare
print-penalty-reprimand = mustrare
print-penalty-void-round = punctaj zero în tur
print-penalty-deduction = { $points ->
    [one] 1 punct scăzut
    [few] { $points } puncte scăzute
   *[other] { $points } de puncte scăzute
}
print-penalty-technical = avertisment tehnic
print-penalty-disciplinary = avertisment disciplinar
print-penalty-expelled-from-rest = eliminare pentru restul concursului
print-penalty-expelled = eliminare din concurs
print-penalty-lifted = { $penalty } (ridicată)
print-penalty-lifted-reason = { $penalty } (ridicată: { $reason })

print-final-objections = Decizii și contestații
print-final-rulings = { $count ->
    [0] Nicio decizie asupra vreunui cuvânt.
    [one] 1 decizie asupra unui cuvânt.
    [few] { $count } decizii asupra cuvintelor.
   *[other] { $count } de decizii asupra cuvintelor.
}
print-final-no-objections = Nicio contestație.
# $about, $outcome: of the below
print-objection = { $player }, turul { $round }, { $about }: { $outcome }
print-objection-word = cuvântul { $word }
print-objection-reading = citirea fluturașului
print-objection-void = anularea fluturașului
print-outcome-pending = în curs
print-outcome-dismissed = respinsă
print-outcome-upheld = admisă

print-final-lexicon = Listă de cuvinte
print-final-no-lexicon = Nicio listă de cuvinte.
print-lexicon-edition = ediția { $edition }
print-lexicon-words = { $count ->
    [one] 1 cuvânt
    [few] { $count } cuvinte
   *[other] { $count } de cuvinte
}
print-lexicon-authoritative = normativă
print-lexicon-closed = închisă
print-lexicon-external = din afara programului
print-lexicon-reference = orientativă: pentru cuvintele care îi lipsesc este nevoie de o decizie

print-final-draw = Extragere
print-draw-none = niciun tur
print-draw-digital = { $count ->
    [one] 1 tur extras de program
    [few] { $count } tururi extrase de program
   *[other] { $count } de tururi extrase de program
}
print-draw-physical = { $count ->
    [one] 1 cu piese din săculețe
    [few] { $count } cu piese din săculețe
   *[other] { $count } cu piese din săculețe
}
print-draw-commitment = Angajament
print-draw-hall = Cuvântul sălii
print-draw-hall-none = nemenționat
print-draw-hall-empty = lăsat gol
print-draw-hall-word = „{ $word }”
print-draw-seed = Sămânță
print-draw-seed-later = se dezvăluie la semnare

print-final-chain-head = Capătul lanțului
print-final-code-replaced = Codul înlocuit
# The label beside a reason too long for the head
print-final-reopened = Redeschis
print-final-round-ends = Codurile tururilor
print-final-round-ends-elsewhere = codurile tururilor în procesele-verbale
print-final-reasons-elsewhere = motivele în rapoartele jucătorilor
# $events: the event’s number as text; $code: eight digits
print-final-round-end = { $round }: { $code } ({ $events })

print-sign-referee = Arbitru
print-sign-assistants = Arbitru secund
print-sign-club = Din partea clubului
print-sign-club-seal = Din partea clubului · nume, ștampilă
print-final-code = sămânță și cuvânt
print-sign-this-page = tabelul de pe această pagină este clasamentul final
print-sign-two-pages = tabelele de pe paginile 1 și 2 sunt clasamentul final
print-sign-pages = tabelele de pe paginile 1–{ $last } sunt clasamentul final
# $what: one of the three above; $players, $rounds: how many
print-sign-certified = Certificăm că { $what }: { $players }, { $rounds }, nimic nerezolvat.
print-sign-not-yet = Nu se semnează încă: concursul nu este semnat în program, iar clasamentul se poate schimba.
