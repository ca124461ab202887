# What one does in the places that several formats have, in a few sentences: above its keys (F1).

help-any-start =
    • Aquí comença tot.
    • Una competició nova es fa en un formulari, amb títol, jugadors i llista de paraules.
    • Una que ja existeix s’obre des del seu fitxer o des de la llista de les recents; oberta només per llegir no canvia.
    • Un assaig és una competició inventada en un fitxer propi: premeu el que premeu, no es fa malbé res.
    • Si el programa es va aturar a mitges, primer hi ha la competició que era oberta, amb el temps que queda.
help-any-new =
    • Aquí es fa una competició nova.
    • Escriviu-ne el títol i qui l’arbitra, i els jugadors, un per línia: «nom; club», o enganxats d’un full de càlcul.
    • Qui hi és dues vegades i els clubs que s’assemblen es diuen abans de crear-la.
    • La llista de paraules es tria aquí.
    • El fitxer porta el nom del títol si no n’escriviu cap altre.
    • Els jugadors i les dades també es poden canviar després; res no se sorteja abans que ho demaneu.
help-any-competition =
    • Aquí hi ha les dades de la competició i els jugadors.
    • Aquí també hi ha les còpies; l’arxiu i la pàgina web són a Impressió, la verificació a Historial.
    • Abans de la primera ronda afegiu-hi els jugadors: escriviu un nom a la línia o trieu el fitxer de les inscripcions.
    • Els noms repetits i els clubs que s’assemblen es marquen, perquè ningú no compti dues vegades.
    • El reglament i la llista de paraules són aquí, amb què volen dir per a un veredicte.
    • Qui arriba més tard s’afegeix aquí, i qui marxa s’hi declara.
help-any-history =
    • Aquí hi ha tot el que s’ha fet, amb l’hora i la persona.
    • Res no s’esborra: una correcció és una línia més.
    • L’última acció es desfà des d’aquí, i primer es diu quina és.
    • El temps i la signatura no es desfan: es corregeixen amb un motiu.
    • Els codis són els que ha vist la sala.
    • Amb aquests codis qualsevol pot verificar el fitxer.
