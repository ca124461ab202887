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
