# Why something is refused: what is wrong, and what to do.

## Words

errors-word-empty = no té cap lletra
errors-word-too-long = té { $got } lletres; cap paraula no en té més de { $limit }
errors-word-space = té un espai a la posició { $position }; una paraula s’escriu sense espais
errors-word-sign = té el signe «{ $sign }» a la posició { $position }; una paraula només té lletres, o ? per a una lletra il·legible

## The competition

errors-not-created = La competició encara no s’ha creat. Creeu-la primer.
errors-already-created = La competició ja s’ha creat.
errors-signed = La competició està signada i no canvia. Per corregir-la, reobriu-la indicant-ne el motiu.
errors-not-signed = La competició no està signada; no cal reobrir-la.
errors-reason-missing = Cal un motiu. Escriviu-lo.
errors-name-missing = Cal un nom. Escriviu-lo.
errors-name-too-long = Un nom té com a màxim { $limit } caràcters; «{ $text }» en té { $got }. Escurceu-lo.
errors-title-too-long = Un títol té com a màxim { $limit } caràcters; «{ $text }» en té { $got }. Escurceu-lo.
errors-reason-too-long = Un motiu té com a màxim { $limit } caràcters; «{ $text }» en té { $got }. Escurceu-lo.
errors-evidence-too-long = La justificació té com a màxim { $limit } caràcters; «{ $text }» en té { $got }. Escurceu-la.
errors-hidden-sign = El text «{ $text }» té a la posició { $position } un signe que no es veu ({ $sign }). Esborreu-lo o torneu a escriure el text.
errors-nothing-to-undo = No hi ha cap acció que es pugui desfer.
errors-not-the-newest = Entretant s’ha fet una altra cosa: només es pot desfer l’última acció. Torneu a demanar de desfer.

## Players

errors-unknown-player = No hi ha cap participant amb el número { $player }.
errors-player-number = No es pot donar el número { $player }: la numeració va de l’1 al { $most }. Doneu un altre número.
errors-player-exists = El número { $player } ja està assignat. Doneu un altre número.
errors-number-removed = El número { $player } era d’una inscripció eliminada i no es torna a donar. Doneu un altre número.
errors-not-removable = La inscripció { $player } ja no es pot eliminar: s’han sortejat lletres, s’ha renunciat a una ronda o hi ha una penalització. Anoteu que marxa després d’una ronda.
errors-empty-span = La primera ronda ({ $from }) és posterior a l’última ({ $to }). Corregiu-les.

## Rounds and letters

errors-unknown-round = No hi ha cap ronda { $round }; hi ha { $rounds } rondes.
errors-draws-begun = Els sortejos han començat: el compromís i la paraula de la sala ja no canvien.
errors-seed-missing = Aquest fitxer no té la llavor dels sortejos. Traieu fitxes dels sacs i escriviu-les.
errors-seed-revealed = La signatura ha revelat la llavor i ja no hi ha sorteig digital. Traieu fitxes dels sacs.

## Time

errors-time-running = El temps de la ronda { $round } no s’ha acabat.
errors-no-time = Ara el temps no corre.
errors-time-is-so = El temps ja és aquest.
errors-time-unconfirmed = El programa s’ha reiniciat mentre corria el temps. Confirmeu que el temps ha continuat o ajusteu el que queda.
errors-time-out-of-range = El temps que queda ha de ser d’entre 0 i { $seconds } segons.
errors-no-break = Després de la ronda { $after } no hi ha descans, o ja s’ha fet.
errors-break-runs = El descans ja està en curs.

## Rulings, penalties, objections, signing

