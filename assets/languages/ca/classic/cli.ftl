# La línia d’ordres: resultats, aparellaments i temporades de partides clàssiques.

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
