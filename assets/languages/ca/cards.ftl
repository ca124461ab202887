# Players’ cards on paper.

cards-title = Targetes de jugador
cards-code = codi
cards-code-later = codi (targeta { $number })
cards-about = Els meus fulls al mòbil: paraules i punts, al Wi-Fi de la sala. El codi és personal.
# In a frame to write into
cards-address-ask = L’adreça es diu a la sala: demaneu-la i escriviu-la aquí.
# $from, $to: of these cards stand on the page; $count: of so many
cards-foot = Targetes de jugador { $from }–{ $to } de { $count }
cards-none = Encara no hi ha codis: es fan quan s’obre per primer cop la xarxa de la sala.
cards-report-code = Els meus resultats al mòbil: { $code }
