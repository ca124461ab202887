# The place Stations: the hall’s network.

stations-title = La xarxa de la sala
stations-about = Els mòbils veuen el que mostra la sala i la classificació; els ajudants entren fulls des dels seus aparells, només amb un navegador. No cal internet: n’hi ha prou amb un encaminador o un punt d’accés.
stations-help = Aquí s’obre la xarxa de la sala. Els espectadors escriuen l’adreça al mòbil o fotografien el codi i veuen el que mostra el projector, mai abans. Feu una invitació per a cada aparell d’un ajudant i digueu-ne el PIN; qui demana d’entrar surt aquí i entra només quan ho dieu, amb el nom que ha escrit; si la invitació era per a algú altre, surt al costat. El que entra una estació queda escrit amb el seu nom. Si es perd un aparell, feu-lo fora. Qui ha guanyat ho diu primer la cerimònia: fins que s’acaba, els jugadors llegeixen el que ja era publicat abans de signar.
stations-no-network = Aquest ordinador no és a cap xarxa de la sala: connecteu-lo a l’encaminador o al punt d’accés. Fins llavors roman tancada.
stations-address-lost = Aquest ordinador ja no té l’adreça { $address }: els ajudants, els mòbils i les pantalles no el troben. Torneu a connectar-lo a la xarxa de la sala; el que s’escrigui a les estacions s’hi queda fins llavors.
stations-light-lost = xarxa perduda
stations-nobody-comes = L’últim minut no ha vingut cap altre aparell. Si la pàgina no s’obre: és l’aparell al mateix Wi-Fi? són apagades les dades mòbils i la VPN? ha preguntat el Windows si el programa pot fer servir xarxes privades? separa els aparells una xarxa de convidats?
stations-heard = Un altre aparell ha vingut per última vegada a les { $time }.
stations-hall = Per a mòbils i pantalles
stations-phones = Què veuen els mòbils de l’escena de la sala
stations-phones-everything = Tot
stations-phones-no-letters = Sense lletres abans que s’acabi el temps
stations-phones-closed = Res
stations-lookers =
    { $count ->
        [0] Encara no mira ningú
        [one] Mira una pàgina
       *[other] Miren { $count } pàgines
    }
stations-waiting = Esperen per entrar: { $count }
stations-waits = { $name } · { $role } · aparell «{ $station }», des de { $from }
stations-invited-otherwise = { $name } (invitació per a { $invited })
stations-it-is = És { $name }
stations-invite = Convidar un aparell
stations-guest = Nom
stations-guest-hint = pot quedar buit: el dirà qui és convidat
stations-invited = { $role }, { $minutes ->
        [one] un minut més
       *[other] { $minutes } minuts més
    }
stations-invited-as = { $name }, { $role }, { $minutes ->
        [one] un minut més
       *[other] { $minutes } minuts més
    }
stations-pin = PIN { $pin }
stations-pin-ended = Massa PIN erronis: aquest ha caducat. El codi encara es pot fotografiar, o convideu de nou.
stations-inside =
    { $count ->
        [0] Encara no ha entrat ningú
        [one] Hi ha una estació dins
       *[other] Hi ha { $count } estacions dins
    }
stations-here = { $role } · anotacions { $count }
stations-away = { $role } · fora, últim senyal { $time } · anotacions { $count }
stations-fingerprint = Empremta del certificat: { $fingerprint }
stations-fingerprint-about = El navegador avisa una vegada, perquè ningú de fora no respon d’aquest ordinador: s’hi passa per «Avançat» o «Detalls». Compareu primer: el SHA-256 del certificat, a «No segur» o al cadenat de la barra d’adreces, comença amb aquests setze signes; majúscules, dos punts i espais no compten.
stations-close-about =
    { $count ->
        [one] Una estació treballa. El que s’hi ha escrit i no s’ha desat hi queda fins que la xarxa torni a ser oberta.
       *[other] { $count } estacions treballen. El que s’hi ha escrit i no s’ha desat hi queda fins que la xarxa torni a ser oberta.
    }
