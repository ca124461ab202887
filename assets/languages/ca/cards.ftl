# Players’ cards on paper.

cards-title = Targetes de jugador
cards-code = codi
cards-code-later = codi (targeta { $number })
cards-about = Les meves partides al mòbil: resultats i punts, al Wi-Fi de la sala. El codi és personal.
# In a frame to write into
cards-address-ask = L’adreça es diu a la sala: demaneu-la i escriviu-la aquí.
# $from, $to: of these cards stand on the page; $count: of so many
cards-foot = Targetes de jugador { $from }–{ $to } de { $count }
cards-none = Les targetes encara no tenen codi. Mentre la competició no està signada, obriu un cop la xarxa de la sala (Estacions) i imprimiu-les de nou: llavors es fan els codis, també per a un fitxer importat o reproduït.
cards-none-signed = Les targetes no tenen codi i ja no en tindran: la xarxa de la sala no es va obrir abans de signar la competició.
# On a card, in place of its code
cards-no-code = Encara sense codi: obriu un cop la xarxa de la sala (Estacions) i torneu a imprimir.
cards-report-code = Els meus resultats al mòbil: { $code }
