# La línia d’ordres: resultats, aparellaments i temporades de partides clàssiques.

cli-arg-pair-in = Un document de partides clàssiques
cli-arg-pair-round = La ronda; si no es diu, la següent a l’última amb partides
cli-arg-pair-seed = Llavor de l’ordre sortejat, 64 dígits hexadecimals; sense ella l’ordre és el dels números
cli-arg-system = Com; si no es diu, tal com diu el reglament
cli-arg-season = El fitxer de la temporada
cli-arg-season-files = Documents de partides clàssiques
cli-arg-season-title = El títol de la temporada
cli-arg-minimum-games = Les partides que calen per tenir lloc a la llista (mitjanes)
cli-arg-programmed-games = Les partides programades; en cal la meitat per tenir lloc a la llista (partides de dos)
cli-arg-same = Una clau que és la persona d’una altra clau; es pot repetir
cli-arg-replace = Una trobada amb el mateix títol i la mateixa data substitueix l’anterior
cli-arg-provisional = Accepta també el que no ha signat ningú
cli-pair-no-round = Després de la ronda 99 no n’hi ha cap.
cli-pair-other-system = Aquest reglament no aparella per { $system }.
cli-season-unsigned = { $file } no està signat. Amb --provisional s’hi afegeix igualment, i la temporada és provisional.
cli-season-there = La temporada ja té una trobada { $title } del { $date }. Amb --replace la nova en pren el lloc.
cli-season-none = Digueu amb quines competicions comença la temporada.
cli-season-same-odd = --same vol dues claus separades per =, com ara "name:anna p.=name:anna puig".
cli-season-other-table = La taula de la trobada { $title } del { $date } no és la que es va signar: els seus resultats en donen una altra. Torneu-hi a afegir la trobada.
cli-season-done = { $count ->
    [one] La temporada de { $file } té 1 trobada.
   *[other] La temporada de { $file } té { $count } trobades.
}
