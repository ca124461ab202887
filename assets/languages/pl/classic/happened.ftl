# Co dzieje się w turnieju gier klasycznych, jedno zdanie na zdarzenie.

happened-system = Odtąd stoliki powstają tak: { $system }; planowane rundy: { $rounds }.
happened-starter-lot = Kto zaczyna, losuje się przy stoliku.
happened-starter-balanced = Kto zaczyna, wskazuje program.
happened-swiss = system szwajcarski
happened-rank-pairs = pary według miejsc
happened-round-robin = każdy z każdym
happened-manual = ręcznie
happened-table-draw = stoliki po cztery i trzy osoby, losowane
happened-clock = Gra się z zegarem: { $clock }, o ile nie użyto innego.
happened-clock-turn = czas na każdy ruch
happened-clock-chess = zegar szachowy
happened-minimum = Do miejsca w klasyfikacji trzeba partii: { $games }.
happened-team-added = Dołączyła drużyna { $number }: { $name }.
happened-team-renamed = Drużyna { $number } nazywa się teraz { $name }.
happened-team-assigned = { $player } jest w drużynie { $number }.
happened-team-left = { $player } nie należy do żadnej drużyny.
happened-member = { $player } jest gdzie indziej znany jako { $member }.
happened-member-none = { $player } jest gdzie indziej znany z nazwiska.
happened-absent = { $player } jest nieobecny w rundzie { $round }.
happened-present = { $player } jest jednak w rundzie { $round }.
happened-paired = Skojarzono rundę { $round }: { $system }.
happened-typed = Rundę { $round } skojarzono ręcznie.
happened-tables = Stoliki: { $tables }.
happened-byes =
    { $count ->
        [one] Pauza: { $players }.
        [few] Pauza: { $players }.
       *[other] Pauza: { $players }.
    }
happened-absent-all =
    { $count ->
        [one] Nieobecność: { $players }.
        [few] Nieobecni: { $players }.
       *[other] Nieobecni: { $players }.
    }
happened-swapped = Runda { $round }: { $one } i { $other } zamienili się miejscami.
happened-withdrawn = Wycofano stoliki rundy { $round }.
happened-shown = Pokazano stoliki rundy { $round }.
happened-started = Runda { $round }: ruszył czas, { $time }.
happened-paused = Runda { $round }: czas zatrzymano na { $time }.
happened-resumed = Runda { $round }: czas biegnie dalej od { $time }.
happened-set = Runda { $round }: pozostały czas ustawiono na { $time }.
happened-ended = Runda { $round }: czas zakończono, zostało { $time }.
happened-confirmed = Runda { $round }: sędzia potwierdził, że czas biegł dalej; zostało { $time }.
happened-alert = Runda { $round }: zostało { $time }.
happened-alert-missed = Runda { $round }: { $time } minęło, gdy nikt nie mógł tego usłyszeć.
happened-table-started = Runda { $round }, stolik { $table }: ruszył { $clock }.
happened-table-pressed = Runda { $round }, stolik { $table }: miejsce { $side } przełączyło zegar.
happened-table-paused = Runda { $round }, stolik { $table }: zegar zatrzymano.
happened-table-resumed = Runda { $round }, stolik { $table }: zegar biegnie dalej.
happened-table-set = Runda { $round }, stolik { $table }: miejscu { $side } ustawiono { $time }.
happened-table-stopped = Runda { $round }, stolik { $table }: zegar wyłączono.
happened-table-confirmed = Runda { $round }, stolik { $table }: sędzia potwierdził, że zegar biegł dalej.
happened-table-alert = Runda { $round }, stolik { $table }: zostało { $time }, { $whose }.
happened-table-alert-missed = Runda { $round }, stolik { $table }: { $time }, { $whose }, minęło, gdy nikt nie mógł tego usłyszeć.
happened-of-side = miejsce { $side }
happened-of-turn = ten ruch
happened-of-game = partia
happened-result = Runda { $round }, stolik { $table }: { $result }.
happened-corrected = Runda { $round }, stolik { $table }: wynik poprawiono na { $result }.
happened-figures = { $raw } z ruchów, płytki { $rack }, po czasie { $over }
happened-result-withdrawn = Runda { $round }, stolik { $table }: wynik wycofano.
happened-result-confirmed = Runda { $round }, stolik { $table }: druga osoba potwierdziła wynik.
happened-walkover = Runda { $round }, stolik { $table }: { $player } był, przeciwnik nie przyszedł.
happened-cancelled = Runda { $round }, stolik { $table }: partię odwołano.
happened-taken-in = Przyjęto wyniki z { $from }.
happened-turn = Runda { $round }, stolik { $table }: { $turn }.
happened-turn-revised = Runda { $round }, stolik { $table }: ruch { $place } poprawiono na { $turn }.
happened-game-ended = Runda { $round }, stolik { $table }: partia skończona, { $end }.
happened-judged = Oceniono jako zestaw { $challenge }: { $words }: { $verdict }
happened-judged-at = Runda { $round }, stolik { $table }.
happened-answered = Sędzia odpowiedział w sprawie zestawu { $challenge }: { $verdict }
happened-end-out = pusty worek i stojak
happened-end-passes = kolejne stracone ruchy
happened-end-scoreless = kolejne ruchy bez punktów
happened-end-blocked = nikt nie może nic ułożyć
happened-end-time = skończył się czas partii
happened-end-clock-one = jeden zegar daleko po czasie
happened-end-clock-both = oba zegary po czasie
happened-end-clocks-out = nikomu nie został czas
happened-end-stopped = przerwana przez sędziego
happened-end-unknown = nie zapisano jak
happened-turn-play = ułożenie
happened-turn-exchange = wymiana
happened-turn-pass = opuszczenie
happened-turn-taken-back = cofnięte
happened-turn-taken-off = zdjęte
happened-turn-timer = stracone przez czas
happened-turn-no-time = bez czasu
