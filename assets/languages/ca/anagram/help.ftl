# What one does in each place, in a few sentences: above its keys (F1).

help-competition =
    • Aquí hi ha les dades de la competició i els jugadors.
    • Aquí també hi ha les còpies; l’arxiu i la pàgina web són a Impressió, la verificació a Historial.
    • Abans de la primera ronda afegiu-hi els jugadors: escriviu un nom a la línia o trieu el fitxer de les inscripcions.
    • Els noms repetits i els clubs que s’assemblen es marquen, perquè ningú no compti dues vegades.
    • La llista de paraules jutja els fulls; sense cap de pròpia els jutja la lliure, i vós decidiu sobre el que hi falta.
    • Qui arriba més tard s’afegeix des de la ronda que comença, i qui marxa s’hi declara.
help-rounds =
    • Aquí es juga la competició, ronda a ronda.
    • El botó gran fa cada vegada el pas següent: sorteig, inici del temps, fulls recollits, pausa, signatura.
    • La sala ho segueix sola; al costat es veu què veu, i des d’allà se li mostra una altra cosa.
    • Quan s’acaba el temps recolliu els fulls i marqueu només els que falten o han arribat tard.
    • Temps, lletres i rondes jugades en paper es corregeixen al menú de correccions.
    • Aturar, repetir i abandonar una ronda són al menú del costat i sempre pregunten.
    • Entrar els fulls no atura la competició: la ronda següent pot començar.
help-sheets =
    • Aquí s’entra cada full tal com és al paper, paraula a paraula.
    • Un espai o una coma separa les paraules, i una paraula en un camp equivocat s’escriu on va ser escrita; de dues paraules o més que tenen la llargada d’un altre camp, o d’una al final, es demana abans de desar.
    • Una lletra que ningú no pot llegir és un signe d’interrogació.
    • En desar arriba el full següent que falta; un full es troba pel codi, el número o el nom.
    • També s’entra un full sense nom, i el jugador se li dóna més tard.
    • Una segona persona el compara amb el paper o el torna a entrar sense veure la primera vegada.
    • El que s’escriu es conserva encara que s’aturi l’ordinador.
    • Les fotografies i els escanejos de fulls vénen amb «Fotografies dels fulls…» (Ctrl+K) o es deixen anar damunt la finestra: cadascun troba el seu full pel codi quadrat i es veu al costat dels camps, i el que no té codi llegit espera que se li assigni un full.
help-words =
    • Aquí l’àrbitre jutja les paraules que la llista no té.
    • Primer hi ha les que més jugadors han escrit.
    • Mireu les paraules properes: sovint és un error de teclat.
    • Escriviu la prova (diccionari, pàgina) i digueu vàlida o no vàlida amb una tecla.
    • Qui ha escrit la paraula i qui hi guanya es veu després de la decisió, o si es demana.
    • Una decisió val per a tots els fulls i es pot retirar fins a la signatura.
    • Escriviu una paraula i es busca a la llista.
help-standings =
    • Aquí hi ha la classificació després de cada ronda.
    • Mentre hi ha alguna cosa oberta és provisional, i cada cosa oberta és un botó que porta on es resol.
    • En un empat es diu quin criteri ha decidit.
    • Des de la línia d’un jugador es posa una sanció i es presenta una objecció.
    • Una objecció s’accepta o es rebutja amb un motiu, i primer es veu què canvia.
    • Al costat hi ha l’evolució dels primers, la pàgina de cada jugador i les xifres.
help-print =
    • S’obre amb el que toca ara: els fulls abans de la competició, l’acta després de cada ronda, el full final després de la signatura.
    • Els fulls de paraules són per a les taules, el reglament, el compromís i la classificació per a la paret, les actes i el full final per signar, els fulls puntuats i els diplomes per als participants. Altres textos als diplomes: «Textos dels diplomes…», al costat.
    • Imprimir obre el document al programa del sistema per a PDF, i des d’allà s’imprimeix.
    • De quina ronda o de quin jugador és un document es tria al costat de la llista o a sota. ↑ i ↓ van al document següent de la llista.
    • L’arxiu ho té tot junt, i la pàgina web dels resultats; aquesta també es desa sola.
    • El que es publica hi té una carpeta pròpia: no diu qui va ser sancionat, llevat que trieu que ho digui.
help-history =
    • Aquí hi ha tot el que s’ha fet, amb l’hora i la persona.
    • Res no s’esborra: una correcció és una línia més.
    • L’última acció es desfà des d’aquí, i primer es diu quina és.
    • Les lletres que ha vist la sala, el temps i la signatura no es desfan: es corregeixen amb un motiu.
    • Els codis del final de cada ronda són els que ha vist la sala.
    • Amb aquests codis qualsevol pot verificar el fitxer.
