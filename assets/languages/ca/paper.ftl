# Word sheets, certificates and the other forms; what is wrong with a club's templates.

## Certificates

paper-certificates = Diplomes i certificats
paper-certificate-none = Cap diploma: ningú no té posició a la classificació.
# $names: names with commas
paper-certificate-without = Sense diploma ni certificat de participació, per expulsió de la competició: { $names }.
# $names: names with commas
paper-certificate-kept = Expulsió de la resta, però es conserva la posició i, per tant, el diploma: { $names }.
paper-certificate-rank = { $rank ->
    [1] Primer premi · Victòria
    [2] Segon premi
   *[other] Tercer premi
}
paper-certificate-participation = Certificat de participació
# Above the name
paper-certificate-given = S’atorga a:
paper-certificate-confirmed = S’expedeix a nom de:
# $points: the total, may be negative
paper-certificate-for-rank = { $rank ->
    [1] per la primera posició
    [2] per la segona posició
   *[other] per la tercera posició
} entre { $players ->
    [one] { $players } participant
   *[other] { $players } participants
}, amb { $points ->
    [one] { $points } punt
   *[other] { $points } punts
}
paper-certificate-for-shared-rank = { $rank ->
    [1] per la primera posició compartida
    [2] per la segona posició compartida
   *[other] per la tercera posició compartida
} entre { $players ->
    [one] { $players } participant
   *[other] { $players } participants
}, amb { $points ->
    [one] { $points } punt
   *[other] { $points } punts
}
# In a laurel: the rank, and its word below; the word in tiles; below figures
paper-certificate-rank-figure = { $rank }a
paper-certificate-rank-word = posició
paper-certificate-tiles = PARTICIPACIÓ
paper-certificate-points = punts
paper-certificate-rounds = rondes
paper-certificate-words = paraules vàlides
paper-certificate-longest = la paraula més llarga, a la ronda { $round }
# $number: a number as text; below the name, of namesakes in one club
paper-certificate-number = inscripció núm. { $number }
paper-certificate-not-signed = Provisional: la classificació no està signada.

## The commitment slip

paper-commitment = Compromís del sorteig
paper-commitment-none = La competició encara no té compromís.
paper-commitment-what = Aquest número compromet el sorteig: és el SHA-256 d’una llavor secreta que, a partir d’ara, no es pot canviar sense que es noti.
paper-commitment-hall = La sala dirà una paraula o un número. La llavor i la paraula juntes determinen les lletres de cada ronda; així no les tria ningú.
paper-commitment-check = Després de la signatura, la llavor s’imprimeix a l’acta final: qui vulgui pot comprovar que dona aquest número i tornar a obtenir cada sorteig.
# Under a line to write on
paper-commitment-posted = Penjat (data, hora)

## The rules on one page

paper-rules = Reglament
paper-rules-title = El reglament en una pàgina
paper-rules-title-pages = El reglament
# $rules: the name of the rules
paper-rules-legend = Reglament { $rules }, amb paraules nostres.  ◆ Decisió del programa, quan el reglament no en diu res o no és clar.
# $first: numbers with commas; $last: the last number
paper-rules-and = { $first } i { $last }

## Templates of a club

# $what: one of the sentences below, without its end
paper-template-at = { $file }, línia { $line }: { $what }.
paper-template-in = { $file }: { $what }.
paper-template-unknown-file = cap document no té una plantilla amb aquest nom; hi ha { $known }
paper-template-not-text = no és text UTF-8
paper-template-not-toml = no es pot llegir la línia; cada línia és una [taula], una clau = valor o una # nota
paper-template-no-value = la clau { $key } no té cap valor que es pugui llegir; demana un nombre, o un text entre cometes que es tanquin
paper-template-twice = la clau { $key } ja és més amunt
paper-template-unknown-key = aquesta plantilla no té cap clau { $key }; té: { $known }. L’ordre eforos print --write-template { $file } escriu la plantilla sencera
paper-template-wrong-value = la clau { $key } demana { $wanted }
paper-template-wants-number = un nombre més gran que 0 i fins a 1000; enter, si és una quantitat
paper-template-wants-text = un text entre cometes
paper-template-wants-list = una llista com la de la plantilla del programa
paper-template-wants-table = una taula com la de la plantilla del programa
paper-template-no-placeholder = { $key }: { $braced } aquí no s’omple; la plantilla del programa diu què pot anar entre claus
paper-template-no-font = { $key }: el programa no té el tipus de lletra «{ $font }»; té «Noto Sans»
paper-template-too-pale = la tinta { $key } és massa pàl·lida per llegir-se en paper; poseu-ne una de més fosca
paper-template-no-picture = { $key }: la imatge «{ $picture }» no és a la carpeta
paper-template-bad-picture = { $key }: «{ $picture }» no és una imatge PNG de fins a 4000 × 4000 punts
paper-template-crowded = les parts de [{ $key }] no caben a la pàgina: queden { $left } mm i en calen com a mínim { $least }

## The referee’s guide

paper-guide-running = continuació
# $rules: their name
paper-guide-foot = Guia de l’àrbitre · regles { $rules }
paper-guide-trouble = Si alguna cosa va malament
paper-guide-keys = Tecles
