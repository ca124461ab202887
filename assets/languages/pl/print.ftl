# What stands on paper.

# $page, $pages: numbers
print-no-page = żadnej strony
print-page = strona { $page } z { $pages }
# $line: a sentence without its end; $reason: as typed
print-with-reason = { $line } · { $reason }
# Numbers in a row: $before has commas
print-and = { $before } i { $last }
# $what: what the document is
print-continued = { $what }, ciąg dalszy

print-warning-unknown-character = Czcionki nie mają znaku { $code }; zostanie wydrukowany jako ▯: „{ $text }”.
print-warning-shortened = Tekst nie mieści się na swoim miejscu i zostanie wydrukowany z wielokropkiem: „{ $text }”.

## The final sheet

print-final-kicker = Protokół końcowy · klasyfikacja końcowa
# $issue: a number; $at: date and time
print-final-replaces = Wydanie { $issue } zastępuje poprzednie ({ $at })
print-final-why = otwarto ponownie: { $reason }
print-final-unchanged = sumy i miejsca bez zmian
print-final-changed = zmiany: { $changes }
print-final-changed-points = { $name } { $before } → { $after }
print-final-changed-rank = { $name } { $before } → { $after } (miejsce { $from } → { $to })
print-final-changed-more = i jeszcze { $count }
print-final-changed-count =
    { $count ->
        [one] zmieniły się punkty lub miejsce jednego gracza
        [few] zmieniły się punkty lub miejsca { $count } graczy
       *[other] zmieniły się punkty lub miejsca { $count } graczy
    }
print-final-changed-place = { $name } (miejsce { $from } → { $to })
print-final-changed-name = { $before } → { $after }
print-final-changed-club = { $name }: klub { $before } → { $after }
print-final-changed-no-club = bez klubu
print-final-changed-rounds = { $name }: rundy { $before } → { $after }
print-final-changed-added = { $name }: nowy udział
print-final-changed-sheets = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kart
}
print-final-changed-rulings = { $count ->
    [one] 1 rozstrzygnięcie o słowie
    [few] { $count } rozstrzygnięcia o słowach
   *[other] { $count } rozstrzygnięć o słowach
}
print-final-changed-penalties = { $count ->
    [one] 1 kara
    [few] { $count } kary
   *[other] { $count } kar
}
print-final-changed-objections = { $count ->
    [one] 1 protest
    [few] { $count } protesty
   *[other] { $count } protestów
}
print-final-changed-list = lista słów
print-final-changed-details = dane zawodów
print-final-players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
print-final-rounds = { $count ->
    [one] 1 runda
    [few] { $count } rundy
   *[other] { $count } rund
}
print-final-given-up = { $count ->
    [one] odwołana runda { $rounds }
    [few] odwołane rundy { $rounds }
   *[other] odwołane rundy { $rounds }
}
print-final-referee = Sędzia: { $name }
print-final-not-signed = ? Jeszcze bez podpisu
# $reasons: some of the below, with commas
print-final-provisional = Klasyfikacja tymczasowa: { $reasons }.
print-reason-undecided = { $count ->
    [one] 1 słowo czeka na decyzję
    [few] { $count } słowa czekają na decyzję
   *[other] { $count } słów czeka na decyzję
}
print-reason-drafts = { $count ->
    [one] 1 karta jest wpisana tylko częściowo
    [few] { $count } karty są wpisane tylko częściowo
   *[other] { $count } kart jest wpisanych tylko częściowo
}
print-reason-objections = { $count ->
    [one] 1 protest czeka na rozpatrzenie
    [few] { $count } protesty czekają na rozpatrzenie
   *[other] { $count } protestów czeka na rozpatrzenie
}
print-reason-rounds = { $count ->
    [one] 1 runda jest niezakończona
    [few] { $count } rundy są niezakończone
   *[other] { $count } rund jest niezakończonych
}

print-column-rank = Miejsce
print-column-name = Imię i nazwisko
print-column-club = Klub
print-column-total = Suma

print-why-total = suma
# $criterion: one of the above or a column’s heading; $own, $above: this row's figure and that of the row above
print-why-against = { $criterion }: { $own } wobec { $above }
print-why-tie = pełny remis

