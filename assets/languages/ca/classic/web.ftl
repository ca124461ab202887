# La pàgina de resultats de partides clàssiques.

web-games = Partides per ronda
web-began = ▸ va començar la partida
web-by-last-word = Guanya { $player } per l’última paraula
web-sign-missing = ?
web-sign-missing-is = encara sense resultat
web-sign-none = –
web-sign-none-is = sense partida en aquesta ronda
web-sign-walkover = i.
web-sign-walkover-is = sense partida: incompareixença o ronda anul·lada
web-sign-bye = d.
web-sign-bye-is = descans
web-sign-cancelled = x
web-sign-cancelled-is = partida anul·lada
web-made = Cada resultat es pot comprovar amb el document d’intercanvi de la competició: eforos grade. Fet amb Eforos.
web-made-unnamed = Cada resultat es pot comprovar amb el document d’intercanvi de la competició, que guarda el club: eforos grade. Fet amb Eforos.
web-parted = El que separa files iguals és el que aquí s’omet.
web-names-hidden = L’alumnat surt amb inicials i el número de la llista.
web-consent = La pàgina mostra el nom sencer de l’alumnat: publiqueu-la només amb el consentiment de les famílies.
