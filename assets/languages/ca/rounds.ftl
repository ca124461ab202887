# Rounds: letters, time, the next step.

rounds-alert-in = Avís { $alert } d’aquí a { $wait }
rounds-ends-at = Acaba a les { $time }
rounds-held = En pausa
rounds-unconfirmed = El programa s’ha reiniciat: confirmeu que el temps ha continuat o ajusteu-lo.
rounds-projector-close = Tanca la finestra de la sala
rounds-projector-open = Obre la finestra de la sala
rounds-step-break =
    { $minutes ->
        [one] Descans, { $minutes } minut
       *[other] Descans, { $minutes } minuts
    }
rounds-step-confirm = El temps ha continuat: queden { $left }
rounds-step-end-break = Acaba el descans
rounds-step-players = Primer afegiu participants a Competició
rounds-step-resume = Reprèn el temps
rounds-step-hindered = Pendents abans de signar ({ $count })…
rounds-step-sign = Signa l’acta final…
rounds-step-ceremony = Lliurament de premis a la sala
rounds-step-print-signed = Imprimeix l’acta signada
rounds-step-archive = Tot en una carpeta: arxiu…
rounds-step-signed = La competició està signada
# $issue: 1, 2 …
rounds-signed = ✓ Signada · edició { $issue }
rounds-step-start = Engega el temps de la ronda { $round }

# What the questions of the day say.
rounds-ask-break-ends = Al descans li queden { $left } i s’acaba ara.
rounds-ask-break-skipped = El descans de després de la ronda { $after } no s’ha fet i se salta.
rounds-ask-end-break = Al descans li queden { $left }. Voleu acabar-lo ara?
rounds-ask-go-on = Reprèn el temps
rounds-ask-hall-word = Algú de la sala diu una paraula o un número. Això canvia tots els sortejos i, després del primer, ja no es pot modificar.
rounds-ask-hall-word-is = Es registra exactament així: «{ $text }»
rounds-ask-left = Ara queden { $left }.
rounds-ask-no-hall-word = Si es deixa en blanc, es registra que ningú no ha dit cap paraula.
rounds-ask-or-go-on = Si no, el temps continua des d’on s’ha aturat. L’historial conserva totes dues coses.
rounds-ask-pause = La pausa dura fins que es reprèn el temps. El motiu s’escriu a l’historial.
rounds-ask-stands = El temps està aturat a { $left }.
rounds-hall-word = Paraula o número de la sala
rounds-hall-word-blank = Només hi ha espais: escriviu què s’ha dit o deixeu-ho buit.
rounds-step-hall-word = La paraula de la sala…
rounds-ask-time-ends = El seu temps, del qual queden { $left }, s’acaba.
rounds-hall-sees = La sala veu: { $what }
rounds-hall-would-see = La finestra de la sala és tancada. Quan s’obri, mostrarà: { $what }
rounds-hall-welcome = la benvinguda
rounds-hall-standings = la classificació després de la ronda { $round }
rounds-hall-final = la classificació final
rounds-latest = Últims fets
rounds-hall-ceremony = la cerimònia
rounds-hall-message = el missatge «{ $text }»
rounds-hall-black = una pantalla negra
rounds-ask-round-runs = El temps de la ronda { $round } corre: queden { $left }.
rounds-ask-break-runs = El descans està en curs: queden { $left }.
rounds-ask-goes-on = El temps no s’atura: continua amb el rellotge de l’ordinador, sense avisos. Quan es torni a obrir la competició, quedarà el temps que aleshores resti.
rounds-ask-goes-on-here = El temps no s’atura: continua aquí, i els avisos se senten.
rounds-ask-goes-on-muted = El temps no s’atura: continua aquí. Els avisos no se senten, perquè el so està silenciat; només es veuen en aquesta pantalla.
rounds-ask-goes-on-silent = El temps no s’atura: continua aquí. Els avisos no se senten, perquè no hi ha altaveu; només es veuen en aquesta pantalla.
rounds-ask-hall-desktop = Ara la sala tampoc no veu les lletres ni el temps. En lloc de l’escena que es mostra, hi veurà l’escriptori de l’ordinador.
rounds-ask-hall-dark = La sala ja no veurà ni les lletres ni el temps, sinó l’escriptori de l’ordinador.
rounds-ask-stay-open = Deixa-la oberta
rounds-draw-digital = Sorteig digital
rounds-draw-physical = De les bosses
rounds-step-ignored = Massa aviat: no s’ha fet res. Premeu Space una altra vegada.