# $digest: the first and the last digits
print-final-digest = tabela { $digest } (SHA-256)
# On each page that is not signed itself
print-final-initials = parafa sędziego
print-final-penalties = Kary
print-final-no-penalties = Brak kar.
# $penalty: one of the below
print-penalty = { $player }, runda { $round }: { $penalty }
print-penalty-recommendation = upomnienie
print-penalty-reprimand = nagana
print-penalty-void-round = unieważnienie rundy
print-penalty-deduction = { $points ->
    [one] odjęto 1 punkt
    [few] odjęto { $points } punkty
   *[other] odjęto { $points } punktów
}
print-penalty-technical = ostrzeżenie techniczne
print-penalty-disciplinary = ostrzeżenie dyscyplinarne
print-penalty-expelled-from-rest = wykluczenie z dalszej gry
print-penalty-expelled = wykluczenie z turnieju
print-penalty-lifted = { $penalty } (uchylono)
print-penalty-lifted-reason = { $penalty } (uchylono: { $reason })

print-final-objections = Decyzje i protesty
print-final-rulings = { $count ->
    [0] Brak decyzji w sprawie słów.
    [one] 1 decyzja w sprawie słowa.
    [few] { $count } decyzje w sprawie słów.
   *[other] { $count } decyzji w sprawie słów.
}
print-final-no-objections = Brak protestów.
# $about, $outcome: of the below
print-objection = { $player }, runda { $round }, { $about }: { $outcome }
print-objection-word = słowo { $word }
print-objection-reading = odczytanie karty
print-objection-void = unieważniona runda
print-outcome-pending = czeka na rozpatrzenie
print-outcome-dismissed = oddalono
print-outcome-upheld = uwzględniono

print-final-lexicon = Lista słów
print-final-no-lexicon = Bez listy słów.
print-lexicon-edition = wydanie { $edition }
print-lexicon-words = { $count ->
    [one] 1 słowo
    [few] { $count } słowa
   *[other] { $count } słów
}
print-lexicon-authoritative = rozstrzygająca
print-lexicon-closed = zamknięta
print-lexicon-external = poza programem
print-lexicon-reference = pomocnicza: słowa spoza niej wymagają decyzji

print-final-draw = Losowanie
print-draw-none = żadna runda
print-draw-digital = { $count ->
    [one] 1 runda wylosowana przez program
    [few] { $count } rundy wylosowane przez program
   *[other] { $count } rund wylosowanych przez program
}
print-draw-physical = { $count ->
    [one] 1 wylosowana z worków
    [few] { $count } wylosowane z worków
   *[other] { $count } wylosowanych z worków
}
print-draw-commitment = Zobowiązanie
print-draw-hall = Słowo z sali
print-draw-hall-none = nie podano
print-draw-hall-empty = pozostawiono puste
print-draw-hall-word = „{ $word }”
print-draw-seed = Ziarno
print-draw-seed-later = zostanie ujawnione przy podpisaniu

print-final-chain-head = Czoło łańcucha
print-final-code-replaced = Zastąpiony kod
# The label beside a reason too long for the head
print-final-reopened = Otwarto ponownie
print-final-round-ends = Kody rund
print-final-round-ends-elsewhere = kody rund w protokołach
print-final-reasons-elsewhere = powody w raportach graczy
# $events: the event’s number as text; $code: eight digits
print-final-round-end = { $round }: { $code } ({ $events })

print-sign-referee = Sędzia
print-sign-assistants = Asysta
print-sign-club = W imieniu klubu
print-sign-club-seal = W imieniu klubu · nazwisko, pieczęć
print-final-code = ziarno i słowo
print-sign-this-page = tabela na tej stronie jest klasyfikacją końcową
print-sign-two-pages = tabele na stronach 1 i 2 są klasyfikacją końcową
print-sign-pages = tabele na stronach od 1 do { $last } są klasyfikacją końcową
# $what: one of the three above; $players, $rounds: how many
print-sign-certified = Poświadczamy, że { $what }: { $players }, { $rounds }, nic nie pozostaje otwarte.
print-sign-not-yet = Jeszcze nie do podpisu: zawody nie są podpisane w programie, a klasyfikacja może się zmienić.
