# Całe partie i to, co przychodzi z innego komputera.

meeting-board-of = Plansza stolika { $table }
meeting-tab-result = Wynik
meeting-tab-game = Cała partia
meeting-turn = Ruch
meeting-turn-hint = 8H SŁOWO · - pas · -ABC lub -3 wymiana
meeting-turn-rack = Stojak
meeting-turn-senyors = Senyors
meeting-turn-note = Uwaga
meeting-turn-nothing = Wpisz ruch: 8H SŁOWO, - to pas, -ABC lub -3 to wymiana.
meeting-turn-who = Najpierw wskaż, kto zaczyna.
meeting-turn-not-here = To nie jest ruch: 8H SŁOWO, - to pas, -ABC lub -3 to wymiana.
meeting-turn-senyors-odd = Senyors: ile razy i w razie potrzeby A, B lub C: 2 C.
meeting-turn-brings = { $points } pkt, razem { $total }
meeting-bag = W worku { $count } · niewidziane { $unseen }
meeting-run = { $end }: { $count } z { $of }
meeting-game-ends = Z ruchów wynika koniec: { $end }
meeting-game-ended = Koniec: { $end }
meeting-game-differs = { $name }: wynik podaje { $stated }, a z ruchów wynika { $computed }
meeting-game-written = Zapisano { $file }.
meeting-game-no-gcg = GCG zna tylko dwóch graczy: to tabela ruchów.
meeting-game-not-written = Nie można zapisać { $file }: { $why }
meeting-ask-odd-turn = Regulamin tego nie dopuszcza. Zapisuje się tak, jak zagrano, z oznaczeniem.
meeting-ask-revise-turn = Ruch się zmienia, a wszystko po nim liczy się od nowa.
meeting-ask-end-game = Jak się skończyła i co zostało na stojakach.
meeting-rack-of-one = Stojak miejsca 1
meeting-rack-of-two = Stojak miejsca 2
meeting-rack-of-three = Stojak miejsca 3
meeting-rack-of-four = Stojak miejsca 4
meeting-take-in-browse = Wybierz plik…
meeting-take-in-file = Plik
meeting-take-in-kinds = Wyniki wpisane na innym komputerze: turniej (.eforos), dokument wymiany lub tabela games.csv.
meeting-take-in-game = Albo cała partia dla otwartego stolika: plik .gcg.
meeting-take-in-read = Wczytaj
meeting-take-in-nothing = Nic nowego
meeting-take-in-take = { $count ->
    [one] Przejmij 1 wpis
    [few] Przejmij { $count } wpisy
   *[other] Przejmij { $count } wpisów
}
meeting-take-in-new = nowe
meeting-take-in-same = już tu są
meeting-take-in-differs = tutaj jest inny wynik: popraw go ręcznie
meeting-take-in-none = W pliku nie ma wyników.
meeting-take-in-no-table = tutaj nie ma takiego stolika
meeting-take-in-other-seats = tutaj siedzą inni
meeting-take-in-no-room = Na otwartym stoliku nie ma miejsca na partię: musi mieć dwa miejsca i żadnych ruchów.
meeting-take-in-turns = { $count ->
    [one] 1 ruch dla stolika { $table }
    [few] { $count } ruchy dla stolika { $table }
   *[other] { $count } ruchów dla stolika { $table }
}
meeting-take-in-same-file = { $file } to otwarty turniej.
meeting-take-in-no-results = { $file } nie ma wyników, które można odczytać.
meeting-take-in-other-people = { $file } jest z innego turnieju: numer { $number } to tam { $there }, a tutaj { $here }.
meeting-take-in-reason = z { $file }
meeting-take-in-done = { $count ->
    [one] Przejęto 1 wpis z { $file }.
    [few] Przejęto { $count } wpisy z { $file }.
   *[other] Przejęto { $count } wpisów z { $file }.
}