stations-revoke = Fer fora «{ $station }»
stations-revoke-about = Ja no podrà fer res més. El que s’hi va començar hi queda, per a qui ho reprengui.
stations-light = estacions { $here } · mòbils { $lookers }
stations-light-hint = La xarxa de la sala és oberta. Qui espera per entrar surt a Estacions.
stations-light-waits = { $count } esperen
stations-light-shut = xarxa tancada
stations-light-shut-hint = En aquesta competició han entrat dispositius i la xarxa de la sala és tancada: el que guarden espera allà. Obriu-la a Estacions.
stations-published = Rondes publicades: { $rounds }. Els mòbils mostren la classificació després de l’última.
stations-nothing-published = No hi ha cap ronda publicada: els mòbils mostren només el que veu la sala.
stations-nothing-to-publish = Tot el que s’ha jugat ja està publicat.
stations-publish = Publica la ronda { $round }
stations-publish-about = Cada jugador llegeix amb el seu codi el que és seu d’aquesta ronda, i tothom la classificació fins aquí.
stations-publish-with = Es publiquen alhora: { $rounds }.
stations-publish-provisional = La classificació fins aquí és provisional: Classificació diu què queda obert.
stations-publish-decides = Després no ve res més: a partir d’ara cada mòbil diu qui ha guanyat, abans de la cerimònia. Si la sala ho ha de sentir primer, no publiqueu: els jugadors veuen el que és seu en paper.
stations-publish-undecided = 
    { $count ->
        [one] Una paraula de la ronda encara no està decidida: surt amb «?».
       *[other] { $count } paraules de la ronda encara no estan decidides: surten amb «?».
    }
stations-publish-missing = 
    { $count ->
        [one] Un full fins a aquesta ronda encara no s’ha entrat.
       *[other] { $count } fulls fins a aquesta ronda encara no s’han entrat.
    }
stations-withdraw = Retira la publicació de la ronda { $round }
stations-withdraw-about = Els jugadors ja no llegeixen els fulls de la ronda, i els mòbils mostren la classificació després de l’última publicada. El que s’ha llegit, llegit està.
stations-new-card-about = El codi de la targeta antiga ja no obre res. La targeta nova es mostra de seguida, per imprimir-la.
stations-new-card-done = Targeta nova: { $player }. El codi antic ja no val; aquí s’imprimeix el nou.
stations-later-cards = Targetes més noves: { $players }. Les anteriors no obren res.
stations-later-card = { $player }: targeta { $number }
stations-plain-about = Per a un dispositiu que rebutja el xifratge s’obre una porta sense, mentre ho permeteu. Qui té la contrasenya del Wi-Fi pot llegir el PIN i el que s’hi introdueix, i escriure com aquell dispositiu.
stations-plain-asks = Allà només els assistents introdueixen i comproven. Qui hi ha entrat queda fora quan es tanca.
stations-plain-open = Ara es permeten estacions sense xifratge: { $url }. Un PIN hi val tant com la contrasenya del Wi-Fi.
stations-nobody-waits = No espera ningú. Qui introdueix un PIN surt aquí.
stations-were-open = La xarxa de la sala era oberta quan el programa es va aturar: telèfons i estacions esperen fins que es torni a obrir a Estacions (Ctrl 8).
stations-let-in = Qui ha entrat
stations-let-in-from = { $from } · { $name } · { $role } · dispositiu «{ $station }»
stations-let-in-until = { $from }–{ $until } · { $name } · { $role } · dispositiu «{ $station }»
stations-begun = { $about } · començats i no desats { $count }
stations-at-work =
    { $count ->
        [0] { $name } · { $station }: connectada
       *[other] { $name } · { $station }: començats i no desats { $count }
    }
stations-guessed = Han arribat massa PIN erronis de { $addresses }: durant deu minuts no se n’accepta cap d’allà. Qui hi té dret fotografia el codi.
stations-taken = Amb la invitació que ha fet servir { $name } ha vingut també un altre aparell, des de { $from }, i no ha entrat. Si el bo era aquell, feu fora el primer i convideu de nou.