errors-closed-list = La llista és tancada: només són vàlides les seves paraules i no es decideix sobre cap altra. Per decidir sobre paraules, feu servir la llista com a vinculant o orientativa.
errors-no-ruling = No hi ha cap decisió sobre la paraula { $word }.
errors-ruled-so = La decisió sobre la paraula { $word } ja és aquesta.
errors-ruled-since-valid = Mentrestant la paraula { $word } s’ha declarat vàlida. Torneu a decidir si ha de ser altrament. { $evidence }
errors-ruled-since-invalid = Mentrestant la paraula { $word } s’ha declarat no vàlida. Torneu a decidir si ha de ser altrament. { $evidence }
errors-ruling-gone = Mentrestant s’ha retirat la decisió sobre la paraula { $word }. Torneu a decidir si n’hi ha d’haver.
errors-other-penalty = Aquesta mena de competició no té la sanció «{ $penalty }».
errors-nothing-deducted = S’ha de descomptar com a mínim 1 punt.
errors-emblem-no-png = L’emblema ha de ser una imatge PNG: deseu-lo com a PNG i torneu-lo a triar.
errors-emblem-heavy = La imatge té { $got } kB i se’n permeten { $most }: deseu-la més petita.
errors-emblem-large = La imatge té { $width } × { $height } punts i se’n permeten { $most } × { $most }: feu-la més petita.
errors-emblem-broken = La imatge està tallada o malmesa: torneu-la a desar com a PNG.
errors-no-penalty = No hi ha cap penalització vigent amb el número { $penalty }.
errors-too-early-to-object = Les reclamacions s’admeten quan l’última ronda s’ha acabat o s’ha abandonat.
errors-no-objection = No hi ha cap reclamació pendent amb el número { $objection }.
errors-uphold-not-written = No es pot acceptar la reclamació: en aquesta ronda, el full de qui reclama no té aquesta paraula.
errors-uphold-not-void = No es pot acceptar la reclamació: el full no està anul·lat.
errors-uphold-not-about-this = La reclamació no és sobre això.
errors-rounds-open = Per signar, totes les rondes s’han d’haver acabat o abandonat. Falta la ronda { $round }.
errors-provisional = { $count ->
    [one] La classificació és provisional: { $first }. Resoleu-ho abans de signar.
   *[other] La classificació és provisional per { $count } motius; el primer: { $first }. Resoleu-los abans de signar.
}

## What makes standings provisional, without a full stop

errors-doubt-undecided = ronda { $round }: la paraula { $word } està pendent de decisió ({ $players })
errors-doubt-objection = la reclamació { $objection } ({ $player }) està pendent

## Rules files

errors-rules-syntax = línia { $line }: no es pot llegir el fitxer del reglament ({ $what })
errors-rules-out-of-range = línia { $line }: el valor { $got } no és d’entre { $min } i { $max }
errors-rules-not-a-letter = línia { $line }: «{ $got }» no és una sola lletra majúscula, o hi és dues vegades
errors-rules-criterion-twice = línia { $line }: el mateix criteri de desempat hi és dues vegades
errors-rules-at = línia { $line }: { $what }
errors-rules-words = el fitxer no s’hi pot llegir: { $what }
errors-rules-other = hi diu { $got }; aquest format té { $wanted }.
errors-rules-range = el valor { $got } és fora dels límits; tenen sentit els valors de { $min } a { $max }.
errors-rules-letter = calen les lletres de la llengua, cadascuna un sol cop i en ordre; { $letter } hi falta, és forana o no és al seu lloc.
errors-rules-kind = { $letter } és de l’altra mena (vocal o consonant) en aquesta llengua.
errors-rules-folds = «folds» ha de tenir exactament les lletres amb signe que hi valen com aquesta: { $folds }
errors-rules-also = «also» de { $letter } ha de tenir exactament les seves altres grafies.
errors-rules-printed = { $face } no es pot imprimir en una fitxa; hi caben d’un a tres signes.
errors-rules-half = { $letter } necessita count i value, o cap dels dos.
errors-rules-few = { $tiles } fitxes són massa poques per als faristols.
errors-rules-board-rows = el tauler té { $rows } files; n’hi calen 15.
errors-rules-board-row = aquesta fila té { $signs } signes; n’hi calen 15.
errors-rules-board-sign = { $sign } no és cap casella; ho són 3 2 t d i el punt.
errors-rules-board-mirror = la casella de la columna { $column } no val el mateix que la simètrica.
errors-rules-board-centre = el centre ha de doblar la paraula.

## Word lists

