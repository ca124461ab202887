# What one does in each place, in a few sentences: above its keys (F1).

help-classic-rounds =
    • Aquí es juga la trobada, ronda a ronda.
    • El botó gran fa cada vegada el pas següent: aparellar o sortejar les taules, mostrar-les a la sala, engegar el temps, entrar els resultats, signar.
    • Qui no hi és es marca abans d’aparellar la ronda.
    • Cada taula diu per què es troben aquests jugadors, i el resultat o que falta.
    • Les taules es poden dir a mà, es poden intercanviar dos jugadors i retirar un aparellament.
    • El que és excepcional sempre pregunta, i l’historial en guarda el motiu.
help-results =
    • Aquí s’entra cada resultat.
    • Escriviu la taula o llegiu el codi del full, i després les puntuacions; Retorn passa al camp següent.
    • Amb xifres s’escriuen puntuació, faristol i temps passat, i la puntuació final es calcula; sense xifres n’hi ha prou amb les finals.
    • Com ha acabat la partida té una lletra pròpia.
    • El que és estrany es pregunta abans de desar, i al costat hi ha la classificació tal com quedaria.
    • Una segona persona confirma el resultat.
    • Aquí també es pot escriure la partida sencera, torn a torn.
help-judge =
    • Aquí es jutgen les paraules dubtoses.
    • Escriviu les paraules amb un espai entremig, i Retorn en un camp buit les jutja: un sol veredicte val per a totes.
    • No es diu quina paraula era dolenta.
    • El que la llista no pot dir espera l’àrbitre, que hi respon amb la font.
    • Cada veredicte es guarda amb l’hora i la taula.
    • La finestra del jutge mostra el mateix en una pantalla pròpia i té el seu teclat.
help-classic-standings =
    • Aquí hi ha la classificació després de cada ronda.
    • Mentre falten resultats és provisional.
    • Punts, diferència o mitjanes classifiquen com diu el reglament, i els equips tenen una taula pròpia.
    • Al costat hi ha la taula creuada, l’evolució per rondes i les partides de cada jugador.
    • Diverses trobades se sumen en una temporada, que s’obre aquí.
help-classic-print =
    • S’obre amb el que toca ara: els aparellaments abans de la primera ronda, la classificació després de cada una, l’acta final després de la signatura.
    • Abans: els números de les taules, el reglament i el compromís per a la paret, la guia per a l’arbitratge, butlletes d’impugnació per a cada taula.
    • A cada ronda: els aparellaments per a la paret, un full de partida i una butlleta de resultat per a cada taula; la butlleta torna a la mesa.
    • Després de cada ronda: la classificació, els equips i la taula creuada per a la paret; al final: l’acta final per signar, el registre del jutge per a l’arxiu, diplomes i partides per als participants.
    • La classificació diu qui va ser sancionat: per a la paret n’hi ha una sense noms, on els alumnes surten només amb inicials. L’arxiu ho té tot junt, i a part el que es pot publicar.
    • Altres textos i signatures als diplomes: «Textos dels diplomes…», al costat.
    • La ronda i el participant es trien al costat de la llista o a sota.
