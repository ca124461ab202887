# Players’ cards on paper.

cards-title = Targetes de jugador
cards-code = codi
cards-code-later = codi (targeta { $number })
cards-about = Els meus fulls: paraules i punts. Al Wi-Fi de la sala. El codi és personal.
cards-none = Encara no hi ha codis: es fan quan s’obre per primer cop la xarxa de la sala.
cards-report-code = Els meus resultats al mòbil: { $code }