errors-list-empty = és buit
errors-list-too-large = té { $megabytes } MB, més que cap llista de paraules (fins a { $limit } MB)
errors-list-binary = no és un text, ni un PDF, ni una llista de paraules compilada
errors-list-utf16 = és un text en UTF-16, tallat o malmès a la línia { $line }; deseu-lo o copieu-lo de nou
errors-list-no-words = no té cap paraula ({ $skipped ->
    [one] s’ha omès 1 element
   *[other] s’han omès { $skipped } elements
})
errors-list-pdf-damaged = el PDF està tallat o malmès; torneu-lo a baixar
errors-list-pdf-encrypted = el PDF demana una contrasenya; deseu-lo sense
errors-list-pdf-no-pages = el PDF no té cap pàgina
errors-list-pdf-page = la pàgina { $page } del PDF està malmesa; torneu-lo a baixar
errors-list-doubtful = el fitxer no sembla una llista de paraules: { $why }
errors-list-doubt-json = és un document JSON
errors-list-doubt-table = és una taula de { $columns } columnes
errors-list-doubt-skipped = { $skipped } dels { $of } elements que té no són paraules
errors-list-pdf-memory = el PDF necessita més de { $limit } MB de memòria, i això no li cal a cap llista de paraules; deseu la llista com a text
errors-list-pdf-not-started = no s’ha pogut començar a llegir el PDF ({ $why }); deseu la llista com a text
errors-list-pdf-stalled = el PDF no es pot llegir en un temps raonable; deseu la llista com a text
errors-list-foreign = no és una llista de paraules compilada
errors-list-newer = és una llista de la versió { $version }; aquest programa en coneix fins a la versió { $known }. Actualitzeu el programa
errors-list-length = hauria de tenir { $expected } bytes i en té { $got }; torneu-la a copiar
errors-list-damaged = la llista està malmesa; torneu-la a copiar
errors-list-passport = no es pot llegir la identificació de la llista ({ $what })
errors-list-other-words = les paraules no són les que indica la identificació de la llista
errors-list-cancelled = s’ha interromput la lectura

errors-list-recovered =
    { $count ->
        [one] { $count } paraula tenia lletres llatines que semblen gregues i s’ha corregit.
       *[other] { $count } paraules tenien lletres llatines que semblen gregues i s’han corregit.
    }
errors-list-repeated =
    { $count ->
        [one] { $count } paraula ja hi era.
       *[other] { $count } paraules ja hi eren.
    }
errors-list-skipped = Omissions: { $count }, { $why } ({ $examples })
errors-list-skipped-furniture = encapçalaments i números de pàgina
errors-list-skipped-latin = en lletres llatines
errors-list-skipped-long = de més de 15 lletres
errors-list-skipped-page = pàgines anteriors a les paraules que no es poden llegir
errors-list-skipped-preface = text anterior a les paraules
errors-list-skipped-short = d’una sola lletra
errors-list-skipped-sign = amb signes que no són lletres

## What may stand in a history

errors-office-referee = Això només ho decideix l’arbitratge. Si ha estat així, indiqueu primer que l’arbitratge és a la taula.
errors-office-assistant = Això ho fa l’arbitratge o l’equip auxiliar. Indiqueu primer qui és a la taula arbitral.
errors-office-jury = Dels mots en decideix el comitè o l’arbitratge. Indiqueu primer qui és a la taula arbitral.
errors-objection-upheld = S’ha acceptat una reclamació sobre «{ $word }»: ara només en decideix l’arbitratge.
errors-reading-upheld = S’ha acceptat una reclamació sobre la lectura: ara només en decideix l’arbitratge.
errors-referee-ruled = L’arbitratge ha decidit sobre «{ $word }»: el comitè no decideix altrament.
errors-other-rules = El reglament no és el que indica la competició.
errors-time-backwards = L’hora de l’esdeveniment és anterior a la de l’esdeveniment precedent.
errors-out-of-number = Té el número { $got }, i toca el { $expected }.
errors-no-hall-word = No s’ha registrat què ha dit la sala, ni que no hagi dit res.
errors-other-time = Hi diu { $got } ms, i el rellotge o el reglament donen { $remaining } ms.
errors-not-due = Aquest avís, o el final, no tocava.
errors-not-together = Això no es fa junt en una sola acció, o hi falta alguna cosa que s’hi fa juntament.
errors-other-seed = La llavor no és la del compromís.
errors-other-table = A partir de la fila { $row }, la taula signada és diferent de la que dona l’historial.
errors-other-digest = El SHA-256 de la taula és { $derived }, no el que es va registrar.
errors-other-words = Les paraules de la llista no són les que va fixar la signatura.
errors-older-version = Està escrit en una forma més antiga que la d’un esdeveniment anterior.
errors-word-language = { $code ->
    [ro] romanès
    [ca] català
    [pl] polonès
   *[el] grec
}
errors-list-other-language = és una llista de paraules en { $got }, no en { $wanted }
errors-other-language = { $what } no és en la llengua d’aquesta competició.
errors-not-played = La ronda { $round } no s’ha jugat; encara no es pot publicar.
errors-published-already = La ronda { $round } ja està publicada.
errors-not-published = La ronda { $round } no està publicada; no hi ha res a retirar.
errors-picture-known = Aquesta fotografia ja hi és.
errors-no-picture = No hi ha aquesta fotografia, o s’ha esborrat.
errors-pictures-full = Les fotografies omplen el fitxer: n’hi caben fins a 200 MB. Esborreu les que no calguin o continueu sense fotografies.
