# What one does in each place, in a few sentences: above its keys (F1).

help-game =
    • Aquí es juga la partida, torn a torn.
    • Escriviu les lletres tal com surten del sac o deixeu que les tregui el programa.
    • El botó gran fa cada vegada el pas següent: mostrar les lletres, engegar el temps, recollir les butlletes, establir i anunciar la millor jugada.
    • Les lletres s’anuncien d’una en una; l’anunci es pot aturar, repetir o escurçar.
    • Què s’ha rebutjat i què queda al sac es veu al costat del tauler.
    • Les correccions i els casos excepcionals són als dos menús i sempre pregunten.
help-slips =
    • Aquí s’entra cada butlleta tal com és al paper, primer les puntuacions més altes.
    • Escriviu la taula i després els punts; una xifra agafa de la llista una jugada d’aquests punts, i per a una altra s’escriuen posició i paraula.
    • En desar s’espera la taula següent.
    • La mà no alçada i un número equivocat es marquen.
    • També s’entra una butlleta sense nom, i el nom es dóna més tard.
    • Una segona persona mira el paper o la torna a entrar sense veure la primera vegada.
    • El que s’escriu es conserva encara que s’aturi l’ordinador.
    • Les fotografies i els escanejos de butlletes vénen amb «Fotografies dels fulls…» (Ctrl+K) o es deixen anar damunt la finestra: cadascun troba la seva butlleta pel codi quadrat i es veu al costat dels camps, i el que no té codi llegit espera que se li assigni.
help-top =
    • Aquí s’estableix la millor jugada d’un torn quan se n’ha acabat el temps.
    • Si l’anomena la sala, les millors jugades correctes són a la taula i el millor valor de cada columna és verd.
    • Trieu-ne una, digueu el criteri amb la seva xifra i anuncieu-la amb l’espai.
    • Si l’anomena el programa, la primera seva s’anuncia tal com és.
    • Una jugada que pot valer més ho atura fins que es jutja o es deixa de banda amb un motiu.
    • La millor de la llista queda amagada fins que l’obriu.
    • El que es troba tard es diu a la sala sense cap nom.
help-sanctions =
    • Aquí hi ha els avisos i què costen.
    • Els que vénen de les butlletes es compten sols; els altres els dóna l’àrbitre.
    • Què canviaria una sanció nova en el total i el lloc es veu abans de donar-la.
    • Els primers avisos no costen res, i cada un de més costa punts.
    • Els zeros que encara no s’han dit són al costat: imprimiu les notes, repartiu-les i anoteu que s’han dit.
help-duplicate-words =
    • Aquí l’àrbitre jutja les paraules.
    • Primer hi ha les que esperen i que més jugadors han escrit.
    • Mireu les paraules properes: sovint és un error de teclat.
    • Escriviu la prova (diccionari, pàgina) i digueu vàlida o no vàlida amb una tecla.
    • Una decisió val per a totes les butlletes i es pot retirar fins a la signatura.
    • Escriviu una paraula i es busca a la llista.
help-duplicate-standings =
    • Aquí hi ha la classificació després de l’últim torn anunciat.
    • Mentre falten butlletes és provisional, i es diu quines falten.
    • Al costat de la taula es veu per què algú té aquest lloc, i l’evolució dels cinc primers.
    • Els torns d’un jugador es veuen amb cada jugada i el seu veredicte.
    • Es diu què ha decidit entre totals iguals.
    • La taula es copia amb les capçaleres.
help-duplicate-print =
    • S’obre amb el que toca ara: les butlletes abans de la partida, l’acta després de cada torn, l’acta final després de la signatura.
    • Abans: butlletes i fulls del participant per a cada taula, el reglament i el compromís per a la paret, la guia per a l’arbitratge.
    • Després de cada torn: l’acta per a l’arxiu de l’arbitratge, avisos per a qui té la jugada anul·lada, la classificació per a la paret.
    • Al final: l’acta final per signar, el full de la partida i els advertiments per a l’arxiu, diplomes i informes per als participants.
    • La classificació diu qui va ser sancionat: per a la paret n’hi ha una sense noms. L’arxiu ho té tot junt, i a part el que es pot publicar.
    • Altres textos i signatures als diplomes: «Textos dels diplomes…», al costat.
    • El torn i el participant es trien al costat de la llista o a sota.
