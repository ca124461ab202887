# Partides senceres i el que ve d’un altre ordinador.

meeting-board-of = Tauler de la taula { $table }
meeting-tab-result = Resultat
meeting-tab-game = Partida sencera
meeting-turn = Torn
meeting-turn-hint = 8H QUADRE · - passo · -ABC o -3 canvi
meeting-turn-rack = Faristol
meeting-turn-senyors = Senyors
meeting-turn-note = Nota
meeting-turn-nothing = Escriviu el torn: 8H QUADRE, - per a un passo, -ABC o -3 per a un canvi.
meeting-turn-who = Premeu primer qui comença.
meeting-turn-not-here = Això no és cap torn: 8H QUADRE, - per a un passo, -ABC o -3 per a un canvi.
meeting-turn-senyors-odd = Senyors: quantes vegades i, si cal, A, B o C: 2 C.
meeting-turn-brings = { $points } punts, total { $total }
meeting-bag = { $count } al sac · { $unseen } que ningú no ha vist
meeting-run = { $end }: { $count } de { $of }
meeting-game-ends = Segons els torns, la partida s’acaba: { $end }
meeting-game-ended = S’ha acabat: { $end }
meeting-game-differs = { $name }: el resultat diu { $stated } i els torns donen { $computed }
meeting-game-written = S’ha escrit { $file }.
meeting-game-no-gcg = GCG només coneix dos jugadors: és una taula dels torns.
meeting-game-not-written = No s’ha pogut escriure { $file }: { $why }
meeting-ask-odd-turn = El reglament no ho permet. S’anota tal com s’ha jugat i queda marcat.
meeting-ask-revise-turn = El torn canvia i tot el que ve després es torna a comptar.
meeting-ask-end-game = Com s’ha acabat i què quedava a cada faristol.
meeting-rack-of-one = Faristol del seient 1
meeting-rack-of-two = Faristol del seient 2
meeting-rack-of-three = Faristol del seient 3
meeting-rack-of-four = Faristol del seient 4
meeting-take-in-browse = Tria un fitxer…
meeting-take-in-file = Fitxer
meeting-take-in-kinds = Resultats anotats en un altre ordinador: la competició (.eforos), un document d’intercanvi o la taula games.csv.
meeting-take-in-game = O una partida sencera per a la taula oberta: un fitxer .gcg.
meeting-take-in-read = Llegeix
meeting-take-in-nothing = No hi ha res de nou
meeting-take-in-take = { $count ->
    [one] Incorpora’n 1
   *[other] Incorpora’n { $count }
}
meeting-take-in-new = nous
meeting-take-in-same = ja hi són
meeting-take-in-differs = aquí hi ha un altre resultat: corregiu-lo a mà
meeting-take-in-none = El fitxer no té cap resultat.
meeting-take-in-no-table = aquesta taula no existeix aquí
meeting-take-in-other-seats = aquí hi seuen uns altres
meeting-take-in-no-room = A la taula oberta no hi cap la partida: ha de ser de dos seients i sense torns.
meeting-take-in-turns = { $count ->
    [one] 1 torn per a la taula { $table }
   *[other] { $count } torns per a la taula { $table }
}
meeting-take-in-same-file = { $file } és la competició oberta.
meeting-take-in-no-results = { $file } no té resultats que es puguin llegir.
meeting-take-in-other-people = { $file } és d’una altra competició: el número { $number } hi és { $there }, i aquí { $here }.
meeting-take-in-reason = de { $file }
meeting-take-in-done = { $count ->
    [one] S’ha incorporat 1 anotació de { $file }.
   *[other] S’han incorporat { $count } anotacions de { $file }.
}
