# El que passa en una competició de partides clàssiques, una frase per fet.

happened-system = A partir d’ara les taules es fan així: { $system }; rondes previstes: { $rounds }.
happened-starter-lot = Qui comença se sorteja a la taula.
happened-starter-balanced = El programa diu qui comença.
happened-swiss = sistema suís
happened-rank-pairs = parelles per classificació
happened-round-robin = tots contra tots
happened-manual = a mà
happened-table-draw = taules de quatre i de tres, sortejades
happened-clock = Es juga amb { $clock } si no se n’usa un altre.
happened-clock-turn = un temps per torn
happened-clock-chess = un rellotge d’escacs
happened-minimum = Per tenir classificació calen { $games } partides.
happened-team-added = S’hi ha afegit l’equip { $number }: { $name }.
happened-team-renamed = L’equip { $number } ara es diu { $name }.
happened-team-assigned = { $player } és de l’equip { $number }.
happened-team-left = { $player } no és de cap equip.
happened-member = A { $player } se’l coneix a fora com a { $member }.
happened-member-none = A { $player } se’l coneix a fora pel nom.
happened-absent = { $player } és absent a la ronda { $round }.
happened-present = { $player } sí que hi és a la ronda { $round }.
happened-paired = S’ha aparellat la ronda { $round }: { $system }.
happened-typed = S’ha aparellat la ronda { $round } a mà.
happened-tables = Taules: { $tables }.
happened-byes =
    { $count ->
        [one] Descansa: { $players }.
       *[other] Descansen: { $players }.
    }
happened-absent-all =
    { $count ->
        [one] Absent: { $players }.
       *[other] Absents: { $players }.
    }
happened-swapped = Ronda { $round }: { $one } i { $other } han canviat de lloc.
happened-withdrawn = S’han retirat les taules de la ronda { $round }.
happened-shown = S’han mostrat les taules de la ronda { $round }.
happened-started = Ronda { $round }: ha començat el temps, { $time }.
happened-paused = Ronda { $round }: el temps s’ha aturat a { $time }.
happened-resumed = Ronda { $round }: el temps continua a { $time }.
happened-set = Ronda { $round }: el temps que queda s’ha posat a { $time }.
happened-ended = Ronda { $round }: s’ha acabat el temps quan quedaven { $time }.
happened-confirmed = Ronda { $round }: l’àrbitre confirma que el temps ha corregut; queden { $time }.
happened-alert = Ronda { $round }: queden { $time }.
happened-alert-missed = Ronda { $round }: han passat els { $time } quan ningú no ho podia sentir.
happened-table-started = Ronda { $round }, taula { $table }: comença { $clock }.
happened-table-pressed = Ronda { $round }, taula { $table }: el seient { $side } ha premut el rellotge.
happened-table-paused = Ronda { $round }, taula { $table }: s’ha aturat el rellotge.
happened-table-resumed = Ronda { $round }, taula { $table }: el rellotge continua.
happened-table-set = Ronda { $round }, taula { $table }: el seient { $side } s’ha posat a { $time }.
happened-table-stopped = Ronda { $round }, taula { $table }: s’ha parat el rellotge.
happened-table-confirmed = Ronda { $round }, taula { $table }: l’àrbitre confirma que el rellotge ha corregut.
happened-table-alert = Ronda { $round }, taula { $table }: queden { $time }, { $whose }.
happened-table-alert-missed = Ronda { $round }, taula { $table }: han passat els { $time }, { $whose }, quan ningú no ho podia sentir.
happened-of-side = seient { $side }
happened-of-turn = aquest torn
happened-of-game = la partida
happened-result = Ronda { $round }, taula { $table }: { $result }.
happened-corrected = Ronda { $round }, taula { $table }: el resultat s’ha corregit a { $result }.
happened-figures = { $raw } de les jugades, faristol { $rack }, excedit { $over }
happened-result-withdrawn = Ronda { $round }, taula { $table }: s’ha retirat el resultat.
happened-result-confirmed = Ronda { $round }, taula { $table }: una segona persona ha confirmat el resultat.
happened-walkover = Ronda { $round }, taula { $table }: { $player } hi era, l’altre no.
happened-cancelled = Ronda { $round }, taula { $table }: s’ha anul·lat la partida.
happened-taken-in = S’han incorporat resultats de { $from }.
happened-turn = Ronda { $round }, taula { $table }: { $turn }.
happened-turn-revised = Ronda { $round }, taula { $table }: el torn { $place } s’ha revisat: { $turn }.
happened-game-ended = Ronda { $round }, taula { $table }: s’ha acabat la partida, { $end }.
happened-judged = Jutjades com a grup { $challenge }: { $words }: { $verdict }
happened-judged-at = Ronda { $round }, taula { $table }.
happened-answered = L’àrbitre ha respost sobre el grup { $challenge }: { $verdict }
happened-end-out = sac i un faristol buits
happened-end-passes = torns perduts seguits
happened-end-scoreless = torns sense punts seguits
happened-end-blocked = ningú no pot jugar
happened-end-time = s’ha acabat el temps de la partida
happened-end-clock-one = un rellotge ha passat de molt
happened-end-clock-both = tots dos rellotges han passat
happened-end-clocks-out = ningú no té temps
happened-end-stopped = aturada per l’àrbitre
happened-end-unknown = no consta com
happened-turn-play = jugada
happened-turn-exchange = canvi
happened-turn-pass = passo
happened-turn-taken-back = retirada
happened-turn-taken-off = treta
happened-turn-timer = perdut pel temps
happened-turn-no-time = sense temps
