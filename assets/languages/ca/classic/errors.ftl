# Què hi ha de malament en un reglament de partides clàssiques.

errors-classic-language = { $got } no és cap llengua de paraules; ho són el, ro, ca i pl.
errors-classic-missing = hi falta la clau { $key }.
errors-classic-not-here = la clau { $key } no hi té lloc.
errors-classic-not-a-set = la llista ha de tenir almenys un valor, i cap de repetit.
errors-classic-seats = cap partida d’aquest reglament té { $seats } seients.
errors-classic-tables = només es poden sortejar taules de quatre i de tres: [4, 3].
