# Standings: ranks, reasons, penalties, objections.

standings-rank = #
standings-moved = ±
standings-player = Jucător
standings-club = Club
standings-total = Total
standings-by-total = total
standings-doubt-objection = Contestația { $objection } este în curs: { $player }
standings-doubt-undecided = Nedecis: { $word }, turul { $round } (× { $count })
standings-more-doubts = … și încă { $count }
standings-dismissed = respinsă: { $reason }
standings-overruled = cuvântul a fost socotit din nou invalid
standings-upheld = admisă: { $reason }
standings-to-word = Cuvântul { $word }
standings-empty = Mai întâi adăugați jucători în Concurs.
standings-expelled = eliminare din concurs
standings-status = Stare
standings-expelled-after = eliminare după turul { $round }
standings-withdrawn = retragere
standings-deducted = penalizare −{ $points }
# $count: how many; $rounds: with commas
standings-void = { $count ->
    [one] turul { $rounds } anulat
    [few] tururile { $rounds } anulate
   *[other] tururile { $rounds } anulate
}
standings-lifted = { $penalty } – ridicată: { $reason }
standings-objection = Contestația { $number } · { $player } · turul { $round } · { $about }
standings-page = Locul { $rank }: { $name }
standings-penalty = { $kind }, turul { $round }: { $reason }
standings-provisional =
    { $count ->
        [one] provizoriu · { $count } motiv
        [few] provizoriu · { $count } motive
       *[other] provizoriu · { $count } de motive
    }
standings-title = Clasament după turul { $round }
standings-reopen = Redeschidere…
standings-to-hall = În sală
standings-to-hall-after = În sală: după turul { $round }
standings-why = De ce locul { $rank }: { $name }
standings-why-break = Același total cu { $above }. Departajare: { $criterion } – { $above } { $theirs }, { $name } { $own }.
standings-why-expelled = Eliminare din concurs: fără loc.
standings-why-first = Primul loc al clasamentului.
standings-why-tie = Egalitate deplină cu { $above }.
standings-why-total = Sub { $above } la { $criterion } ({ $own } față de { $theirs }).

standings-copied = Tabelul a fost copiat: lipiți-l într-o foaie de calcul cât timp Eforos este deschis.
standings-not-copied = Tabelul nu a fost copiat: în memoria clipboard a sistemului se află altceva. Încercați din nou sau salvați clasamentul din Tipărire.
standings-copy-rank = Loc
standings-copy-number = Nr.
standings-copy-deductions = Scăzute
standings-copy-why = Motiv
standings-legend = Colorat: criteriul care a departajat de rândul de deasupra.
standings-nth = { $rank }
standings-page-total = Total { $total }
standings-round-points = Puncte
standings-rank-after = Loc
standings-is-void = anulat: nu se punctează
standings-is-out = după eliminare: nu se punctează
standings-plot = Totalul după fiecare tur
standings-plot-round = Tur
standings-plot-point = turul { $round }: { $total }
standings-plot-told = { $player } – { $totals }
standings-plot-behind = diferență
standings-plot-more = Linii afișate: { $count } – ale primilor și a jucătorului selectat (neafișate: { $hidden }).
standings-objections-waiting = { $count ->
    [one] { $count } contestație așteaptă
    [few] { $count } contestații așteaptă
   *[other] { $count } de contestații așteaptă
}
