# Photographs of sheets.

photo-command = Pren fotografies de fulls a la competició, les assigna i les llista
photo-after = Les fotografies són JPEG, PNG o PDF d’escàner, també carpetes senceres. Cada full es troba pel seu codi quadrat, es redreça, es retalla i es desa com a JPEG gris; una fotografia sense codi espera fins que s’assigni: 3=5-7 diu que la fotografia 3 de la llista és el full del jugador 5 a la ronda 7, 3=5-7/2 que n’és el dors.
photo-arg-pictures = Fotografies, PDF o carpetes
photo-arg-assign = Diu on va una fotografia de la llista
photo-arg-out = Escriu les fotografies en aquesta carpeta
photo-taken = { $file }: presa ({ $places })
photo-known = { $file }: ja hi és ({ $places })
photo-unread = { $file }: { $why }
photo-some-unread = { $number ->
    [one] Una fotografia no s’ha pres
   *[other] { $number } fotografies no s’han pres
}; les altres sí.
photo-no-codes = Els fulls d’aquesta competició no tenen codis per trobar-los.
photo-no-referee = En nom de ningú: digueu de qui amb --as.
photo-assign-odd = «{ $typed }» no s’entén: 3=5-7 és la fotografia 3 de la llista per al jugador 5, ronda 7.
photo-line = { $number }. { $place } · { $side } · { $state }
photo-front = davant
photo-back = dors
photo-is-there = hi és
photo-is-undecided = per decidir
photo-is-discarded = descartada
photo-is-deleted = esborrada
photo-nowhere = sense lloc
photo-none = No hi ha fotografies de fulls.
photo-kind = Això no és una fotografia: preneu JPEG, PNG o el PDF d’un escàner.
photo-coding = { $coding } no es llegeix aquí. Poseu l’escàner o el mòbil en JPEG, gris o color.
photo-too-large = El fitxer fa més de { $most } MB. Feu la fotografia més petita o el PDF més curt.
photo-too-many-dots = { $width } × { $height } punts són massa: com a molt 50 milions, i 12.000 per costat.
photo-too-many-pages = El PDF té més de { $most } pàgines: escanegeu-lo per parts.
photo-too-many-parts = La imatge té més parts que una fotografia. Torneu a fotografiar el full.
photo-encrypted = El PDF està protegit amb contrasenya: deseu-lo sense.
photo-no-picture = En aquesta pàgina no hi ha cap imatge.
photo-damaged = La imatge està tallada o malmesa. Torneu-la a fer.
photo-not-read = No s’ha llegit: ha tardat massa o ha demanat massa memòria. Torneu-la a fer o assigneu-la a mà.
photo-not-started = Les fotografies no es poden llegir: { $why }
photo-browse = Fotografies dels fulls…
photo-browse-hint = JPEG, PNG o PDF d’escàner, diverses alhora; també es poden deixar anar sobre la finestra
photo-also = imatges fotos càmera escàner fulls
photo-stop = Atura la lectura de fotografies
photo-queue = Assigna fotografies
photo-queue-hint = Les que no tenen un codi llegit, i dues de la mateixa cara: una de gran, amb el camp que diu de qui és
photo-queue-close = Torna als fulls
photo-select = Mira aquesta fotografia
photo-assign = Assigna
photo-turn = Gira un quart
photo-other = Fotografia següent
photo-show = Fotografies al costat dels fulls
photo-show-hint = Les mostra o les amaga mentre s’entren fulls
photo-hide = Amaga
photo-larger = Fotografia més gran
photo-smaller = Fotografia més petita
photo-up = Més amunt
photo-down = Més avall
photo-left = Més a l’esquerra
photo-right = Més a la dreta
photo-hide-from-players = Que els jugadors no vegin fotografies
photo-discard = Descarta la fotografia…
photo-delete = Esborra totes les fotografies…
photo-delete-hint = Per sempre: no en queda res al fitxer
photo-show-to-players = Que els jugadors vegin les seves fotografies…
photo-show-to-players-hint = A la pàgina que obre la targeta del jugador, del que s’ha publicat
photo-needs-codes = Els fulls d’aquesta competició no tenen codis per trobar-los.
photo-needs-coming = Ara no es llegeixen fotografies.
photo-needs-pictures = No hi ha fotografies de fulls.
photo-needs-seen = Cal que es vegi una fotografia, a Fulls.
photo-needs-queue = Cal que es vegi una fotografia per assignar.
photo-count = Fotografies: { $count }
photo-waiting = per assignar: { $count }
photo-progress = llegides { $done } de { $of }
photo-of = { $player } · ronda { $round } · { $side }
photo-of-nobody = no se sap de qui · { $side }
photo-number = { $number } de { $of }
photo-not-in-file = Aquesta fotografia no és en aquest fitxer: pot faltar en una còpia o en un fitxer reescrit.
photo-twice = Fotografia { $number }: n’hi ha una altra de la mateixa cara en aquest lloc. Assigneu-la a un altre lloc o descarteu-ne una.
photo-unassigned = Fotografia { $number }: de qui és el full?
photo-place = Jugador i ronda
photo-place-hint = 5-7 és el jugador 5, ronda 7; 5-7/2 el dors
photo-none-waiting = No n’espera cap.
photo-discard-about = Ja no compta i no es mostra al costat del full. Queda al fitxer, i es pot desfer.
photo-delete-about = Fotografies que s’esborraran: { $count }. No es desfà mai: ningú no les podrà tornar a veure. El que s’ha entrat queda.
photo-show-to-players-about = Cada jugador veu les fotografies dels seus fulls, només de les rondes publicades, mentre la xarxa de la sala és oberta. El codi de la targeta viatja per la xarxa sense xifrar: qui hi escolti el pot llegir i també veure-les.
photo-hidden-from-players = Els jugadors no veuen fotografies.
photo-takes-already = Ja es llegeixen fotografies: espereu o atureu-ho primer.
photo-done = Fotografies preses: { $count }
photo-done-known = ja hi eren: { $count }
photo-more-unread = Altres fotografies no preses: { $count }
photo-place-odd = «{ $typed }» no s’entén: 5-7 és el jugador 5, ronda 7; 5-7/2 el dors.
photo-assigned = Assignada: { $place }
photo-deleted = Les fotografies s’han esborrat.
photo-being-deleted = Ningú no veu ja les fotografies. S’estan esborrant del fitxer: en queden { $count }. Continueu: es dirà quan no en quedi res.
photo-none-taken = { $number ->
    [one] La fotografia no s’ha pres
   *[other] Cap de les { $number } fotografies no s’ha pres
}.
photo-not-smaller = Les fotografies s’han esborrat, però el fitxer no s’ha pogut fer més petit: { $why } En poden quedar parts fins que es tornin a esborrar o es copiï el fitxer.
photo-arg-turn = Gira a la dreta una fotografia de la llista tants quarts
photo-arg-discard = Descarta una fotografia de la llista
photo-arg-delete = Esborra per sempre una fotografia de la llista; all les esborra totes
photo-arg-reason = Per què es descarta o s’esborra
photo-no-reason = Digueu per què amb --reason.
photo-turn-nowhere = La fotografia { $number } encara no és de cap full: assigneu-la primer.
photo-turn-odd = «{ $typed }» no s’entén: 3=1 gira un quart la fotografia 3 de la llista, 3=2 mitja volta.
photo-no-such = «{ $typed }» no és cap fotografia de la llista.
photo-busy = Es llegeixen fotografies d’altres: torneu-ho a provar d’aquí a un moment.
photo-sends = s’envia:
photo-sent = S’han enviat totes les fotografies.
photo-station = Fotografies de fulls
photo-station-about = Fotografieu els fulls d’un en un, plans i amb el codi quadrat sencer. Les fotografies van només al fitxer de la competició, a l’ordinador de l’àrbitre.
photo-choose = Imatges o PDF d’escàner
photo-camera = Amb la càmera
photo-send = Envia
photo-beside = Fotografies del full
photo-keys = PageUp i PageDown mouen la fotografia, amb Shift cap als costats; amb Alt la fan més gran i més petita.
photo-elsewhere = La fotografia és d’un altre full
photo-belongs = Fotografia { $number }: de quin full és?
photo-not-sent = Fet, però aquestes no s’han admès:
