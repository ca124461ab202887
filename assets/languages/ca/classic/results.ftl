# Resultats, aparellaments i temporades de partides clàssiques, i què hi ha de malament als documents.

results-no-teams = Aquest reglament no té equips.
results-unknown-team = Cap equip no té el número { $team }.
results-doubled-team = Un altre equip ja té el número { $team }.
results-doubled-table = La taula { $table } hi és dues vegades en aquesta ronda.
results-player-twice = El jugador { $player } hi és dues vegades en aquesta ronda: en una taula, descansant o absent.
results-not-there = El jugador { $player } no hi és a la ronda { $round }: les rondes que té no l’inclouen, o una sanció és anterior.
results-wrong-seats = Cap partida d’aquest reglament té { $seats } seients.
results-not-at-table = El jugador { $player } no seu en aquesta taula.
results-without-raw = Les fitxes del faristol o el temps excedit demanen «raw», el que han donat les jugades.
results-some-scores = Uns seients tenen puntuació i d’altres no, o només alguns tenen «raw». Doneu-les totes o cap.
results-no-last-word = Aquest reglament no demana l’última paraula.
results-no-game-and-scores = Una partida es guanya sense jugar, o s’anul·la, o té puntuacions: només una cosa.
results-no-walkover-here = On compten les mitjanes ningú no guanya sense jugar: anul·leu la partida o marqueu el jugador com a absent.
results-no-byes-here = On compten les mitjanes no hi ha descansos: marqueu el jugador com a absent.
results-figures-disagree = La puntuació final donada és { $stated }; dels números en surt { $computed }.
results-no-such-end = Cap partida d’aquest reglament acaba amb { $end }.
results-end-missing = Hi ha fitxes als faristols, però no com va acabar la partida («end»), i el que valen en depèn.
results-finisher-missing = La partida va acabar amb «out», però no es diu qui va tancar («finisher»).
results-finisher-has-tiles = Qui ha tancat no té fitxes: aquest faristol ha de ser 0.
results-finisher-without-out = Algú va tancar («finisher»), però la partida no va acabar amb «out».
results-no-overtime = Cap rellotge d’aquest reglament no té preu per al temps excedit en una partida de { $seats }.
results-too-much-overtime = La partida acaba com a màxim amb { $most } mil·lisegons d’excés.
results-play-without-word = Un torn amb fitxes col·locades té «at» i «word»; qualsevol altre, cap dels dos.
results-other-rule-set = Aquí hi ha un altre reglament; ha de ser { $wanted }.
results-warn-penalty-idle = { $path }: la sanció no troba cap resultat per canviar; no canvia res.
results-warn-minimum-ignored = { $path }: un mínim de partides no vol dir res on compten els resultats de partides de dos.
results-warn-turns-disagree = Ronda { $round }, taula { $table }: els torns del jugador { $player } donen { $computed }, els números diuen { $stated }. Una cosa no és certa.
results-warn-turns-impossible = Ronda { $round }, taula { $table }: aquests torns no poden haver estat; no es comparen amb el resultat.
results-occasional = ocasional
results-sum = Suma
results-average = Mitjana
results-points = Punts
results-spread = Diferència
results-scored = Puntuació
results-games = Partides
results-members = Jugadors
results-team = Equip
results-short = incomplet
results-not-counted = no compta
results-missing-result = Ronda { $round }, taula { $table }: hi falta el resultat.
results-last-word-missing = Ronda { $round }, taula { $table }: puntuacions iguals, i hi falta el valor de les últimes paraules.
results-table = Taula
results-seats = Seients
results-round = Ronda { $round }
results-bye = Descans: { $player }
results-repeats = { $count ->
    [0] Ningú no es torna a trobar.
    [one] 1 retrobament.
   *[other] { $count } retrobaments.
}
results-again = { $one } i { $two } es tornen a trobar.
results-mates = { $one } i { $two } són del mateix equip.
results-by-hand = En aquesta competició els aparellaments es fan a mà.
results-too-few = Hi ha { $players } dels { $least } jugadors que calen com a mínim.
results-cannot-divide = { $players } no es poden repartir en taules de quatre i de tres: jugueu a 3 + 2, i la partida de dos no compta, o marqueu un jugador com a absent.
results-meetings = Trobades
results-season-provisional = Provisional: hi ha una trobada sense signar o amb resultats pendents.
results-wanted-number = Aquí hi va un nombre enter.

# Resultats, tal com els entra un auxiliar.
results-not-shown = Encara no s’han mostrat les taules d’aquesta ronda: no hi ha res per entrar.
results-who-went-out = Qui s’ha quedat sense fitxes
results-by-numbers = Un resultat: la taula i els resultats finals per ordre de seient
results-by-numbers-odd = Escriviu el número de la taula i el resultat final de cadascú, per ordre de seient: 3 412 388.
results-next-confirm = Per confirmar · n’esperen { $count }
results-odd = { $doubts } Si el full ho diu així, marqueu-ho a baix i torneu a desar.
results-odd-meant = Les xifres són les del full.
results-written = La taula { $table } ja està escrita, per { $by }. Mireu-la i feu-ne una versió nova si el full diu una altra cosa.
results-several = N’hi ha més d’un que es diu així: { $all }. Escriviu la taula.
results-help-keys = El resultat final de cadascú tal com és al full, per ordre de seient: Tab passa al camp següent, Ctrl+Enter desa i obre la taula següent sense resultat.
results-help-find = Les xifres del codi del full, el número de la taula o un nom. Buit i Enter obre la taula següent sense resultat.
results-help-line = Sense obrir cap taula: el número, després tants resultats finals com persones hi seuen, i Enter. El que és estrany es pregunta sota la línia. Si la taula ja està escrita, diu per qui i hi porta; els mateixos números escrits per una segona persona la confirmen.
results-help-final = Pot ser negatiu. Si el full porta la puntuació i el faristol, desplegueu els altres camps: el resultat final es calcula i surt sota el seu camp.
results-help-last-word = A puntuacions iguals guanya el valor més alt de l’última paraula: escriviu-los tots dos, tal com diu el full. Només si les regles ho demanen.
results-help-folded = Puntuació abans dels faristols, què quedava al faristol, com s’ha acabat, qui ha sortit, qui ha començat. Res d’això no cal si el full porta els resultats finals.
results-help-over = Minuts i segons de més al rellotge, 1:05: el que costen es resta de la puntuació. Només si les regles hi posen preu.
results-help-odd = El que sembla mal escrit no es desa de seguida i es diu per què. Si el full ho diu així, marqueu això i torneu a desar.
results-help-revise = Un resultat desat només canvia amb un motiu; el primer es queda a l’historial i el que s’havia confirmat s’ha de tornar a confirmar.
results-help-title-confirm = Per confirmar
results-help-confirm = Algú altre que qui ha entrat un resultat el mira amb el full a la mà. El botó «Per confirmar» de la llista obre el següent.
results-help-check = El full diu el mateix. Si diu una altra cosa, corregiu les xifres i feu una versió nova.
results-help-same = Qui entra un altre cop el mateix resultat, el confirma; si n’entra un altre, no es desa i es diu de qui és el que hi ha.
results-by-numbers-other = A la taula { $table } n’hi seuen { $seats }: escriviu el número de la taula i després { $seats } resultats finals en l’ordre en què seuen, com ara { $example }.
results-average-is = Mitjana: els punts de cada partida × els seients de la taula, sumats, ÷ partides.
