# Printing: documents and archives written from the window.

press-exists = { $file } ja existeix. Doneu un altre nom.
press-no-archive-there = No es pot crear l’arxiu a { $folder }: { $why }. Escriviu una carpeta que existeixi i on tingueu permís per escriure, amb un nom nou al final.
press-not-written = No s’ha escrit { $file }: { $why }.
press-broken-off = Interromput; no s’ha escrit res.

press-is-a-competition = { $file } és un fitxer de competició i no se substitueix. Doneu un altre nom.
press-no-viewer = no s’ha trobat cap programa que l’obri
press-busy = S’està escrivint un document. Espereu que s’acabi o atureu-lo.

press-documents = Documents
press-file = Fitxer PDF
press-file-hint = { $name }
press-file-kind = Document PDF
press-page-kind = Pàgina web
press-folder = Carpeta
press-archive-name = { $name } - arxiu
press-round = ronda { $round }
press-issue = versió { $issue }
press-rounds = Ronda
press-every-round = Totes
press-last-round = L’última
press-players = Participant
press-everybody = Tothom
press-find-player = Una sola persona
press-find-player-hint = número o nom
press-nobody = Cap participant no coincideix amb { $typed }.
press-several = Hi ha més d’una coincidència: trieu-ne una.
press-whole-page = Pàgina sencera
press-whole-width = Tota l’amplada
press-laying = { $of ->
    [0] S’estan preparant les pàgines…
   *[other] S’estan preparant les pàgines… { $done } { OF($of) }
}
press-writing = S’està escrivint: { $file }
press-written = S’ha escrit: { $file }
press-opening = S’ha escrit i s’està obrint al visor de PDF; imprimiu des d’allà: { $file }
press-opened = S’ha obert al visor de PDF; imprimiu des d’allà: { $file }
press-archived = La competició s’ha arxivat a la carpeta { $folder }
press-not-opened = És a { $file }, però no s’ha obert: { $why }.
press-more-warnings = { $count ->
    [one] … i 1 avís més
   *[other] … i { $count } avisos més
}

press-word-no-players = sense participants
press-word-nothing-played = encara no
press-word-no-rulings = cap decisió
press-word-no-penalties = cap sanció
press-word-not-signed = sense signar
press-word-late = ja sortejat
press-word-no-draw = sense sorteig
press-no-players = Encara no hi ha participants. Afegiu-ne a Competició.
press-nothing-played = Encara no s’ha acabat cap ronda.
press-no-rulings = Encara no hi ha cap decisió sobre paraules.
press-no-penalties = No hi ha cap sanció: la taula de classificació no anomena ningú.
press-not-signed = La competició no està signada: ho diuen totes les pàgines.
press-late = El sorteig ha començat: el compromís s’havia de penjar abans de la ronda 1.
press-no-draw = El programa no ha sortejat res: no hi ha cap sorteig que el compromís pugui provar.
press-this = Imprimeix…
press-report = Informe…
press-final = Imprimeix l’acta final…
press-templates-not-read = No s’han llegit les plantilles de la carpeta { $folder }: { $why }.

# A club's own words of certificates: what is said of the file, and the comments in it, a line of text each
press-own-nowhere = El sistema no indica cap carpeta per a les plantilles del club.
press-own-there = Textos i signatures dels diplomes: { $file }. Obriu-lo amb un editor de text senzill, canvieu-lo i deseu-lo: les pàgines d’aquí canvien soles.
press-own-name = Nom Cognom
press-own-office = Presidència
press-own-about =
    Diplomes i certificats: els textos, les signatures i la tinta del club.
    Escriviu entre les cometes i deseu: la Impressió canvia de seguida. El que queda "" ho diu el programa.
    Les línies que comencen amb # són explicacions i no s’imprimeixen.
press-own-signatories =
    Qui signa, fins a tres: esborreu el # i escriviu nom i càrrec, una línia per persona.
    Mentre no hi hagi ningú, signen l’àrbitre i algú pel club.
# $full, $black, $yes, $no: as they are to be typed
press-own-colours =
    { $full } en colors, { $black } en blanc i negre.
press-own-figures =
    Al certificat de participació: la paraula més llarga en fitxes, i les xifres. { $yes } o { $no }.
# $rank, $points, $players: as they are to be typed
press-own-ranks =
    Les tres primeres posicions: el títol de cadascuna, i la frase sota el nom.
    El que queda buit és el del programa.
    { $rank } esdevé el número de la posició, { $points } els punts, { $players } el nombre de participants.
press-own-participation =
    La participació: una paraula en fitxes, i una frase sota el nom, amb { $points } i { $players }.

press-order = Ordre
press-by-round = Per rondes
press-by-player = Per participants
press-paper = Paper
press-a5 = A5
press-a4 = A4, dos per pàgina
press-a4-whole = A4, un per pàgina
press-blank = Sense nom
press-blank-hint = quants; buit: els dels participants
press-blank-range = Sense nom: d’1 a { $most }.
press-backs = Revers
press-white-backs = En blanc
press-printed-backs = Amb camps
press-web-page = Pàgina web…
press-look-signed = El que se signa és el que diu un document, no com es veu: el logotip del club de la carpeta de plantilles (club.toml) surt a tot el que s’imprimeix a partir d’ara, sigui quan sigui que s’hi va posar.
